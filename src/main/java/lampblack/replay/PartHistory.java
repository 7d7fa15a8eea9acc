package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.Part;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.rules.PartKind;
import lampblack.rules.Todo;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.TakenMoments;

/** What each entry of the ledger did to the part it is about, and what the parts came to by that. */
final class PartHistory {

    private final Map<String, List<EntryResult>> lines = new LinkedHashMap<>();

    void add(LedgerEntry entry, DerivedSheet before, DerivedSheet after, boolean applied, List<Violation> violations) {
        entry.header().node().scalar(PartLocation.KEY).ifPresent(named -> {
            List<PartLocation> matches = PartLocation.find(before.sheet(), before.choices(), named);
            if (matches.size() == 1) {
                lines.computeIfAbsent(matches.get(0).path(), path -> new ArrayList<>())
                        .add(line(entry, matches.get(0), before, after, applied, violations));
            }
        });
        if (entry instanceof LedgerEntry.Lose) {
            lines.keySet().removeIf(path -> PartLocation.all(after.sheet(), after.choices()).stream()
                    .noneMatch(partLocation -> partLocation.path().equals(path)));
        }
    }

    private static EntryResult line(LedgerEntry entry, PartLocation place, DerivedSheet before, DerivedSheet after,
            boolean applied,
            List<Violation> violations) {
        Map<String, Long> was = OverdraftJudge.balances(derived(place, before));
        Map<String, Long> left = OverdraftJudge.balances(derived(place, after));
        return new EntryResult(entry, applied, Replay.changes(was, left), left, of(place.path(), violations),
                derived(place, after).choices(),
                TakenMoments.came(derived(place, before).choices(), derived(place, after).choices()),
                new TakenMoments(place.kind().sheet()).went(entry, derived(place, before).choices(),
                        derived(place, after).choices()), Map.of(),
                Map.of());
    }

    private static DerivedSheet derived(PartLocation place, DerivedSheet whole) {
        return whole.part(place.kind().id(), place.part().key()).orElseThrow();
    }

    /** What is said of a part in what is said of the whole. */
    private static List<Violation> of(String path, List<Violation> all) {
        return all.stream().filter(violation -> within(violation.subject(), path).isPresent())
                .map(violation -> new Violation(violation.found(), within(violation.subject(), path).get(),
                violation.amount())).toList();
    }

    private static Optional<String> within(String where, String path) {
        int at = where.indexOf(path + ".");
        return at < 0 ? Optional.empty() : Optional.of(where.substring(at + path.length() + 1));
    }

    /** What each part came to, as a character of its own. */
    Map<String, Map<String, EvaluatedCharacter>> evaluateAll(EvaluatedCharacter whole) {
        Map<String, Map<String, EvaluatedCharacter>> outcomes = new LinkedHashMap<>();
        for (PartKind kind : whole.sheet().parts().values()) {
            Map<String, EvaluatedCharacter> parts = new LinkedHashMap<>();
            whole.derived().choices().parts(kind.id()).values().forEach(
                    part -> parts.put(part.name(), evaluate(whole, kind, part)));
            outcomes.put(kind.id(), parts);
        }
        return outcomes;
    }

    private EvaluatedCharacter evaluate(EvaluatedCharacter whole, PartKind kind, Part part) {
        String path = PartLocation.path(kind, part);
        DerivedSheet derived = whole.derived().part(kind.id(), part.key()).orElseThrow();
        CharacterFile file = PartLocation.asCharacter(whole.file(), kind, part);
        List<Violation> violations = of(path, whole.violations());
        Report report = new Report();
        DerivedSheet inPlay = whole.inPlay().part(kind.id(), part.key()).orElseThrow();
        new NowJudge(kind.sheet(), inPlay, report).judge(file.now());
        List<Diagnostic> told = whole.diagnostics();
        violations.forEach(violation -> told.stream().filter(other -> other.span().equals(violation.found().span())
                && other.id().equals(violation.found().id())).findFirst().ifPresent(report::add));
        List<Todo> todo = whole.todo().stream().filter(item -> within(item.where(), path).isPresent())
                .map(item -> new Todo(item.words(), within(item.where(), path).get(), item.span(),
                        item.isOwed())).toList();
        List<AppliedRuling> ruled = whole.ruled().stream().filter(appliedRuling -> report.diagnostics()
                .contains(appliedRuling.excused()))
                .toList();
        return new EvaluatedCharacter(whole.ruleset(), kind.sheet(), file, ResolvedOwners.NONE, derived,
                inPlay, whole.ledgerContext().part(path),
                lines.getOrDefault(path, List.of()), todo, violations, ruled, Provenance.NOTHING,
                report.diagnostics(), Map.of());
    }
}
