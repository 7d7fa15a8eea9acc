package lampblack.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.Renaming;

/** Holds a game to what its last release said of ids that had become something else. */
record SpentIds(ReleasedGame released, LoadedRuleset game) {

    /** What is said of them no longer, so that they are lost, or stand for something new. */
    List<Diagnostic> problems() {
        Migrations migrations = game.ruleset().migrations();
        LayerVersions made = released.versions();
        Map<String, Set<String>> said = migrations.sources(layer -> true);
        Map<String, Map<String, Thing>> today = new ShapeReader(game.ruleset()).listed(game.tree());
        List<Diagnostic> problems = new ArrayList<>();
        released.spent().forEach((group, ways) -> ways.forEach(way -> {
            String sheet = group.equals(Renaming.GAME) ? group : migrations.sheetToday(group, made);
            BlockPath old = BlockPath.of(way);
            String now = (old.block().isEmpty() ? old : old.in(migrations.wayToday(sheet, BlockPath.of(old.block()),
                    made).toString())).toString();
            Thing found = today.getOrDefault(sheet, Map.of()).get(now);
            if (!said.getOrDefault(sheet, Set.of()).contains(now)) {
                problems.add(problem(sheet.isEmpty() ? way : group + "." + way, found));
            }
        }));
        return problems;
    }

    /** @param found what stands there now, or null */
    private Diagnostic problem(String way, Thing found) {
        String version = released.version();
        Span migrations = game.tree().has("migrations") ? game.tree().keySpan("migrations")
                : game.tree().get("id").orElse(game.tree()).span();
        return found != null
                ? Diagnostic.of(Code.LOCK__OTHER_MEANING, found.place(), Message.of("lock.other-meaning.spent", "path",
                        way, "version", version)).note(Message.of("note.lock-other-id"))
                : Diagnostic.of(Code.LOCK__GONE, migrations, Message.of("lock.gone.line", "path", way, "version",
                        version)).note(Message.of("note.lock-lines-stay"));
    }
}
