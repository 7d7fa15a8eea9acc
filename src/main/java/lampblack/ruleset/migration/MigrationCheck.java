package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Holds what a game says of its earlier versions against what it is today. */
record MigrationCheck(Migrations migrations, Ruleset ruleset, MapNode tree, Report report) {

    private static final int MAX_LISTED = 12;

    void check() {
        Map<String, SheetPaths> sheets = new HashMap<>();
        ruleset.sheets().forEach((id, sheet) -> sheets.put(id, SheetPaths.of(sheet)));
        sheets.put(Renaming.GAME, SheetPaths.ofGame(ruleset.sheets().keySet(), ruleset.rolls().keySet()));
        for (int i = 0; i < migrations.editions().size(); i++) {
            Edition edition = migrations.editions().get(i);
            if (!edition.layer().equals(ruleset.id())) {
                ofBase(edition, i, sheets);
                continue;
            }
            all(edition, i, sheets);
        }
    }

    private void all(Edition edition, int number, Map<String, SheetPaths> sheets) {
        renamed(edition, number, sheets);
        twoForOne(edition);
        new GoneTwice(edition, report).check();
        edition.retired().stream().filter(retired -> isOfItself(retired.sheet(), retired.at(), number))
                .forEach(retired -> check(retired, sheets));
    }

    /** What a base says is held against the base, where this game has left nothing of it out. */
    private void ofBase(Edition edition, int number, Map<String, SheetPaths> sheets) {
        boolean whole = ruleset.removals().values().stream()
                .noneMatch(place -> place.source().layer().equals(ruleset.id()));
        if (whole) {
            all(edition, number, sheets);
        }
        new GoneFromBase(migrations, number, tree, sheets, report).check();
    }

    private void renamed(Edition edition, int number, Map<String, SheetPaths> sheets) {
        for (Renaming renaming : inOrder(edition)) {
            SheetPaths paths = sheets.get(renaming.sheet());
            if (paths == null) {
                report.add(unknownSheet(renaming.sheet(), renaming.place()));
            } else {
                check(renaming, number, paths);
            }
        }
    }

    private void check(Retired retired, Map<String, SheetPaths> sheets) {
        SheetPaths paths = sheets.get(retired.sheet());
        if (paths == null) {
            report.add(unknownSheet(retired.sheet(), retired.place()));
            return;
        }
        if (!retired.isPossible()) {
            report.add(Diagnostic.of(Code.MIGRATION__NOT_RETIRED, retired.place(), "path", retired.at().toString()));
        } else if (paths.has(retired.at())) {
            report.add(Diagnostic.of(Code.MIGRATION__STILL_THERE, retired.place(), Message.of(
                    "migration.still-there.retired", "path", retired.at().toString())));
        }
        SheetRules sheet = ruleset.sheets().get(retired.sheet());
        for (String track : retired.worth().keySet()) {
            if (!sheet.isCurrency(track)) {
                report.add(Diagnostic.of(Code.MIGRATION__UNKNOWN_PATH, retired.place(),
                        Message.of("migration.unknown-path.worth", "track", track))
                        .suggestOrList(track, sheet.currencies()));
            }
        }
    }

    private Diagnostic unknownSheet(String sheet, Span place) {
        return Diagnostic.of(Code.MIGRATION__UNKNOWN_PATH, place, Message.of("migration.unknown-path.sheet", "sheet",
                sheet)).suggestOrList(sheet, ruleset.sheets().keySet());
    }

    private static List<Renaming> inOrder(Edition edition) {
        List<Renaming> all = new ArrayList<>();
        edition.renamed().values().forEach(bySheet -> all.addAll(bySheet.values()));
        all.sort((one, other) -> one.place().compareTo(other.place()));
        return all;
    }

