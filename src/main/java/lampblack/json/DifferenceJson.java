package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Worded;
import lampblack.difference.Alteration;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;
import lampblack.difference.RulesetDifference;
import lampblack.difference.Thing;
import lampblack.ruleset.Ruleset;

/** What changed between two rulesets, as values for {@link JsonPrinter}. */
public final class DifferenceJson {

    private DifferenceJson() {}

    /** @param revision of git at which the earlier one was found */
    public static Map<String, Object> of(Ruleset was, Optional<String> revision, Ruleset is,
            RulesetDifference difference) {
        Map<String, Object> counts = new LinkedHashMap<>();
        difference.counts().forEach((sort, count) -> counts.put(sort.word(), count));
        Map<String, Object> from = game(was);
        revision.ifPresent(name -> from.put("revision", name));
        return CharacterJson.ordered("from", from, "to", game(is), "counts", counts, "changes",
                difference.changes().stream().map(DifferenceJson::change).toList());
    }

    private static Map<String, Object> game(Ruleset game) {
        return CharacterJson.ordered("id", game.id(), "title", game.title(), "version", game.version());
    }

    private static Map<String, Object> change(Change change) {
        Thing thing = change.thing();
        Map<String, Object> json = CharacterJson.ordered("sort", ChangeSort.of(change).word(), "sheet", thing.sheet(),
                "path", thing.path().toString(), "title", thing.title());
        switch (change) {
            case Change.Appeared appeared -> json.put("entries", (long) thing.size());
            case Change.Vanished vanished -> {
                json.put("entries", (long) thing.size());
                vanished.because().ifPresent(why -> json.put("retired", why));
            }
            case Change.NewId renamed -> {
                json.put("was", renamed.was().id());
                json.put("reasons", renamed.reasons().stream().map(Worded::word).toList());
            }
            case Change.NewFigure figure -> altered(json, figure.what());
            case Change.NewWords words -> altered(json, words.what());
            case Change.NewRule rule -> altered(json, rule.what());
        }
        return json;
    }

    private static void altered(Map<String, Object> json, Alteration what) {
        json.put("key", what.way());
        json.put("was", what.was().map(CharacterJson::plain));
        json.put("is", what.is().map(CharacterJson::plain));
    }
}
