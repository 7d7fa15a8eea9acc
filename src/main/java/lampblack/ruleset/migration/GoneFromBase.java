package lampblack.ruleset.migration;

import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;

/**
 * Objects where a game says something of what its base has renamed or retired, which would make it something new.
 *
 * @param number of the version of the base
 * @param tree of the game
 * @param sheets what stands in each sheet today
 */
record GoneFromBase(Migrations migrations, int number, MapNode tree, Map<String, SheetPaths> sheets, Report report) {

    void check() {
        Edition edition = migrations.editions().get(number);
        edition.renamed().values().stream().flatMap(bySheet -> bySheet.values().stream())
                .filter(renaming -> !migrations.isTakenAgain(renaming, number))
                .forEach(renaming -> ofGame(edition, renaming.sheet(), renaming.from()).ifPresent(key ->
                        report.add(renamed(edition, renaming, key))));
        edition.retired().forEach(retired -> ofGame(edition, retired.sheet(), retired.at()).ifPresent(key -> report.add(
                Diagnostic.of(Code.RULESET__GONE_FROM_BASE, key, "id", retired.at().id(), "base", edition.layer(),
                        "version", edition.version().toString()).note(Message.of("note.gone-from-base")))));
    }

    private Diagnostic renamed(Edition edition, Renaming renaming, Span key) {
        String today = migrations.idToday(renaming, number);
        return Diagnostic.of(Code.RULESET__OLD_ID, key, "old", renaming.from().id(), "today", today, "base",
                edition.layer(), "version", edition.version().toString()).fix(Fix.replace(key, today));
    }

    /** The key of something that stands there after all, and not in the base, which is told so itself. */
    private Optional<Span> ofGame(Edition edition, String sheet, BlockPath path) {
        return Optional.ofNullable(sheets.get(sheet)).filter(known -> known.has(path))
                .flatMap(known -> place(sheet, path, tree))
                .filter(key -> !key.source().layer().equals(edition.layer()));
    }

    /** Where something stands in the tree of a game. */
    static Optional<Span> place(String sheet, BlockPath path, MapNode tree) {
        return sheet.equals(Renaming.GAME) ? tree.map(path.block()).map(block -> block.keySpan(path.id()))
                : TreePath.of(sheet, path, tree).key(tree);
    }
}
