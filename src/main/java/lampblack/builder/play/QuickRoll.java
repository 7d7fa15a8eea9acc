package lampblack.builder.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;

/**
 * A roll that is made at one press, by the values that its form begins with.
 *
 * @param action where the press is sent
 * @param part the kind and name of the part that makes it, or empty
 * @param path its whole form, with its modifiers
 * @param isFirst whether it is the first to roll with something, so that it is in sight without being asked for
 * @param missing what it still requires, or empty
 * @param presses one for each trait; none where something has to be said or had first
 */
public record QuickRoll(String id, String action, String roll, String part, String title, String path,
        boolean isFirst, String missing, List<RollPress> presses) {

    /** The field of a form that says on which tab the result is shown. */
    public static final String SHOWN_ON = "shown-on";

    private static final int MAX_DOTS = 6;

    /**
     * One press.
     *
     * @param on the trait, or empty
     * @param label what it does, for those who hear the page
     * @param dots of its rating
     * @param figure the rating where it is no dots
     */
    public record RollPress(String id, String on, String title, String label, List<String> dots, String figure) {}

    public QuickRoll {
        presses = List.copyOf(presses);
    }

    /** All rolls of a character and its parts. */
    public static List<QuickRoll> all(Messages messages, LoadedCharacter character) {
        List<QuickRoll> all = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (Map.Entry<String, Roll> entry : RollingPart.rolls(character).entrySet()) {
            for (RollingPart by : RollingPart.all(character, entry.getValue())) {
                QuickRoll roll = of(messages, character, entry.getValue(), by);
                List<String> with = roll.presses.stream().map(press -> by.path() + " " + press.on())
                        .filter(name -> !name.endsWith(" ")).toList();
                all.add(known.addAll(with) ? roll.inSight() : roll);
            }
        }
        return all;
    }

    private QuickRoll inSight() {
        return new QuickRoll(id, action, roll, part, title, path, true, missing, presses);
    }

    private static QuickRoll of(Messages messages, LoadedCharacter character, Roll roll, RollingPart by) {
        String id = by.path().isEmpty() ? "q-" + roll.id() : ControlId.of("q-" + roll.id(), by.path());
        List<Trait> traits = by.modifiers(character, roll).traits();
        DerivedSheet derived = by.evaluated().inPlay();
        List<RollPress> presses = new ArrayList<>();
        List<Message> missing = by.missing(roll);
        if (missing.isEmpty()) {
            traits.forEach(trait -> presses.add(press(messages, id, trait, derived)));
        }
        if (missing.isEmpty() && traits.isEmpty() && !asks(roll)) {
            presses.add(new RollPress(id + ".roll", "", messages.text("web.roll.roll"), messages.text(
                    "web.play.roll-plain", "roll", roll.label().title()), List.of(), ""));
        }
        String path = CharacterTab.ROLL.path(character.key()) + "?roll=" + Urls.encoded(roll.id())
                + (by.path().isEmpty() ? "" : "&" + RollingPart.PART + "=" + Urls.encoded(by.path()));
        return new QuickRoll(id, CharacterTab.ROLL.path(character.key()), roll.id(), by.path(),
                by.title(messages, roll), path, false, missing.isEmpty() ? ""
                : messages.text("web.roll.missing", "missing", missing), presses);
    }

    private static RollPress press(Messages messages, String id, Trait trait, DerivedSheet derived) {
        long rating = derived.rating(trait);
        List<String> dots = new ArrayList<>();
        boolean isDots = rating <= MAX_DOTS;
        for (long i = 0; isDots && i < rating; i++) {
            dots.add("filled");
        }
        String title = derived.title(trait);
        String figure = derived.ratingName(trait, rating);
        String on = RollRequest.key(trait);
        return new RollPress(ControlId.of(id, on), on, title, messages.text("web.play.roll-of", "trait", title,
                "rating", figure), dots, dots.isEmpty() ? figure : "");
    }

    /** Whether a number has to be agreed on before the dice can fall. */
    private static boolean asks(Roll roll) {
        return roll.dice().counted().isEmpty() || RollRequest.agreesAgainst(roll).isPresent();
    }
}
