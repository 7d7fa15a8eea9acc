package lampblack.builder.takeover;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Renaming;

/** What players call that to which an author's way leads, such as {@code lists.talents.long-wick}. */
record PathTitles(Ruleset game) {

    /**
     * The title of the nearest thing on the way that has one.
     *
     * @param sheet the id of the sheet; empty for what is of the whole game
     */
    Optional<String> of(String sheet, List<String> way) {
        if (sheet.equals(Renaming.GAME)) {
            return way.size() < 2 ? Optional.empty() : ofGame(way.get(0), way.get(1));
        }
        return Optional.ofNullable(game.sheets().get(sheet)).flatMap(rules -> label(rules, way)).map(Label::title)
                .filter(title -> !title.isBlank());
    }

    private Optional<String> ofGame(String block, String id) {
        return block.equals("sheets") ? Optional.ofNullable(game.sheets().get(id)).map(rules -> rules.label().title())
                : Optional.ofNullable(game.rolls().get(id)).map(roll -> roll.label().title());
    }

    private static Optional<Label> label(SheetRules rules, List<String> way) {
        if (way.size() < 2) {
            return Optional.empty();
        }
        String id = way.get(1);
        List<String> below = way.subList(2, way.size());
        return switch (way.get(0)) {
            case "fields" -> in(rules.fields(), id, field -> field.label());
            case "traits" -> Optional.ofNullable(rules.traits().get(id)).map(set -> trait(set, below));
            case "lists" -> Optional.ofNullable(rules.lists().get(id)).map(list -> option(list, below));
            case OptionKey.PLAYBOOKS -> Optional.ofNullable(rules.lists().get(OptionKey.PLAYBOOKS))
                    .map(list -> option(list, way.subList(1, way.size())));
            case "tracks" -> Optional.ofNullable(rules.tracks().get(id)).map(track -> row(track, below));
            case "milestones" -> in(rules.milestones(), id, label -> label);
            case "periods" -> in(rules.periods(), id, label -> label);
            case "creation" -> in(rules.creation(), id, step -> step.label());
            case "earning" -> in(rules.earning(), id, earning -> earning.label());
            case "advances" -> in(rules.advances(), id, advance -> advance.label());
            case "limits" -> in(rules.limits(), id, limit -> limit.label());
            case "links" -> in(rules.linked().links(), id, link -> link.label());
            case "maps" -> in(rules.maps(), id, map -> map.label());
            case "parts" -> Optional.ofNullable(rules.parts().get(id))
                    .flatMap(kind -> label(kind.sheet(), below).or(() -> Optional.of(kind.label())));
            default -> Optional.empty();
        };
    }

    private static <T> Optional<Label> in(Map<String, T> all, String id, Function<T, Label> label) {
        return Optional.ofNullable(all.get(id)).map(label);
    }

    private static Label trait(TraitSet set, List<String> below) {
        return below.stream().findFirst()
                .flatMap(id -> in(set.entries(), id, entry -> entry.label())).orElse(set.label());
    }

    private static Label option(OptionList list, List<String> below) {
        return below.stream().findFirst()
                .flatMap(id -> in(list.entries(), id, option -> option.label())).orElse(list.label());
    }

    private static Label row(Track track, List<String> below) {
        return below.stream().skip(1).findFirst().flatMap(id -> Optional.ofNullable(track.shape().labels().get(id)))
                .orElse(track.label());
    }
}
