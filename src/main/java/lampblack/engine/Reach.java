package lampblack.engine;

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
import lampblack.engine.Coverage.Item;
import lampblack.engine.Coverage.Kind;
import lampblack.lint.Possible;
import lampblack.node.MapNode;
import lampblack.rules.Effort;
import lampblack.rules.Label;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/**
 * Finds for everything in a ruleset either a finished character within the rules that takes it, or a proof that nobody
 * can. The search for characters is bounded and the same every time; what it leaves open is said to be open.
 */
public final class Reach {

    /** The work of one search, in the steps that judging is counted in. */
    public static final long MOST = 40_000_000;

    private static final int MOST_TRIES = 32;
    private static final int TOGETHER = 30;
    private static final int SHORTEST_OF = 5;
    private static final int PATIENCE = 6;

    private final Ruleset ruleset;
    private final MapNode tree;
    private final Map<Item, Label> items = new LinkedHashMap<>();
    private final Map<Item, Found> found = new HashMap<>();
    private final Map<String, Possible> possible = new HashMap<>();
    private final Map<String, Possible> offered = new HashMap<>();
    private final Effort effort;

    /**
     * @param tree the whole ruleset as its layers make it
     * @param given characters there are, by what they are called
     */
    public Reach(Ruleset ruleset, MapNode tree, Map<String, Outcome> given) {
        this(ruleset, tree, given, MOST);
    }

    public Reach(Ruleset ruleset, MapNode tree, Map<String, Outcome> given, long most) {
        this.ruleset = ruleset;
        this.tree = tree;
        this.effort = new Effort(most);
        new Coverage(ruleset).all().forEach((item, label) -> {
            if (item.kind() != Kind.RULE) {
                items.put(item, label);
            }
        });
        given.forEach((name, outcome) -> witness(outcome, Optional.of(name)));
    }

    /** Everything that may be reached or not, in the order of the ruleset, with where it is defined. */
    public Map<Item, Label> items() {
        return Collections.unmodifiableMap(items);
    }

    /** What is known of each item. */
    public Map<Item, Found> all() {
        items.keySet().forEach(this::prove);
        sweep();
        Map<Item, Found> all = new LinkedHashMap<>();
        for (Item item : items.keySet()) {
            all.put(item, found.containsKey(item) ? found.get(item) : search(item, 1).get(0));
        }
        return all;
    }

    /** What is known of one item; its witness is the shortest of some. */
    public Found of(Item item) {
        prove(item);
        List<Found> ways = new ArrayList<>(Optional.ofNullable(found.get(item)).stream().toList());
        if (ways.isEmpty() || ways.get(0) instanceof Found.Witness) {
            ways.addAll(search(item, SHORTEST_OF));
        }
        return ways.stream().map(each -> each instanceof Found.Witness witness ? shortened(witness, item) : each)
                .min(Comparator.comparing(Reach::length)).orElseThrow();
    }

    private Found shortened(Found.Witness witness, Item item) {
        return new Found.Witness(Shortening.of(witness.outcome(), item, effort), witness.given());
    }

    /** Whether an option that creation and advances are to bring comes only as a gain, which asks for no offer. */
    public boolean isOnlyGained(Item item) {
        SheetRules sheet = sheet(item);
        return item.kind() == Kind.OPTION && !ItemPlace.of(item).isPart() && !offered
                .computeIfAbsent(sheet.id(), id -> Possible.withoutGains(sheet))
                .has(sheet.option(OptionKey.of(item.name())).orElseThrow());
    }

    private static int length(Found found) {
        return found instanceof Found.Witness witness ? Shortening.length(witness.outcome()) : Integer.MAX_VALUE;
    }

    private Possible possible(SheetRules sheet) {
        return possible.computeIfAbsent(sheet.id(), id -> Possible.of(sheet));
    }

    private SheetRules sheet(Item item) {
        return ruleset.sheets().get(ItemPlace.of(item).sheet());
    }

    private void prove(Item item) {
        // What may be of a part hangs on the whole as well, of which the count knows nothing.
        if (!found.containsKey(item) && !ItemPlace.of(item).isPart()) {
            SheetRules sheet = sheet(item);
            new Proofs(sheet, possible(sheet), new WrittenRules(tree, List.of(sheet.id()))).of(item, items.get(item))
                    .ifPresent(reason -> found.put(item, new Found.Proof(reason)));
        }
    }

    private Set<Item> witness(Outcome outcome, Optional<String> name) {
        Set<Item> taken = new LinkedHashSet<>(Search.isWhole(outcome) ? Items.of(outcome) : Set.of());
        taken.removeIf(each -> !items.containsKey(each) || found.containsKey(each));
        taken.forEach(each -> found.put(each, new Found.Witness(outcome, name)));
        return taken;
    }

    /** Looks for characters that take much of what is still open at once. */
    private void sweep() {
        for (SheetRules sheet : ruleset.sheets().values()) {
            SplitMix random = new SplitMix(sheet.id().hashCode());
            Search search = new Search(ruleset, sheet, effort);
            for (int idle = 0; idle < PATIENCE && !effort.isSpent();) {
                List<Item> open = items.keySet().stream()
                        .filter(each -> each.isOf(sheet) && !found.containsKey(each)).toList();
                if (open.isEmpty()) {
                    break;
                }
                List<Item> some = random.shuffled(open).subList(0, Math.min(TOGETHER, open.size()));
                Wish wish = Wishes.toward(some, sheet, possible(sheet), random);
                Optional<Outcome> made = search.attempt(wish, random, 1, outcome -> false, journal -> false);
                idle = made.map(each -> witness(each, Optional.empty())).orElse(Set.of()).isEmpty() ? idle + 1 : 0;
            }
        }
    }

    /** Looks for some characters that take an item; where there are none, that is said. */
    private List<Found> search(Item item, int count) {
        SheetRules sheet = sheet(item);
        Search search = new Search(ruleset, sheet, effort);
        List<Found> ways = new ArrayList<>();
        int tries = 0;
        for (; tries < MOST_TRIES && ways.size() < count && !effort.isSpent(); tries++) {
            SplitMix random = new SplitMix(ItemPlace.path(item).hashCode() * 31L + tries);
            Wish wish = Wishes.toward(List.of(item), sheet, possible(sheet), random);
            search.attempt(wish, random, 1 + tries / 4, outcome -> Items.of(outcome).contains(item),
                            journal -> Search.isThere(item, journal))
                    .filter(each -> Items.of(each).contains(item))
                    .ifPresent(each -> ways.add(new Found.Witness(each, Optional.empty())));
        }
        return ways.isEmpty() ? List.of(new Found.Undecided(tries)) : ways;
    }
}
