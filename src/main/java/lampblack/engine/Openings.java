package lampblack.engine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Name;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.Creation;
import lampblack.rules.Effort;
import lampblack.rules.Judgement;
import lampblack.rules.Objection;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;

/**
 * What every step of creation could take next, each put to the judge that judges the file once somebody asks. Where a
 * step
 * takes one thing and has it, that is what could stand in its place. Options that a step is not about are left out.
 */
public final class Openings {

    private static final Span NOWHERE = new Source("offer", "").start();
    private static final long MANY = 5;

    private final Map<String, Map<String, Candidate>> candidates = new HashMap<>();
    private final Map<String, List<Objection>> judged = new HashMap<>();
    private final Effort effort = new Effort(MANY * Effort.MOST);
    private final Outcome outcome;
    private final SheetRules rules;
    private final Standing at;
    private final MapNode made;
    private final Optional<PartPlace> part;
    private Rehearsal rehearsal;

    private Openings(Outcome outcome, SheetRules rules, Standing at, MapNode made, Optional<PartPlace> part) {
        this.outcome = outcome;
        this.rules = rules;
        this.at = at;
        this.made = made;
        this.part = part;
    }

    private Map<String, Candidate> candidates(String step) {
        return candidates.computeIfAbsent(step, id -> {
            Map<String, Candidate> all = new LinkedHashMap<>();
            Optional.ofNullable(rules.creation().get(id)).ifPresent(known -> candidates(known, at).forEach(
                    each -> all.put(each.keys().getOrDefault("choose", each.keys().get("name")), each)));
            return all;
        });
    }

    /** What the steps of a whole character could take. */
    public static Openings of(Outcome outcome) {
        return new Openings(outcome, outcome.sheet(), outcome.standing(), outcome.file().creation(), Optional.empty());
    }

    /** What the steps of one of its parts could take. */
    public static Openings of(Outcome outcome, String kind, String name) {
        PartPlace place = PartPlace.all(outcome.sheet(), outcome.standing().state()).stream()
                .filter(each -> each.kind().id().equals(kind) && each.part().key().equals(Name.of(name).key()))
                .findFirst().orElseThrow();
        return new Openings(outcome, place.kind().sheet(), place.in(outcome.standing()),
                PartPlace.fresh(outcome.file(), place.part()).creation(), Optional.of(place));
    }

    private static List<Candidate> candidates(Step step, Standing at) {
        if (!(step instanceof Choose choose)) {
            return step instanceof Spend ? step.candidates(at) : List.of();
        }
        return choose.list().equals(OptionKey.PLAYBOOKS) ? List.of() : choose.candidates(at).stream()
                .filter(each -> at.sheet().option(choose.list(), each.keys().get("choose"))
                        .map(option -> choose.only().passes(option, at) || at.opens(option)).orElse(true)).toList();
    }

    private Node choice(Step step, Candidate candidate) {
        Optional<Node> written = made.get(step.id());
        boolean replaces = step instanceof Choose choose && takesOne(choose, at) && written.isPresent()
                && !Draft.names(written.get()).contains(candidate.keys().get("choose"));
        return step.with(replaces ? Optional.of(new ListNode(List.of(), NOWHERE)) : written, candidate, NOWHERE);
    }

    /** Whether a step takes one thing and no more, so that another takes its place. */
    public static boolean takesOne(Choose step, Standing at) {
        return step.picks().most().in(at) + at.morePicks(step.id()) == 1;
    }

    /** What forbids a choice, if something does; advice does not. */
    public List<Objection> against(String step, String choice) {
        Candidate candidate = candidates(step).get(choice);
        return candidate == null ? List.of()
                : judged.computeIfAbsent(step + "\n" + choice, each -> judge(rules.creation().get(step), candidate));
    }

    private List<Objection> judge(Step step, Candidate candidate) {
        List<Objection> over = step instanceof Spend spend
                ? Rulings.unexcused(outcome.file(), spend.over(new Creation(made, at, new Judgement()),
                        candidate.keys().get("name")).stream().toList()) : List.of();
        return over.isEmpty() ? tried(step, candidate) : over;
    }

    private List<Objection> tried(Step step, Candidate candidate) {
        if (rehearsal == null) {
            rehearsal = outcome.file().ledger().isEmpty() ? new Rehearsal(outcome, effort)
                    : new Rehearsal(outcome.sheet(), outcome.file(), effort);
        }
        MapNode tried = made.with(step.id(), choice(step, candidate));
        CharacterFile file = part.map(place -> outcome.file().withParts(
                place.with(outcome.file().parts(), "creation",
                        tried))).orElseGet(() -> outcome.file().withCreation(tried));
        return rehearsal.more(file).stream().filter(each -> each.found().severity() == Severity.ERROR).toList();
    }

    /** Whether a step is about a choice at all. */
    public boolean offers(String step, String choice) {
        return candidates(step).containsKey(choice);
    }
}
