package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.difference.Alteration;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;
import lampblack.difference.Likeness;
import lampblack.difference.RulesetDifference;
import lampblack.difference.Thing;
import lampblack.node.Node;
import lampblack.ruleset.Ruleset;

/** What changed between two rulesets. */
public record DifferenceJson(GameJson from, GameJson to, Map<String, Integer> counts, List<ChangeJson> changes) {

    /** @param revision of git at which the earlier one was found */
    public static DifferenceJson of(Ruleset was, Optional<String> revision, Ruleset is,
            RulesetDifference difference) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        difference.counts().forEach((sort, count) -> counts.put(sort.word(), count));
        return new DifferenceJson(GameJson.of(was, revision), GameJson.of(is, Optional.empty()), counts,
                difference.changes().stream().map(ChangeJson::of).toList());
    }

    record GameJson(String id, String title, String version,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> revision) {

        static GameJson of(Ruleset game, Optional<String> revision) {
            return new GameJson(game.id(), game.title(), game.version(), revision);
        }
    }

    record ChangeJson(ChangeSort sort, String sheet, String path, String title, @JsonUnwrapped KindJson what) {

        static ChangeJson of(Change change) {
            Thing thing = change.thing();
            return new ChangeJson(ChangeSort.of(change), thing.sheet(), thing.path().toString(), thing.title(),
                    switch (change) {
                        case Change.Appeared appeared -> new ThingJson(thing.size(), Optional.empty());
                        case Change.Vanished vanished -> new ThingJson(thing.size(), vanished.because());
                        case Change.NewId renamed -> new RenamedJson(renamed.was().id(), renamed.reasons());
                        case Change.NewFigure figure -> AlteredJson.of(figure.what());
                        case Change.NewWords words -> AlteredJson.of(words.what());
                        case Change.NewRule rule -> AlteredJson.of(rule.what());
                    });
        }
    }

    /** What is said of a change of one sort. */
    sealed interface KindJson {}

    record ThingJson(int entries, @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> retired)
            implements KindJson {}

    record RenamedJson(String was, List<Likeness> reasons) implements KindJson {}

    record AlteredJson(String key, Optional<Node> was, Optional<Node> is) implements KindJson {

        static AlteredJson of(Alteration what) {
            return new AlteredJson(what.way(), what.was(), what.is());
        }
    }
}
