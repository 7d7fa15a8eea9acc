package lampblack.rules.advance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.SpendStep;

/**
 * How often several advances and ways to earn may be used together.
 *
 * @param times how often in all, or within one period
 * @param per the period, if the limit is one
 * @param advances the ids of the advances that count
 * @param earning the ids of the ways to earn that count, each once in an entry, whatever its amount
 * @param more the ids of the advances of which each use allows one more within the same period
 */
public record SharedLimit(
        Label label, Amount times, Optional<String> per, Set<String> advances, Set<String> earning,
        Set<String> more) {

    public String id() {
        return label.id();
    }

    /** How many uses it allows a character. */
    public long most(DerivedSheet derived) {
        return Math.max(0, SpendStep.plus(times.evaluate(derived), derived.moreTimes(id())));
    }

    /** Whether it counts an advance. */
    public boolean counts(Advance advance) {
        return advances.contains(advance.id());
    }

    /** Whether it counts a way to earn. */
    public boolean counts(Earning way) {
        return earning.contains(way.id());
    }

    /** What an entry uses of it: the names of an advance or of ways to earn, where they are written. */
    public List<Scalar> uses(LedgerEntry entry) {
        return Stream.concat(entry.bought().filter(name -> advances.contains(name.text())).stream(),
                entry.earned().stream().flatMap(amounts -> amounts.all().stream()).map(MapNode.Entry::key)
                        .filter(name -> earning.contains(name.text()))).toList();
    }

    /** The advance by which an entry allows one more use of it, where it is written. */
    public Optional<Scalar> raise(LedgerEntry entry) {
        return entry.bought().filter(name -> more.contains(name.text()));
    }

    /** Counts what an entry uses of it and what it adds to it, and reports each use that is one too many. */
    public void judge(LedgerEntry entry, DerivedSheet before, UsageCounts counts, ProblemCollector problems) {
        String key = UsageCounts.key("limit " + id(), per.orElse(Earning.ONCE), entry.header());
        if (raise(entry).isPresent()) {
            counts.add("more of " + key, 1);
        }
        List<Scalar> uses = uses(entry);
        if (uses.isEmpty()) {
            return;
        }
        long most = SpendStep.plus(most(before), counts.of("more of " + key));
        for (Scalar use : uses) {
            List<Span> earlier = counts.places(key);
            long count = counts.add(key, use.span());
            if (count > most) {
                problems.report(id(), count, over(use, count, most, earlier, before));
            }
        }
    }

    private Diagnostic over(Scalar use, long count, long most, List<Span> earlier, DerivedSheet before) {
        String period = per.map(name -> Optional.ofNullable(before.sheet().periods().get(name)).map(Label::title)
                .orElse(name)).orElse("");
        Diagnostic problem = Diagnostic.of(Code.LEDGER__OVER_LIMIT, use.span(), Message.of(
                per.isPresent() ? "ledger.over-limit.per" : "ledger.over-limit", "limit", label.title(), "count", count,
                "per", period, "most", most));
        for (Span place : earlier) {
            problem = problem.note(Message.of("note.counted"), place);
        }
        return problem;
    }
}
