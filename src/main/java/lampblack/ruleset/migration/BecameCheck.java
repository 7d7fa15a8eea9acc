package lampblack.ruleset.migration;

import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.rules.option.OptionKey;

/**
 * Holds what is said to have become one, or to stand elsewhere, against what there is.
 *
 * @param number of the version that says so
 * @param paths of its sheet
 */
record BecameCheck(Migrations migrations, int number, SheetPaths paths, Report report) {

    /** The kinds of things of which several can have become one. */
    private static final List<String> MERGING = List.of("earning", "advances");

    void check(Merged merged) {
        BlockPath at = merged.at();
        boolean known = at.isOption() || MERGING.contains(at.kind()) && at.ids().size() == 2;
        if (!known) {
            report.add(Diagnostic.of(Code.MIGRATION__NOT_MERGED, merged.place(), "path", at.toString())
                    .note(Message.of("note.merge-otherwise")));
            return;
        }
        if (!isThere(merged, at)) {
            report.add(Diagnostic.of(Code.MIGRATION__LEADS_NOWHERE, merged.place(), Message.of(
                    "migration.leads-nowhere.merged", "path", at.toString())).suggestOrList(at.id(),
                            paths.ids(at.block())));
        }
        for (BlockPath source : merged.sources()) {
            if (source.equals(at) || paths.has(source)) {
                Diagnostic problem = Diagnostic.of(Code.MIGRATION__STILL_THERE, merged.place(), Message.of(
                        source.equals(at) ? "migration.still-there.itself" : "migration.still-there.merged", "path",
                        source.toString(), "to", at.id()));
                report.add(source.equals(at) ? problem : problem.note(Message.of("note.ids-are-not-reused")));
            }
        }
    }

    void check(Moved moved) {
        if (!moved.at().isInList() || !moved.to().isInList()
                || !moved.at().partKind().equals(moved.to().partKind())) {
            report.add(Diagnostic.of(Code.MIGRATION__NOT_MOVED, moved.place(), "path", moved.at().toString(), "to",
                    moved.to().toString()).note(Message.of(moved.at().list().equals(OptionKey.PLAYBOOKS)
                            || moved.at().isInList() ? "note.move-in-sheet" : "note.move-otherwise")));
            return;
        }
        if (moved.at().block().equals(moved.to().block())) {
            report.add(Diagnostic.of(Code.MIGRATION__NOT_MOVED, moved.place(), Message.of(
                    "migration.not-moved.same-list", "path", moved.at().toString(), "list", moved.at().list()))
                    .note(Message.of("note.such-as", "example", "renamed: {" + moved.at() + ": " + moved.to().id()
                            + "}")));
        } else if (paths.has(moved.at()) && !isBack(moved)) {
            report.add(Diagnostic.of(Code.MIGRATION__STILL_THERE, moved.place(), Message.of(
                    "migration.still-there.moved", "path", moved.at().toString(), "to", moved.to().block())));
        } else if (!isThere(moved, moved.to())) {
            report.add(Diagnostic.of(Code.MIGRATION__LEADS_NOWHERE, moved.place(), Message.of(
                    "migration.leads-nowhere.moved", "path", moved.to().toString())).suggestOrList(moved.to().id(),
                            paths.ids(moved.to().block())));
        } else if (!paths.has(BlockPath.of(moved.at().block()))) {
            report.add(Diagnostic.of(Code.MIGRATION__UNKNOWN_PATH, moved.place(), Message.of("migration.unknown-path",
                    "path", moved.at().toString(), "block", moved.at().block()))
                    .note(Message.of("note.list-may-stand")));
        }
    }

    /** Whether a later version moved something to where it stood. */
    private boolean isBack(Moved moved) {
        return migrations.editions().subList(number + 1, migrations.editions().size()).stream()
                .flatMap(later -> later.changes().stream()).flatMap(change -> change.asMoved().stream())
                .anyMatch(later -> later.sheet().equals(moved.sheet()) && later.to().equals(moved.at()));
    }

    /** Whether something is there, or a later version says what became of it. */
    private boolean isThere(RuleChange change, BlockPath path) {
        return paths.has(path) || migrations.isGoneAfter(change.sheet(), path, number);
    }
}
