package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Choose;
import lampblack.rules.Fill;
import lampblack.rules.Label;
import lampblack.rules.Objection;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Step;
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
     * @param name its id, for an option behind that of its list
     */
    public record Item(Kind kind, String sheet, String name) {}

    private final Map<Item, Label> items = new LinkedHashMap<>();
    private final Set<Item> taken = new LinkedHashSet<>();

    public Coverage(Ruleset ruleset) {
        ruleset.sheets().values().forEach(this::list);
    }

    private void list(SheetRules sheet) {
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().forEach(each -> item(Kind.OPTION, sheet, each.key().toString(), each.label()));
        }
        sheet.creation().values().stream()
                .filter(each -> !(each instanceof Choose choose) || offers(sheet, choose.list()))
                .forEach(each -> item(Kind.STEP, sheet, each.id(), each.label()));
        sheet.earning().values().forEach(each -> item(Kind.EARNING, sheet, each.id(), each.label()));
        sheet.advances().values().stream()
                .filter(each -> !(each.purchase() instanceof Take take) || offers(sheet, take.list()))
                .forEach(each -> item(Kind.ADVANCE, sheet, each.id(), each.label()));
        sheet.milestones().values().forEach(each -> item(Kind.MILESTONE, sheet, each.id(), each));
        sheet.rules().values().forEach(each -> item(Kind.RULE, sheet, each.label().id(), each.label()));
    }

    private void item(Kind kind, SheetRules sheet, String name, Label label) {
        items.put(new Item(kind, sheet.id(), name), label);
    }

    /** Whether there is anything to take from a list; a game to build on may leave one empty. */
    private static boolean offers(SheetRules sheet, String list) {
        OptionList rules = sheet.lists().get(list);
        return rules.open() || !rules.entries().isEmpty();
    }

    /** Counts what a character has taken, if it is legal, and the author's rules it breaks in any case. */
    public void add(Outcome outcome) {
        outcome.objections().stream().map(Objection::found).map(each -> each.id())
                .filter(each -> each.startsWith("rule."))
                .forEach(each -> take(outcome, Kind.RULE, each.substring("rule.".length())));
        if (outcome.isLegal()) {
            creation(outcome);
            ledger(outcome);
            options(outcome);
        }
    }

    private void creation(Outcome outcome) {
        CharacterFile file = outcome.file();
        for (Step step : outcome.sheet().creation().values()) {
            Stream<Optional<Node>> said = step instanceof Fill fill
                    ? fill.fields().stream().map(field -> file.fields().get(field))
                    : Stream.of(file.creation().get(step.id()));
            if (said.flatMap(Optional::stream).anyMatch(Coverage::saysSomething)) {
                take(outcome, Kind.STEP, step.id());
            }
        }
    }

    private static boolean saysSomething(Node node) {
        return node instanceof Scalar scalar ? !scalar.text().isBlank()
                : node instanceof ListNode list ? !list.items().isEmpty() : !((MapNode) node).all().isEmpty();
    }

    private void ledger(Outcome outcome) {
        for (Line line : outcome.history()) {
            if (line.entry() instanceof Entry.Earn earn) {
                earn.amounts().keys().forEach(each -> take(outcome, Kind.EARNING, each));
            }
        }
        State end = outcome.standing().state();
        end.bought().keySet().forEach(each -> take(outcome, Kind.ADVANCE, each));
        end.milestones().forEach(each -> take(outcome, Kind.MILESTONE, each));
    }

    /** What the character has, and what it had wherever something was about to go. */
    private void options(Outcome outcome) {
        options(outcome, outcome.standing());
        for (Line line : outcome.history()) {
            boolean goes = line.entry() instanceof Entry.Lose || line.entry() instanceof Entry.Change
                    || line.entry().header().node().has("swap");
            if (goes) {
                CharacterFile file = outcome.file().before(line.entry().header().index());
                Replay.of(outcome.ruleset(), file, Links.NONE).value()
                        .ifPresent(earlier -> options(outcome, earlier.standing()));
            }
        }
    }

    private void options(Outcome outcome, Standing at) {
        for (OptionList list : outcome.sheet().lists().values()) {
            List<String> had = new ArrayList<>(at.state().list(list.id()).stream().map(Taken::id).toList());
            at.granted(list.id()).forEach(each -> had.add(each.key().id()));
            had.forEach(each -> take(outcome, Kind.OPTION, new OptionKey(list.id(), each).toString()));
        }
    }

    private void take(Outcome outcome, Kind kind, String name) {
        Item item = new Item(kind, outcome.sheet().id(), name);
        if (items.containsKey(item)) {
            taken.add(item);
        }
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
