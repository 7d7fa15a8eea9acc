package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import lampblack.character.Name;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.Effort;
import lampblack.rules.Objection;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;

/**
 * What every step of creation could take next, each put to the judge that judges the file. Where a step takes one thing
 * and has it, that is what could stand in its place. Options that a step is not about are left out.
 *
 * @param objections what the judge would say besides what it says already, by step and by what is chosen
 */
public record Openings(Map<String, Map<String, List<Objection>>> objections) {

    private static final Span NOWHERE = new Source("offer", "").start();
    private static final long MANY = 5;

    /** What the steps of a whole character could take. */
    public static Openings of(Outcome outcome) {
        return of(outcome.sheet(), outcome.sheet(), outcome.standing(), outcome, outcome.file().creation(),
                creation -> creation, Optional.empty());
    }

    /** What the steps of one of its parts could take. */
    public static Openings of(Outcome outcome, String kind, String name) {
        PartPlace place = PartPlace.all(outcome.sheet(), outcome.standing().state()).stream()
                .filter(each -> each.kind().id().equals(kind) && each.part().key().equals(Name.of(name).key()))
                .findFirst().orElseThrow();
        return of(outcome.sheet(), place.kind().sheet(), place.in(outcome.standing()), outcome,
                PartPlace.fresh(outcome.file(), place.part()).creation(),
                creation -> place.with(outcome.file().parts(), "creation", creation), Optional.of(place));
    }

    private static Openings of(SheetRules whole, SheetRules rules, Standing at, Outcome outcome, MapNode made,
            UnaryOperator<MapNode> written, Optional<PartPlace> part) {
        Effort effort = new Effort(MANY * Effort.MOST);
        Trial known = Trial.creation(whole, outcome.file(), effort);
        Map<String, Map<String, List<Objection>>> steps = new LinkedHashMap<>();
        for (Step step : rules.creation().values()) {
            Map<String, List<Objection>> all = new LinkedHashMap<>();
            for (Candidate candidate : candidates(step, at)) {
                if (effort.isSpent()) {
                    break;
                }
                MapNode tried = written.apply(Offers.with(made, step.id(), choice(step, made, candidate, at)));
                Trial trial = Trial.creation(whole, part.isPresent() ? outcome.file().withParts(tried)
                        : outcome.file().withCreation(tried), effort);
                all.put(candidate.keys().getOrDefault("choose", candidate.keys().get("name")), trial.more(known));
            }
            steps.put(step.id(), all);
        }
        return new Openings(steps);
    }

    private static List<Candidate> candidates(Step step, Standing at) {
        if (!(step instanceof Choose choose)) {
            return step instanceof Spend ? step.candidates(at) : List.of();
        }
        return choose.list().equals(OptionKey.PLAYBOOKS) ? List.of() : choose.candidates(at).stream()
                .filter(each -> at.sheet().option(choose.list(), each.keys().get("choose"))
                        .map(option -> choose.only().passes(option, at) || at.opens(option)).orElse(true)).toList();
    }

    private static Node choice(Step step, MapNode made, Candidate candidate, Standing at) {
        Optional<Node> written = made.get(step.id());
        boolean replaces = step instanceof Choose choose && takesOne(choose, at) && written.isPresent()
                && !has(written.get(), candidate);
        return step.with(replaces ? Optional.of(new ListNode(List.of(), NOWHERE)) : written, candidate, NOWHERE);
    }

    private static boolean has(Node written, Candidate candidate) {
        return Draft.names(written).contains(candidate.keys().get("choose"));
    }

    /** Whether a step takes one thing and no more, so that another takes its place. */
    public static boolean takesOne(Choose step, Standing at) {
        return step.picks().most().in(at) + at.morePicks(step.id()) == 1;
    }

    /** What forbids a choice, if something does; advice does not. */
    public List<Objection> against(String step, String choice) {
        List<Objection> found = new ArrayList<>(objections.getOrDefault(step, Map.of()).getOrDefault(choice, List.of()));
        found.removeIf(each -> each.found().severity() != Severity.ERROR);
        return found;
    }

    /** Whether a step is about a choice at all. */
    public boolean offers(String step, String choice) {
        return objections.getOrDefault(step, Map.of()).containsKey(choice);
    }
}
