package lampblack.rules;

import java.util.List;
import java.util.Optional;
import lampblack.character.State;
import lampblack.diagnostic.Span;
import lampblack.node.Node;

/** Asks for fields to be filled, which the sheet then requires. In YAML: {@code {fill: [name, look]}}. */
public record Fill(Label label, List<String> fields) implements Step {

    @Override
    public State apply(State state, Node choice, SheetRules sheet, Judgement to) {
        return state;
    }

    @Override
    public List<Candidate> candidates(Standing at) {
        return List.of();
    }

    @Override
    public Node with(Optional<Node> choice, Candidate more, Span place) {
        return choice.orElseThrow();
    }

    @Override
    public void judge(Creation whole) {
        // The words stand under `fields`; whoever judges those asks every `fill` step which are required.
    }
}
