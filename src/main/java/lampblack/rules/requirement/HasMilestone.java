package lampblack.rules.requirement;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;

/** Met when a milestone was reached in play. In YAML: {@code milestone: initiated}. */
public record HasMilestone(String milestone) implements Requirement {

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        return derived.choices().milestones().contains(milestone)
                ? List.of()
                : List.of(Message.of("unmet.milestone", "milestone",
                        derived.sheet().milestones().get(milestone).title()));
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        return derived.choices().milestones().contains(milestone)
                ? List.of(Message.of("unmet.not-milestone", "milestone", derived.sheet().milestones().get(milestone)
                .title()))
                : List.of();
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return List.of();
    }

    @Override
    public Optional<String> namedMilestone() {
        return Optional.of(milestone);
    }
}
