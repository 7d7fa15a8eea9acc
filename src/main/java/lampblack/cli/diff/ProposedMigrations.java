package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.difference.Change;
import lampblack.difference.OtherIds;
import lampblack.difference.RulesetDifference;
import lampblack.difference.Thing;
import lampblack.load.MigrationTrial;
import lampblack.node.MapNode;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.SheetPaths;
import lampblack.ruleset.migration.Version;

/** What a ruleset might say under {@code migrations} about what is gone or otherwise, to be pasted and read. */
record ProposedMigrations(ComparedGames games, RulesetDifference difference, Messages messages) {

    private static final String SHEETS = "sheets";
    private static final List<String> KINDS = List.of("renamed", "moved", "retired", "changed");

    String page() {
        List<String> gone = new ArrayList<>();
        List<ProposedLine> all = lines(gone);
        List<ProposedLine> fit = new ArrayList<>();
        fit(all, fit);
        List<ProposedLine> unfit = all.stream().filter(line -> !fit.contains(line)).toList();
        StringBuilder out = new StringBuilder(block(fit));
        if (!unfit.isEmpty()) {
            out.append(comment("diff.propose.unfit"));
            unfit.forEach(line -> out.append(commented((line.sheet().isEmpty() ? "" : line.sheet() + ": ")
                    + line.path())));
        }
        if (!gone.isEmpty()) {
            out.append(comment("diff.propose.gone"));
            gone.forEach(path -> out.append(commented(path)));
        }
        return out.toString();
    }

    private List<ProposedLine> lines(List<String> gone) {
        OtherIds ids = difference.otherIds();
        FormerEntries former = new FormerEntries(games, ids, messages);
        Set<Thing> moved = Collections.newSetFromMap(new IdentityHashMap<>());
        Map<String, ProposedLine> lines = new LinkedHashMap<>();
        for (Change change : difference.changes()) {
            switch (change) {
                case Change.NewId renamed when !renamed.isSaid() && isKnown(games.is().ruleset(), renamed.thing()) ->
                        add(renamed(renamed), lines);
                case Change.Became became when !became.isSaid() -> {
                    moved.add(became.thing());
                    add(former.moved(became.were().get(0), became.thing()), lines);
                }
                case Change.Vanished vanished when vanished.because().isEmpty()
                        && isKnown(games.was().ruleset(), vanished.thing()) ->
                        former.retired(vanished.thing()).ifPresentOrElse(line -> add(line, lines),
                                () -> gone.add(where(vanished.thing())));
                // What it was stands with where it was.
                case Change.NewFigure figure when moved.contains(figure.thing()) -> { }
                case Change.NewRule rule when moved.contains(rule.thing()) -> { }
                case Change.NewFigure figure -> former.changed(figure, figure.what())
                        .ifPresent(line -> add(line, lines));
                case Change.NewRule rule -> former.changed(rule, rule.what()).ifPresent(line -> add(line, lines));
                case Change.NewId renamed -> { }
                case Change.Vanished vanished -> { }
                case Change.Parted parted -> { }
                case Change.Became said -> { }
                case Change.Appeared appeared -> { }
                case Change.NewWords words -> { }
            }
        }
        return List.copyOf(lines.values());
    }

    private static void add(ProposedLine line, Map<String, ProposedLine> lines) {
        lines.putIfAbsent(line.sheet() + "/" + line.kind() + "/" + line.path(), line);
    }

    /** Finds the lines with which the later game is without fault, as many of them as stand together. */
    private void fit(List<ProposedLine> lines, List<ProposedLine> found) {
        List<ProposedLine> with = new ArrayList<>(found);
        with.addAll(lines);
        if (lines.isEmpty() || new MigrationTrial(games.is()).mayStand(editions(with))) {
            found.addAll(lines);
        } else if (lines.size() > 1) {
            int half = lines.size() / 2;
            fit(lines.subList(0, half), found);
            fit(lines.subList(half, lines.size()), found);
        }
    }

    /** What the game says already, and some lines. */
    private MapNode editions(List<ProposedLine> lines) {
        MapNode tree = games.is().tree();
        MapNode nothing = new MapNode(Map.of(), tree.span());
        MapNode editions = tree.map("migrations").orElse(nothing);
        String version = version();
        MapNode edition = editions.map(version).orElse(nothing);
        for (ProposedLine line : lines) {
            MapNode sheet = line.sheet().isEmpty() ? edition : edition.map(line.sheet()).orElse(nothing);
            MapNode kind = sheet.map(line.kind()).orElse(nothing).with(line.path(), line.value());
            MapNode with = sheet.with(line.kind(), kind);
            edition = line.sheet().isEmpty() ? with : edition.with(line.sheet(), with);
        }
        return editions.with(version, edition);
    }

    private String block(List<ProposedLine> lines) {
        if (lines.isEmpty()) {
            return comment("diff.propose.nothing");
        }
        StringBuilder out = new StringBuilder();
        if (games.is().tree().has("migrations")) {
            out.append(comment("diff.propose.more"));
        }
        out.append("migrations:\n  ").append(version()).append(":\n");
        Map<String, List<ProposedLine>> sheets = new LinkedHashMap<>(Map.of(Renaming.GAME, new ArrayList<>()));
        lines.forEach(line -> sheets.computeIfAbsent(line.sheet(), sheet -> new ArrayList<>()).add(line));
        sheets.forEach((sheet, all) -> {
            String indent = sheet.isEmpty() ? "    " : "      ";
            out.append(sheet.isEmpty() ? "" : "    " + NodePrinter.key(sheet) + ":\n");
            KINDS.forEach(kind -> kind(kind, all, indent, out));
        });
        return out.toString();
    }

    /** Below what it stands: the later version, or what is not released yet where both are of one. */
    private String version() {
        Ruleset was = games.was().ruleset();
        Ruleset is = games.is().ruleset();
        boolean unreleased = is.id().equals(was.id()) && is.version().equals(was.version());
        return unreleased ? Version.NEXT.toString() : is.version();
    }

    private static void kind(String kind, List<ProposedLine> all, String indent, StringBuilder out) {
        List<ProposedLine> own = all.stream().filter(line -> line.kind().equals(kind)).toList();
        if (!own.isEmpty()) {
            out.append(indent).append(kind).append(":\n");
            own.forEach(line -> line.text().forEach(part -> out.append(part.isEmpty() ? "" : indent + "  ")
                    .append(part).append('\n')));
        }
    }

    private String comment(String key, Object... namesAndValues) {
        return "# " + messages.text(key, namesAndValues) + "\n";
    }

    private static String commented(String line) {
        return "#   " + SafeText.line(line) + "\n";
    }

    private ProposedLine renamed(Change.NewId renamed) {
        String from = renamed.thing().path().called(renamed.was().id()).toString();
        return new ProposedLine(sheet(renamed.thing()), "renamed", from, Scalar.text(renamed.thing().id(),
                games.is().tree().span()), List.of(NodePrinter.key(from) + ": "
                        + NodePrinter.word(renamed.thing().id()) + "  # " + messages.text("diff.reasons", "reasons",
                        ChangeWords.reasons(renamed.reasons()))));
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