    private void check(Renaming renaming, int number, SheetPaths paths) {
        BlockPath from = renaming.from();
        if (!isBlock(from.block(), paths)) {
            Diagnostic unknown = unknownBlock(renaming, migrations.editions().get(number), paths);
            report.add(ofSheet(renaming).map(unknown.withNotes(List.of())::note).orElse(unknown));
            return;
        }
        String id = migrations.idToday(renaming, number);
        if (!paths.has(from.called(id)) && !migrations.isGoneAfter(renaming.sheet(), from.called(id), number)) {
            Diagnostic nowhere = Diagnostic.of(Code.MIGRATION__LEADS_NOWHERE, renaming.place(), "id", id, "block",
                    from.block());
            report.add(paths.has(from) ? nowhere.note(Message.of("note.was-before-colon", "form",
                    from.called(renaming.to()) + ": " + from.id()))
                    : nowhere.suggestOrList(id, among(from.block(), paths)));
        } else if (from.id().equals(renaming.to()) || paths.has(from) && !migrations.isTakenAgain(renaming, number)
                && isOfItself(renaming.sheet(), renaming.from(), number)) {
            report.add(Diagnostic.of(Code.MIGRATION__STILL_THERE, renaming.place(), "id", from.id(), "block",
                    from.block(), "to", renaming.to()).note(Message.of("note.ids-are-not-reused")));
        }
    }

    /** Whether what is still there, if it is, is there by the very layer that says it is not. */
    private boolean isOfItself(String sheet, BlockPath path, int number) {
        String layer = migrations.editions().get(number).layer();
        return layer.equals(ruleset.id()) || GoneFromBase.place(sheet, path, tree)
                .filter(key -> !key.source().layer().equals(layer)).isEmpty();
    }

    private void twoForOne(Edition edition) {
        Map<String, Renaming> targets = new HashMap<>();
        for (Renaming renaming : inOrder(edition)) {
            Renaming first = targets.putIfAbsent(renaming.sheet() + "/" + renaming.from().called(renaming.to()),
                    renaming);
            if (first != null) {
                report.add(Diagnostic.of(Code.MIGRATION__TWO_FOR_ONE, renaming.place(), "id", renaming.to(), "first",
                        first.from().id(), "second", renaming.from().id())
                        .note(Message.of("note.first-written"), first.place()));
            }
        }
    }

    private static boolean isBlock(String block, SheetPaths paths) {
        return !block.isEmpty() && (paths.isOpen(block)
                || paths.all().stream().anyMatch(path -> BlockPath.of(path).block().equals(block)));
    }

    private static Diagnostic unknownBlock(Renaming renaming, Edition edition, SheetPaths paths) {
        String written = renaming.from().toString();
        List<String> blocks = Distinct.of(paths.all().stream().map(path -> BlockPath.of(path).block()).sorted());
        Optional<String> meant = blocks.stream().filter(block -> paths.has(new BlockPath(block, renaming.to())))
                .filter(block -> block.endsWith(renaming.from().block())).findFirst()
                .or(() -> Optional.of(edition.block(renaming.sheet(), renaming.from().block()))
                        .filter(blocks::contains));
        Diagnostic problem = Diagnostic.of(Code.MIGRATION__UNKNOWN_PATH, renaming.place(), renaming.from().block()
                .isEmpty() ? Message.of("migration.unknown-path.alone", "path", written)
                : Message.of("migration.unknown-path", "path", written, "block", renaming.from().block()));
        return meant.isPresent()
                ? problem.note(Message.of("note.did-you-mean", "name", meant.get() + "." + renaming.from().id()))
                : problem.suggestOrList(renaming.from().block(), blocks);
    }

    /** How a line is written that is of a sheet, where it stands among those of the whole game. */
    private Optional<Message> ofSheet(Renaming renaming) {
        return !renaming.sheet().equals(Renaming.GAME) ? Optional.empty() : ruleset.sheets().entrySet().stream()
                .filter(sheet -> isBlock(renaming.from().block(), SheetPaths.of(sheet.getValue()))).findFirst()
                .map(sheet -> Message.of("note.write-form", "form", sheet.getKey() + ": {renamed: {" + renaming.from()
                        + ": " + renaming.to() + "}}"));
    }

    private static List<String> among(String block, SheetPaths paths) {
        List<String> ids = paths.all().stream().map(BlockPath::of).filter(path -> path.block().equals(block))
                .map(BlockPath::id).toList();
        return ids.subList(0, Math.min(ids.size(), MAX_LISTED));
    }
}
