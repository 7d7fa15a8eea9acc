package lampblack.rulesettest;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Worded;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.ListChoice;
import lampblack.ruleset.Ruleset;

/**
 * What of a ruleset its characters have taken: each option, step of creation, advance, way to earn and milestone, and
 * each rule of the author that at least one of them has broken.
 */
public final class Coverage {

    /** The kinds of things that can be taken. */
    public enum ItemKind implements Worded {
        OPTION("option"),
        STEP("step"),
        EARNING("earning"),
        ADVANCE("advance"),
        MILESTONE("milestone"),
        RULE("rule");

        private final String word;

        ItemKind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /**
     * One thing that can be taken.
     *
     * @param sheet the sheet it stands on, {@code crew}, and behind it the kind of parts, {@code crew/cohorts}
     * @param name its id, for an option behind that of its list
     */
    public record CoverageItem(ItemKind kind, String sheet, String name) {

        /** Whether it stands on a sheet or in a part of it. */
        public boolean isOf(SheetRules rules) {
            return sheet.equals(rules.id()) || sheet.startsWith(rules.id() + "/");
        }
    }

    private final Map<CoverageItem, Label> items = new LinkedHashMap<>();
    private final Set<CoverageItem> taken = new LinkedHashSet<>();

    public Coverage(Ruleset ruleset) {
        ruleset.sheets().values().forEach(sheet -> {
            list(sheet, sheet.id());
            sheet.parts().values().forEach(part -> list(part.sheet(), within(sheet.id(), part.id())));
        });
    }

    /** What the sheet of an item is called that stands in a part. */
    static String within(String sheet, String part) {
        return sheet + "/" + part;
    }

    private void list(SheetRules sheet, String path) {
        sheet.options().forEach(option -> item(ItemKind.OPTION, path, option.key().toString(),
                option.label()));
        sheet.creation().values().stream()
                .filter(step -> isOffered(step.listChoice(), sheet))
                .forEach(step -> item(ItemKind.STEP, path, step.id(), step.label()));
        sheet.earning().values().forEach(earning -> item(ItemKind.EARNING, path, earning.id(), earning.label()));
        sheet.advances().values().stream()
                .filter(advance -> isOffered(advance.listChoice(), sheet))
                .forEach(advance -> item(ItemKind.ADVANCE, path, advance.id(), advance.label()));
        sheet.milestones().values().forEach(label -> item(ItemKind.MILESTONE, path, label.id(), label));
        sheet.rules().values().forEach(assertion -> item(ItemKind.RULE, path, assertion.label().id(),
                assertion.label()));
    }

    private void item(ItemKind kind, String sheet, String name, Label label) {
        items.put(new CoverageItem(kind, sheet, name), label);
    }

    /** Whether there is anything to take, where a choice is from a list; a game to build on may leave one empty. */
    private static boolean isOffered(Optional<ListChoice> choice, SheetRules sheet) {
        return choice.filter(from -> !from.from().isOpen(sheet) && from.from().options(sheet).isEmpty()).isEmpty();
    }

    /** Counts what a character has taken, if it is legal, and the author's rules it breaks in any case. */
    public void add(EvaluatedCharacter evaluated) {
        TakenItems.of(evaluated).stream().filter(items::containsKey).forEach(taken::add);
    }

    /** Everything that can be taken, in the order of the ruleset, with where it is defined. */
    public Map<CoverageItem, Label> all() {
        return Collections.unmodifiableMap(items);
    }

    public boolean isTaken(CoverageItem item) {
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
    public Map<CoverageItem, Label> untaken() {
        Map<CoverageItem, Label> left = new LinkedHashMap<>(items);
        left.keySet().removeAll(taken);
        return left;
    }
}
