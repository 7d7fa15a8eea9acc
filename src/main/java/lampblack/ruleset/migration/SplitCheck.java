package lampblack.ruleset.migration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.rules.option.OptionKey;

/**
 * Holds what a version says that it split against what the game is today.
 *
 * @param sheets what stands in each sheet today
 */
record SplitCheck(Migrations migrations, Edition edition, Map<String, SheetPaths> sheets, Report report) {

    private static final Set<String> RETIRED_INSTEAD = Set.of("earning", "advances", "creation", "fields");

    void check() {
        edition.changes().stream().flatMap(change -> change.asSplit().stream())
                .filter(split -> sheets.containsKey(split.sheet())).forEach(split -> check(split,
                        sheets.get(split.sheet())));
    }

    private void check(Split split, SheetPaths paths) {
        String path = split.at().toString();
        if (!split.at().isOption()) {
            Diagnostic problem = Diagnostic.of(Code.MIGRATION__NOT_SPLIT, split.place(), "path", path);
            report.add(RETIRED_INSTEAD.contains(split.at().ids().get(0))
                    ? problem.note(Message.of("note.retire-instead")) : problem);
        } else if (Distinct.of(split.into().stream()).size() < 2) {
            report.add(Diagnostic.of(Code.MIGRATION__NOT_SPLIT, split.place(), Message.of("migration.not-split.one",
                    "path", path)).note(Message.of("note.rename-instead")));
        } else if (paths.has(split.at())) {
            report.add(Diagnostic.of(Code.MIGRATION__STILL_THERE, split.place(), Message.of(
                    "migration.still-there.split", "path", path)).note(Message.of("note.ids-are-not-reused")));
        } else {
            split.into().stream().filter(heir -> !isKnown(split, heir, paths)).forEach(heir ->
                    report.add(Diagnostic.of(Code.MIGRATION__LEADS_NOWHERE, split.place(), Message.of(
                            "migration.leads-nowhere.split", "id", heir, "block", split.at().block(), "path", path))
                            .suggestOrList(heir, paths.ids(split.at().block()))));
        }
    }

    /** Whether an heir is in the game, or a later version says what became of it. */
    private boolean isKnown(Split split, String heir, SheetPaths paths) {
        BlockPath at = split.at().called(heir);
        List<Edition> all = migrations.editions();
        return paths.has(at) || all.subList(all.indexOf(edition) + 1, all.size()).stream()
                .flatMap(later -> later.changes().stream())
                .anyMatch(change -> change.sheet().equals(split.sheet()) && change.gone().contains(at));
    }
}
