package lampblack.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Takes options from a list. In YAML: {@code {choose: 1, from: talents}}.
 *
 * @param rolled whether what came of a roll has to be said
 */
public record Choose(Label label, Range picks, String list, Filter only, boolean rolled) implements Step {

    /** What judging one pick against all the others is charged. */
    private static final int JUDGING = 20;

    @Override
    public State apply(State state, Node choice, SheetRules sheet, Judgement to) {
        Picking picking = new Picking(sheet.lists().get(list), to);
        picking.details(choice);
        State next = state;
        for (Pick pick : Pick.decode(choice)) {
            Optional<Taken> taken = picking.resolve(pick);
            if (taken.isPresent()) {
                next = next.plus(taken.get());
            }
        }
        return next;
    }

    @Override
    public List<Candidate> candidates(Standing at) {
        return new Take(Amount.Fixed.ONE, list, only, rolled).candidates(at);
    }

    @Override
    public Node with(Optional<Node> choice, Candidate more, Span place) {
        List<Node> items = new ArrayList<>();
        choice.ifPresent(node -> items.addAll(node instanceof ListNode written ? written.items() : List.of(node)));
        items.add(Scalar.text(more.keys().get("choose"), place));
        return new ListNode(items, place);
    }

    @Override
    public void judge(Creation whole) {
        Standing at = whole.standing();
        List<Pick> all = whole.choices().get(id()).map(Pick::decode).orElse(List.of());
        Picking silent = new Picking(at.sheet().lists().get(list), new Judgement());
        List<Taken> taken = all.stream().flatMap(pick -> silent.resolve(pick).stream()).toList();
        boolean fits = judgeCount(taken.size(), whole);
        taken.forEach(each -> judge(each, fits, whole));
    }

    private void judge(Taken taken, boolean fits, Creation whole) {
        Standing at = whole.standing();
        Picking picking = new Picking(at.sheet().lists().get(list), whole.to());
        // Everything else counts towards what it requires, only what stands before it in the file against its limits.
        Standing others = at.with(at.state().minus(taken));
        int alike = at.state().times(list, taken.id());
        at.charge(JUDGING + alike);
        int before = at.state().alikeBefore(taken);
        picking.judge(taken, others, only, "creation." + id(), before);
        picking.rolled(taken, rolled, "creation." + id());
        picking.often(taken, others, before, alike, false);
        long gifts = at.granted(list).size();
        long most = picking.most(at);
        boolean overflows = gifts + at.state().before(taken) == Math.max(most, gifts);
        if (fits && overflows) {
            picking.full(taken, most, at.count(list));
        }
    }

    /** Judges how many were chosen; false where there are too many. */
    private boolean judgeCount(long count, Creation whole) {
        Standing at = whole.standing();
        Span place = whole.choices().keySpan(id());
        long more = at.morePicks(id());
        long most = Spend.plus(picks.most().in(at), more);
        long least = Math.min(Spend.plus(picks.least().in(at), more), most);
        if (count > most) {
            whole.to().object(id(), count, Diagnostic.of(Code.CREATION__TOO_MANY_PICKS, place, "count", count, "allowed",
                    most, "step", label.title()));
        } else if (count < least) {
            whole.to().owe("creation." + id(), place, Message.of("todo.picks", "left", least - count, "step",
                    label.title()));
        }
        return count <= most;
    }
}
