package lampblack.engine;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.character.Points;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.engine.Coverage.Item;
import lampblack.engine.Coverage.Kind;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Fill;
import lampblack.rules.Objection;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;

/** Finds what one character has taken. */
final class Items {

    private final Outcome outcome;
    private final String sheet;
    private final Set<Item> taken;

    private Items(Outcome outcome, String sheet, Set<Item> taken) {
        this.outcome = outcome;
        this.sheet = sheet;
        this.taken = taken;
    }

    /** What it and its parts have taken, if it is legal, and the author's rules it breaks in any case. */
    static Set<Item> of(Outcome outcome) {
        Set<Item> taken = new LinkedHashSet<>();
        Items whole = new Items(outcome, outcome.sheet().id(), taken);
        whole.broken();
        if (outcome.isLegal()) {
            whole.choices();
            whole.options();
        }
        outcome.parts().forEach((kind, parts) -> parts.values().forEach(part -> {
            Items items = new Items(part, Coverage.within(outcome.sheet().id(), kind), taken);
            items.broken();
            if (outcome.isLegal()) {
                items.choices();
                items.options(part.standing());
            }
        }));
        return taken;
    }

    private void broken() {
        outcome.objections().stream().map(Objection::found).map(each -> each.id())
                .filter(each -> each.startsWith("rule."))
                .forEach(each -> take(Kind.RULE, each.substring("rule.".length())));
    }

    private void choices() {
        creation();
        ledger();
    }

    private void creation() {
        CharacterFile file = outcome.file();
        for (Step step : outcome.sheet().creation().values()) {
            Stream<Optional<Node>> said = step instanceof Fill fill
                    ? fill.fields().stream().map(field -> file.fields().get(field))
                    : Stream.of(file.creation().get(step.id()));
            if (said.flatMap(Optional::stream).anyMatch(each -> saysSomething(step, each))) {
                take(Kind.STEP, step.id());
            }
        }
    }

    private static boolean saysSomething(Step step, Node node) {
        if (step instanceof Spend) {
            return Points.decode(node).stream().anyMatch(each -> each.amount() != 0);
        }
        return node instanceof Scalar scalar ? !scalar.text().isBlank()
                : node instanceof ListNode list ? !list.items().isEmpty() : !((MapNode) node).all().isEmpty();
    }

    private void ledger() {
        for (Line line : outcome.history()) {
            if (line.entry() instanceof Entry.Earn earn) {
                earn.amounts().all().stream().filter(each -> isSome(each.value()))
                        .forEach(each -> take(Kind.EARNING, each.key().text()));
            }
        }
        State end = outcome.standing().state();
        end.bought().keySet().forEach(each -> take(Kind.ADVANCE, each));
        end.milestones().forEach(each -> take(Kind.MILESTONE, each));
    }

    private static boolean isSome(Node amount) {
        return amount instanceof MapNode byTrack
                ? byTrack.all().stream().anyMatch(each -> isSome(each.value()))
                : amount instanceof Scalar scalar && scalar.integer().orElse(0L) > 0;
    }

    /** What the character has, and what it had wherever something was about to go. */
    private void options() {
        options(outcome.standing());
        if (outcome.history().stream().anyMatch(Items::goes)) {
            Replay.of(outcome.ruleset(), outcome.file().before(0), outcome.links()).value()
                    .ifPresent(created -> lost(created.standing()));
        }
    }

    private void lost(Standing created) {
        Standing before = created;
        for (Line line : outcome.history()) {
            if (goes(line)) {
                options(before);
            }
            before = before.with(line.after());
        }
    }

    private static boolean goes(Line line) {
        return line.entry() instanceof Entry.Lose || line.entry() instanceof Entry.Change
                || line.entry().header().node().has("swap");
    }

    private void options(Standing at) {
        for (OptionList list : outcome.sheet().lists().values()) {
            at.state().list(list.id()).stream().map(Taken::id)
                    .forEach(each -> take(Kind.OPTION, new OptionKey(list.id(), each).toString()));
            at.granted(list.id()).forEach(each -> take(Kind.OPTION, each.key().toString()));
        }
    }

    private void take(Kind kind, String name) {
        taken.add(new Item(kind, sheet, name));
    }
}
