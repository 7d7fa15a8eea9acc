package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.character.Part;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.rules.Objection;
import lampblack.rules.PartKind;
import lampblack.rules.Standing;
import lampblack.rules.Todo;

/** What each entry of the ledger did to the part it is about, and what the parts came to by that. */
final class PartHistory {

    private final Map<String, List<Line>> lines = new LinkedHashMap<>();

    void add(Entry entry, Standing before, Standing after, boolean applied, List<Objection> objections) {
        entry.header().node().scalar(PartPlace.KEY).ifPresent(named -> {
            List<PartPlace> meant = PartPlace.find(before.sheet(), before.state(), named);
            if (meant.size() == 1) {
                lines.computeIfAbsent(meant.get(0).path(), path -> new ArrayList<>())
                        .add(line(entry, meant.get(0), before, after, applied, objections));
            }
        });
        if (entry instanceof Entry.Lose) {
            lines.keySet().removeIf(path -> PartPlace.all(after.sheet(), after.state()).stream()
                    .noneMatch(each -> each.path().equals(path)));
        }
    }

    private static Line line(Entry entry, PartPlace place, Standing before, Standing after, boolean applied,
            List<Objection> objections) {
        Map<String, Long> was = Overdraft.balances(standing(place, before));
        Map<String, Long> left = Overdraft.balances(standing(place, after));
        return new Line(entry, applied, Replay.changes(was, left), left, of(place.path(), objections),
                standing(place, after).state());
    }

    private static Standing standing(PartPlace place, Standing whole) {
        return whole.part(place.kind().id(), place.part().key()).orElseThrow();
    }

    /** What is said of a part in what is said of the whole. */
    private static List<Objection> of(String path, List<Objection> all) {
        return all.stream().filter(each -> within(each.subject(), path).isPresent())
                .map(each -> new Objection(each.found(), within(each.subject(), path).get(), each.amount())).toList();
    }

    private static Optional<String> within(String where, String path) {
        int at = where.indexOf(path + ".");
        return at < 0 ? Optional.empty() : Optional.of(where.substring(at + path.length() + 1));
    }

    /** What each part came to, as a character of its own. */
    Map<String, Map<String, Outcome>> outcomes(Outcome whole) {
        Map<String, Map<String, Outcome>> outcomes = new LinkedHashMap<>();
        for (PartKind kind : whole.sheet().parts().values()) {
            Map<String, Outcome> parts = new LinkedHashMap<>();
            whole.standing().state().parts(kind.id()).values().forEach(
                    part -> parts.put(part.name(), outcome(whole, kind, part)));
            outcomes.put(kind.id(), parts);
        }
        return outcomes;
    }

    private Outcome outcome(Outcome whole, PartKind kind, Part part) {
        String path = PartPlace.path(kind, part);
        Standing at = whole.standing().part(kind.id(), part.key()).orElseThrow();
        CharacterFile file = PartPlace.of(whole.file(), kind, part);
        List<Objection> objections = of(path, whole.objections());
        Report report = new Report();
        new NowJudge(kind.sheet(), at, report).judge(file.now());
        List<Diagnostic> told = whole.diagnostics();
        objections.forEach(each -> told.stream().filter(other -> other.span().equals(each.found().span())
                && other.id().equals(each.found().id())).findFirst().ifPresent(report::add));
        List<Todo> todo = whole.todo().stream().filter(each -> within(each.where(), path).isPresent())
                .map(each -> new Todo(each.words(), within(each.where(), path).get(), each.span())).toList();
        List<Ruled> ruled = whole.ruled().stream().filter(each -> report.diagnostics().contains(each.excused()))
                .toList();
        return new Outcome(whole.ruleset(), kind.sheet(), file, Links.NONE, at, whole.prospect().part(path),
                lines.getOrDefault(path, List.of()), todo, objections, ruled, report.diagnostics(), Map.of());
    }
}
