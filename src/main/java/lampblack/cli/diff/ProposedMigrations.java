package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.difference.Change;
import lampblack.difference.RulesetDifference;
import lampblack.difference.Thing;
import lampblack.node.NodePrinter;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.SheetPaths;

/** What a ruleset might say under {@code migrations} about ids that are gone, to be pasted and read. */
record ProposedMigrations(ComparedGames games, RulesetDifference difference, Messages messages) {

    private static final String SHEETS = "sheets";

    String page() {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        lines.put(Renaming.GAME, new ArrayList<>());
        List<String> gone = new ArrayList<>();
        for (Change change : difference.changes()) {
            switch (change) {
                case Change.NewId renamed when !renamed.isSaid() && isKnown(games.is().ruleset(), renamed.thing()) ->
                        lines.computeIfAbsent(sheet(renamed.thing()), sheet -> new ArrayList<>()).add(line(renamed));
                case Change.Vanished vanished when vanished.because().isEmpty()
                        && isKnown(games.was().ruleset(), vanished.thing()) ->
                        gone.add(where(vanished.thing()));
                case Change.NewId renamed -> { }
                case Change.Vanished vanished -> { }
                case Change.Appeared appeared -> { }
                case Change.NewFigure figure -> { }
                case Change.NewWords words -> { }
                case Change.NewRule rule -> { }
            }
        }
        lines.values().removeIf(List::isEmpty);
        return block(lines) + rest(gone);
    }

    private String block(Map<String, List<String>> lines) {
        if (lines.isEmpty()) {
            return comment("diff.propose.nothing");
        }
        Ruleset is = games.is().ruleset();
        StringBuilder out = new StringBuilder();
        if (is.id().equals(games.was().ruleset().id()) && is.version().equals(games.was().ruleset().version())) {
            out.append(comment("diff.propose.same-version", "version", is.version()));
        }
        out.append("migrations:\n  ").append(is.version()).append(":\n");
        lines.forEach((sheet, all) -> {
            String indent = sheet.isEmpty() ? "    " : "      ";
            out.append(sheet.isEmpty() ? "" : "    " + NodePrinter.key(sheet) + ":\n").append(indent)
                    .append("renamed:\n");
            all.forEach(line -> out.append(indent).append("  ").append(line).append('\n'));
        });
        return out.toString();
    }

    private String rest(List<String> gone) {
        StringBuilder out = new StringBuilder();
        if (!gone.isEmpty()) {
            out.append(comment("diff.propose.gone"));
            gone.forEach(path -> out.append("#   ").append(SafeText.line(path)).append('\n'));
        }
        return out.toString();
    }

    private String comment(String key, Object... namesAndValues) {
        return "# " + messages.text(key, namesAndValues) + "\n";
    }

    private String line(Change.NewId renamed) {
        String from = renamed.thing().path().called(renamed.was().id()).toString();
        return NodePrinter.key(from) + ": " + NodePrinter.word(renamed.thing().id()) + "  # "
                + messages.text("diff.reasons", "reasons", ChangeWords.reasons(renamed.reasons()));
    }

    /** The sheet below which a line on something stands; that of the whole game for a sheet itself. */
    private static String sheet(Thing thing) {
        return thing.path().block().equals(SHEETS) ? Renaming.GAME : thing.sheet();
    }

    private static String where(Thing thing) {
        return sheet(thing).isEmpty() ? thing.path().toString() : thing.sheet() + ": " + thing.path();
    }

    /** Whether characters may have the id in their files. */
    private static boolean isKnown(Ruleset game, Thing thing) {
        return sheet(thing).isEmpty()
                ? SheetPaths.ofGame(game.sheets().keySet(), game.rolls().keySet()).has(thing.path())
                : game.sheets().containsKey(thing.sheet())
                        && SheetPaths.of(game.sheets().get(thing.sheet())).has(thing.path());
    }
}
