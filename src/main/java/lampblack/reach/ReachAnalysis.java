package lampblack.reach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import lampblack.dice.SplitMix;
import lampblack.explain.RuleSources;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.node.MapNode;
import lampblack.random.Goal;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.rulesettest.Coverage;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;
import lampblack.rulesettest.ItemScope;
import lampblack.rulesettest.TakenItems;

/**
 * Finds for everything in a ruleset either a finished character within the rules that takes it, or a proof that nobody
 * can. The search for characters is bounded and the same every time; what it leaves open is said to be open.
 */
public final class ReachAnalysis {

    /** The work of one search, in the steps that judging is counted in. */
    public static final long MAX = 40_000_000;

    private static final int MAX_TRIES = 32;
    private static final int TOGETHER = 30;
    private static final int SHORTEST_OF = 5;
    private static final int PATIENCE = 6;

    private final Ruleset ruleset;
    private final MapNode tree;
    private final Map<CoverageItem, Label> items = new LinkedHashMap<>();
    private final Map<CoverageItem, Reachability> found = new HashMap<>();
    private final Map<String, PossibleChoices> possible = new HashMap<>();
    private final Map<String, PossibleChoices> offered = new HashMap<>();
    private final WorkBudget budget;

    /**
     * @param tree the whole ruleset as its layers make it
     * @param given characters there are, by what they are called
     */
    public ReachAnalysis(Ruleset ruleset, MapNode tree, Map<String, EvaluatedCharacter> given) {
        this(ruleset, tree, given, MAX);
    }

    public ReachAnalysis(Ruleset ruleset, MapNode tree, Map<String, EvaluatedCharacter> given, long most) {
        this.ruleset = ruleset;
        this.tree = tree;
        this.budget = new WorkBudget(most);
        new Coverage(ruleset).all().forEach((item, label) -> {
            if (item.kind() != ItemKind.RULE) {
                items.put(item, label);
            }
        });
        given.forEach((name, evaluated) -> given(name, evaluated));
    }

    /** Takes a character that there is, and what it belongs to, as witnesses; they need not be finished. */
    private void given(String name, EvaluatedCharacter evaluated) {
        if (evaluated.isLegal() && evaluated.ruled().isEmpty()) {
            witness(evaluated, Optional.of(name));
        }
        evaluated.links().owners().values()
                .forEach(owner -> owner.made().ifPresent(made -> given(name, made)));
    }

    /** Everything that may be reached or not, in the order of the ruleset, with where it is defined. */
    public Map<CoverageItem, Label> items() {
        return Collections.unmodifiableMap(items);
    }

    /** What is known of each item. */
    public Map<CoverageItem, Reachability> all() {
        items.keySet().forEach(this::proveUnreachable);
        sweep();
        Map<CoverageItem, Reachability> all = new LinkedHashMap<>();
        for (CoverageItem item : items.keySet()) {
            all.put(item, found.containsKey(item) ? found.get(item) : search(item, 1, made ->
                    witness(made, Optional.empty())).get(0));
        }
        return all;
    }

    /** What is known of one item; its witness is the shortest of some. */
    public Reachability of(CoverageItem item) {
        proveUnreachable(item);
        List<Reachability> ways = new ArrayList<>(Optional.ofNullable(found.get(item)).stream().toList());
        if (ways.isEmpty() || ways.get(0).isReached()) {
            ways.addAll(search(item, SHORTEST_OF, made -> { }));
        }
        return ways.stream().map(way -> shortened(way, item))
                .min(Comparator.comparing(ReachAnalysis::length)).orElseThrow();
    }

    private Reachability shortened(Reachability way, CoverageItem item) {
        return switch (way) {
            case Reachability.Witness witness -> new Reachability.Witness(
                    WitnessShrinker.of(witness.evaluated(), item, budget), witness.given());
            case Reachability.Unreachable proven -> proven;
            case Reachability.Undecided open -> open;
        };
    }

    /** Whether an option that creation and advances are to bring comes only as a gain, which asks for no offer. */
    public boolean isOnlyGained(CoverageItem item) {
        SheetRules sheet = sheet(item);
        return item.kind() == ItemKind.OPTION && !ItemScope.of(item).isPart() && !offered
                .computeIfAbsent(sheet.id(), id -> PossibleChoices.withoutGains(sheet))
                .mayHave(sheet.option(OptionKey.of(item.name())).orElseThrow());
    }

