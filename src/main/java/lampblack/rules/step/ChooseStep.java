package lampblack.rules.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.PickJudge;
import lampblack.rules.option.SourceLists;

/**
 * Takes options from a list, or from several. In YAML: {@code {choose: 1, from: talents}}.
 *
 * @param rolled whether what came of a roll has to be said
 */
public record ChooseStep(Label label, Range picks, SourceLists from, OptionFilter only, boolean rolled)
        implements CreationStep {

    /** What judging one pick against all the others is charged. */
    private static final int JUDGING = 20;

    @Override
    public Choices apply(Choices choices, Node choice, SheetRules sheet, ProblemCollector problems) {
        from.details(choice, sheet, problems);
        Choices next = choices;
        for (Pick pick : Pick.decode(choice)) {
            Optional<TakenOption> taken = from.resolve(pick, sheet, problems);
            if (taken.isPresent()) {
                next = next.plus(taken.get());
            }
        }
        return next;
    }

    /** The same one by one, as whatever takes options in play. */
    public ChoosePurchase purchase() {
        return new ChoosePurchase(Amount.Fixed.ONE, from, only, rolled);
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        return purchase().candidates(derived);
    }

    @Override
    public Node withCandidate(Optional<Node> choice, Candidate more, Span place) {
        List<Node> items = new ArrayList<>();
        choice.ifPresent(node -> items.addAll(node.asList().map(ListNode::items).orElse(List.of(node))));
        items.add(Scalar.text(more.keys().get("choose"), place));
        return new ListNode(items, place);
    }

    @Override
    public void judge(CreationContext whole) {
        DerivedSheet derived = whole.derived();
        List<Pick> all = whole.choices().get(id()).map(Pick::decode).orElse(List.of());
        List<TakenOption> taken = all.stream()
                .flatMap(pick -> from.resolve(pick, derived.sheet(), new ProblemCollector()).stream()).toList();
        boolean fits = judgeCount(taken.size(), whole);
        taken.forEach(takenOption -> judge(takenOption, fits, whole));
    }

    private void judge(TakenOption taken, boolean fits, CreationContext whole) {
        DerivedSheet derived = whole.derived();
        String list = taken.list();
        PickJudge judge = new PickJudge(derived.sheet().lists().get(list), whole.problems());
        // Everything else counts towards what it requires, only what stands before it in the file against its limits.
        DerivedSheet others = derived.withChoices(derived.choices().minus(taken));
        int alike = derived.choices().times(list, taken.id());
        derived.charge(JUDGING + alike);
        int before = derived.choices().alikeBefore(taken);
        judge.judge(taken, others, only, "creation." + id(), before);
        judge.rolled(taken, rolled, "creation." + id());
        judge.often(taken, others, before, alike, false);
        long gifts = derived.granted(list).size();
        long most = judge.most(derived);
        boolean overflows = gifts + derived.choices().before(taken) == Math.max(most, gifts);
        if (fits && overflows) {
            judge.full(taken, most, derived.count(list));
        }
    }

    /** Judges how many were chosen; false where there are too many. */
    private boolean judgeCount(long count, CreationContext whole) {
        DerivedSheet derived = whole.derived();
        Span place = whole.choices().keySpan(id());
        long most = most(derived);
        long left = least(derived) - count;
        if (count > most) {
            whole.problems().report(id(), count, Diagnostic.of(Code.CREATION__TOO_MANY_PICKS, place, "count", count,
                    "allowed",
                    most, "step", label.title()));
        } else if (left > 0) {
            whole.problems().addTodo("creation." + id(), place, false,
                    Message.of("todo.picks", "left", left, "step", label.title()));
        }
        return count <= most;
    }

    @Override
    public List<String> fields() {
        return List.of();
    }

    @Override
    public Optional<ListChoice> listChoice() {
        return Optional.of(new ListChoice(label, picks, from, only, rolled));
    }

    @Override
    public Optional<SpendStep> asSpend() {
        return Optional.empty();
    }

    @Override
    public Optional<SetRatingsStep> asSetRatings() {
        return Optional.empty();
    }
}
