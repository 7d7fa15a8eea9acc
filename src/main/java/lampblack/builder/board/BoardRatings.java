package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.builder.page.ControlId;
import lampblack.builder.play.RollingPart;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** The ratings of a character as a board shows them, each a press where something is rolled with it. */
public record BoardRatings(LoadedCharacter character, String prefix) {

    /**
     * Ratings that stand together.
     *
     * @param head the rating that they stand under, or none
     */
    public record RatingGroup(String title, List<RollableRating> head, List<RollableRating> ratings) {}

    /**
     * One rating.
     *
     * @param roll what is rolled with it, or empty
     * @param on how the roll calls it
     * @param state {@code none} where there is nothing of it
     */
    public record RollableRating(String id, String title, String value, String roll, String rolled, String on, String state) {}

    static List<RatingGroup> of(LoadedCharacter character, String prefix) {
        return new BoardRatings(character, prefix).groups();
    }

    private EvaluatedCharacter evaluated() {
        return character.evaluated();
    }

    private List<RatingGroup> groups() {
        List<RatingGroup> groups = new ArrayList<>();
        List<RollableRating> single = new ArrayList<>();
        Set<String> heads = evaluated().sheet().traits().values().stream().flatMap(set -> set.under().stream())
                .collect(Collectors.toSet());
        for (TraitSet set : evaluated().sheet().traits().values()) {
            if (!set.inPlay() && !heads.contains(set.id())) {
                List<Trait> traits = evaluated().inPlay().traits(set.id());
                if (set.isSingle()) {
                    traits.forEach(trait -> single.add(button(trait)));
                } else if (set.under().isPresent()) {
                    groups.addAll(under(set.under().get(), traits));
                } else {
                    add(groups, evaluated().inPlay().titleOf(set.label()), List.of(), traits);
                }
            }
        }
        if (!single.isEmpty()) {
            groups.add(0, new RatingGroup("", List.of(), single));
        }
        return groups;
    }

    private List<RatingGroup> under(String headSet, List<Trait> traits) {
        List<RatingGroup> groups = new ArrayList<>();
        for (Trait head : evaluated().inPlay().traits(headSet)) {
            add(groups, evaluated().inPlay().title(head), List.of(button(head)), traits.stream()
                    .filter(trait -> evaluated().inPlay().parent(trait).equals(head.id())).toList());
        }
        return groups;
    }

    /** Leaves out what is of no use here: ratings that are nothing, and those that only count what stands elsewhere. */
    private void add(List<RatingGroup> groups, String title, List<RollableRating> head, List<Trait> traits) {
        List<RollableRating> buttons = traits.stream().map(this::button).toList();
        boolean isUsed = buttons.stream().anyMatch(button -> !button.roll().isEmpty())
                || traits.stream().anyMatch(trait -> isChosen(trait) && evaluated().inPlay().rating(trait) != 0);
        if (!head.isEmpty() || isUsed) {
            groups.add(new RatingGroup(title, head, buttons));
        }
    }

    private boolean isChosen(Trait trait) {
        return evaluated().sheet().traits().get(trait.set()).derivation(trait.id()).isEmpty();
    }

    private RollableRating button(Trait trait) {
        long rating = evaluated().inPlay().rating(trait);
        Optional<Roll> roll = RollingPart.usual(character, trait);
        return new RollableRating(ControlId.of(prefix + trait), evaluated().inPlay().title(trait),
                evaluated().inPlay().ratingName(trait, rating), roll.map(Roll::id).orElse(""),
                roll.map(one -> one.label().title()).orElse(""), trait.toString(), rating == 0 ? "none" : "");
    }
}