    private static int length(Reachability found) {
        return switch (found) {
            case Reachability.Witness witness -> WitnessShrinker.length(witness.evaluated());
            case Reachability.Unreachable proven -> Integer.MAX_VALUE;
            case Reachability.Undecided open -> Integer.MAX_VALUE;
        };
    }

    private PossibleChoices possible(SheetRules sheet) {
        return possible.computeIfAbsent(sheet.id(), id -> PossibleChoices.of(sheet));
    }

    private SheetRules sheet(CoverageItem item) {
        return ruleset.sheets().get(ItemScope.of(item).sheet());
    }

    private void proveUnreachable(CoverageItem item) {
        // What is possible for a part also depends on the whole, which the count leaves out.
        if (!found.containsKey(item) && !ItemScope.of(item).isPart()) {
            SheetRules sheet = sheet(item);
            new UnreachabilityProofs(sheet, possible(sheet), new RuleSources(tree, List.of(sheet.id())))
                    .of(item, items.get(item))
                    .ifPresent(reason -> found.put(item, new Reachability.Unreachable(reason)));
        }
    }

    private Set<CoverageItem> witness(EvaluatedCharacter evaluated, Optional<String> name) {
        Set<CoverageItem> taken = new LinkedHashSet<>(TakenItems.of(evaluated));
        taken.removeIf(coverageItem -> !items.containsKey(coverageItem) || found.containsKey(coverageItem));
        taken.forEach(coverageItem -> found.put(coverageItem, new Reachability.Witness(evaluated, name)));
        return taken;
    }

    /** Looks for characters that take much of what is still open at once. */
    private void sweep() {
        for (SheetRules sheet : ruleset.sheets().values()) {
            SplitMix random = new SplitMix(sheet.id().hashCode());
            CharacterSearch search = new CharacterSearch(ruleset, sheet, budget);
            for (int idle = 0; idle < PATIENCE && !budget.isSpent();) {
                List<CoverageItem> open = items.keySet().stream()
                        .filter(coverageItem -> coverageItem.isOf(sheet) && !found.containsKey(coverageItem)).toList();
                if (open.isEmpty()) {
                    break;
                }
                List<CoverageItem> some = random.shuffled(open).subList(0, Math.min(TOGETHER, open.size()));
                Goal goal = GoalPlanner.toward(some, sheet, possible(sheet), random);
                Optional<EvaluatedCharacter> made =
                        search.attempt(goal, random, 1, evaluated -> false, ledger -> false);
                idle = made.filter(CharacterSearch::isFinishedWithoutRulings)
                        .map(character -> witness(character, Optional.empty())).orElse(Set.of()).isEmpty() ? idle + 1
                                : 0;
            }
        }
    }

    /**
     * Looks for some characters that take an item; where there are none, that is said.
     *
     * @param seen called with every finished character that is made on the way
     */
    private List<Reachability> search(CoverageItem item, int count, Consumer<EvaluatedCharacter> seen) {
        SheetRules sheet = sheet(item);
        CharacterSearch search = new CharacterSearch(ruleset, sheet, budget);
        List<Reachability> ways = new ArrayList<>();
        int tries = 0;
        for (; tries < MAX_TRIES && ways.size() < count && !budget.isSpent(); tries++) {
            SplitMix random = new SplitMix(ItemScope.path(item).hashCode() * 31L + tries);
            Goal goal = GoalPlanner.toward(List.of(item), sheet, possible(sheet), random);
            Optional<EvaluatedCharacter> made = search.attempt(goal, random, 1 + tries / 4,
                    evaluated -> TakenItems.of(evaluated).contains(item),
                    ledger -> CharacterSearch.hasReached(item, ledger));
            made.filter(CharacterSearch::isFinishedWithoutRulings).ifPresent(seen);
            made.filter(character -> TakenItems.of(character).contains(item))
                    .ifPresent(character -> ways.add(new Reachability.Witness(character, Optional.empty())));
        }
        return ways.isEmpty() ? List.of(new Reachability.Undecided(tries)) : ways;
    }
}
