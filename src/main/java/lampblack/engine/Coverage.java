package lampblack.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import lampblack.rules.Choose;
import lampblack.rules.Label;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Take;
import lampblack.ruleset.Ruleset;

/**
 * What of a ruleset its characters have taken: each option, step of creation, advance, way to earn and milestone, and
 * each rule of the author that at least one of them has broken.
 */
public final class Coverage {

    /** The kinds of things that can be taken. */
    public enum Kind {
        OPTION,
        STEP,
        EARNING,
        ADVANCE,
        MILESTONE,
        RULE
    }

    /**
     * One thing that can be taken.
     *
     * @param part the kind of parts that take it; empty where the whole does
     * @param name its id, for an option behind that of its list
     */
    public record Item(Kind kind, String sheet, String part, String name) {

        public Item(Kind kind, String sheet, String name) {
            this(kind, sheet, "", name);
        }

        /** Its name, behind the kind of parts that take it. */
        public String path() {
            return part.isEmpty() ? name : part + "." + name;
        }
    }

    private final Map<Item, Label> items = new LinkedHashMap<>();
    private final Set<Item> taken = new LinkedHashSet<>();

    public Coverage(Ruleset ruleset) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            list(sheet, sheet.id(), "");
            sheet.parts().values().forEach(kind -> list(kind.sheet(), sheet.id(), kind.id()));
        }
    }

    private void list(SheetRules sheet, String whole, String part) {
        BiConsumer<Kind, Label> item = (kind, label) -> items.put(new Item(kind, whole, part, label.id()), label);
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().forEach(each ->
                    items.put(new Item(Kind.OPTION, whole, part, each.key().toString()), each.label()));
        }
        sheet.creation().values().stream()
                .filter(each -> !(each instanceof Choose choose) || offers(sheet, choose.list()))
                .forEach(each -> item.accept(Kind.STEP, each.label()));
        sheet.earning().values().forEach(each -> item.accept(Kind.EARNING, each.label()));
        sheet.advances().values().stream()
                .filter(each -> !(each.purchase() instanceof Take take) || offers(sheet, take.list()))
                .forEach(each -> item.accept(Kind.ADVANCE, each.label()));
        sheet.milestones().values().forEach(each -> item.accept(Kind.MILESTONE, each));
        sheet.rules().values().forEach(each -> item.accept(Kind.RULE, each.label()));
    }

    /** Whether there is anything to take from a list; a game to build on may leave one empty. */
    private static boolean offers(SheetRules sheet, String list) {
        OptionList rules = sheet.lists().get(list);
        return rules.open() || !rules.entries().isEmpty();
    }

    /** Counts what a character has taken, if it is legal, and the author's rules it breaks in any case. */
    public void add(Outcome outcome) {
        Items.of(outcome).stream().filter(items::containsKey).forEach(taken::add);
    }

    /** Everything that can be taken, in the order of the ruleset, with where it is defined. */
    public Map<Item, Label> all() {
        return Collections.unmodifiableMap(items);
    }

    public boolean isTaken(Item item) {
        return taken.contains(item);
    }

    /** How many things can be taken. */
    public int size() {
        return items.size();
    }

    /** How many of them have been. */
    public int taken() {
        return taken.size();
    }

    /** The share that has been taken, in whole percent rounded down; 100 where there is nothing to take. */
    public int percent() {
        return items.isEmpty() ? 100 : 100 * taken.size() / items.size();
    }

    /** What nobody has taken, in the order of the ruleset, with where it is defined. */
    public Map<Item, Label> untaken() {
        Map<Item, Label> left = new LinkedHashMap<>(items);
        left.keySet().removeAll(taken);
        return left;
    }
}
