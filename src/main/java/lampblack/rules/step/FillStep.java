package lampblack.rules.step;

import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;

/** Asks for fields to be filled, which the sheet then requires. In YAML: {@code {fill: [name, look]}}. */
public record FillStep(Label label, List<String> fields) implements CreationStep {

    @Override
    public Choices apply(Choices choices, Node choice, SheetRules sheet, ProblemCollector problems) {
        return choices;
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        return List.of();
    }

    @Override
    public Node withCandidate(Optional<Node> choice, Candidate more, Span place) {
        return choice.orElseThrow();
    }

    @Override
    public void judge(CreationContext whole) {
        // The words stand under `fields`; whoever judges those asks every `fill` step which are required.
    }

    @Override
    public Optional<ListChoice> listChoice() {
        return Optional.empty();
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
