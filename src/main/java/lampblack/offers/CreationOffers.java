package lampblack.offers;

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
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.PartLocation;
import lampblack.replay.Rulings;
import lampblack.rules.Candidate;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationContext;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;

/**
 * What every step of creation could take next, each put to the judge that judges the file once somebody asks. Where a
 * step
 * takes one thing and has it, that is what could stand in its place. Options that a step is not about are left out.
 */
public final class CreationOffers {

    private static final Span NOWHERE = new Source("offer", "").start();
    private static final long MANY = 5;

    private final Map<String, Map<String, Candidate>> candidates = new HashMap<>();
    private final Map<String, List<Violation>> judged = new HashMap<>();
    private final WorkBudget budget = new WorkBudget(MANY * WorkBudget.MAX);
    private final EvaluatedCharacter evaluated;
    private final SheetRules rules;
    private final DerivedSheet derived;
    private final MapNode made;
    private final Optional<PartLocation> part;
    private IncrementalCreation creation;

    private CreationOffers(EvaluatedCharacter evaluated, SheetRules rules, DerivedSheet derived, MapNode made,
            Optional<PartLocation> part) {
        this.evaluated = evaluated;
        this.rules = rules;
        this.derived = derived;
        this.made = made;
        this.part = part;
    }

    private Map<String, Candidate> candidates(String step) {
        return candidates.computeIfAbsent(step, id -> {
            Map<String, Candidate> all = new LinkedHashMap<>();
            Optional.ofNullable(rules.creation().get(id)).ifPresent(known -> candidates(known, derived).forEach(
                    candidate -> all.put(candidate.keys().getOrDefault("choose", candidate.keys().get("name")),
                    candidate)));
            return all;
        });
    }

    /** What the steps of a whole character could take. */
    public static CreationOffers of(EvaluatedCharacter evaluated) {
        return new CreationOffers(evaluated, evaluated.sheet(), evaluated.derived(), evaluated.file().creation(),
                Optional.empty());
    }

    /** What the steps of one of its parts could take. */
    public static CreationOffers of(EvaluatedCharacter evaluated, String kind, String name) {
        PartLocation place = PartLocation.all(evaluated.sheet(), evaluated.derived().choices()).stream()
                .filter(partLocation -> partLocation.kind().id().equals(kind) && partLocation.part().key()
                .equals(Name.of(name).key()))
                .findFirst().orElseThrow();
        return new CreationOffers(evaluated, place.kind().sheet(), place.in(evaluated.derived()),
                PartLocation.asNewCharacter(evaluated.file(), place.part()).creation(), Optional.of(place));
    }

    private static List<Candidate> candidates(CreationStep step, DerivedSheet derived) {
        return switch (step) {
            case ChooseStep choose -> candidates(choose, derived);
            case SpendStep spend -> spend.candidates(derived);
            case SetRatingsStep set -> List.of();
            case FillStep fill -> List.of();
        };
    }

    private static List<Candidate> candidates(ChooseStep choose, DerivedSheet derived) {
        return choose.from().isPlaybooks() ? List.of() : choose.candidates(derived).stream()
                .filter(candidate -> derived.sheet()
                        .option(choose.from().key(candidate.keys().get("choose"), derived.sheet()))
                        .map(option -> choose.only().passesAtAnyPrice(option, derived) || derived.opens(option))
                                .orElse(true))
                        .toList();
    }

    private Node choice(CreationStep step, Candidate candidate) {
        Optional<Node> written = made.get(step.id());
        boolean one = step.listChoice().filter(choice -> takesOne(choice, derived)).isPresent();
        boolean replaces = one && written.isPresent() && !ChoicesDraft.names(written.get())
                .contains(candidate.keys().get("choose"));
        return step.withCandidate(replaces ? Optional.of(new ListNode(List.of(), NOWHERE)) : written, candidate,
                NOWHERE);
    }

    /** Whether a step takes one thing and no more, so that another takes its place. */
    public static boolean takesOne(ListChoice step, DerivedSheet derived) {
        return step.picks().most().evaluate(derived) + derived.morePicks(step.id()) == 1;
    }

    /** What forbids a choice, if something does; advice does not. */
    public List<Violation> violations(String step, String choice) {
        Candidate candidate = candidates(step).get(choice);
        return candidate == null ? List.of()
                : judged.computeIfAbsent(step + "\n" + choice, name -> judge(rules.creation().get(step), candidate));
    }

    private List<Violation> judge(CreationStep step, Candidate candidate) {
        List<Violation> over = switch (step) {
            case SpendStep spend -> Rulings.unexcused(evaluated.file(), spend.over(
                    new CreationContext(made, derived, new ProblemCollector()), candidate.keys().get("name"))
                    .stream().toList());
            default -> List.of();
        };
        return over.isEmpty() ? tried(step, candidate) : over;
    }

    private List<Violation> tried(CreationStep step, Candidate candidate) {
        if (creation == null) {
            creation = !evaluated.file().hasBegun() ? new IncrementalCreation(evaluated, budget)
                    : new IncrementalCreation(evaluated.sheet(), evaluated.file(), budget);
        }
        MapNode tried = made.with(step.id(), choice(step, candidate));
        CharacterFile file = part.map(place -> evaluated.file().withParts(
                place.with(evaluated.file().parts(), "creation",
                        tried))).orElseGet(() -> evaluated.file().withCreation(tried));
        return creation.newViolations(file).stream().filter(violation -> violation.found()
                .severity() == Severity.ERROR).toList();
    }

    /** Whether there is anything at all that a step is about. */
    public boolean isAnyOffered(String step) {
        return !candidates(step).isEmpty();
    }

    /** Whether a step is about a choice at all. */
    public boolean offers(String step, String choice) {
        return candidates(step).containsKey(choice);
    }
}
