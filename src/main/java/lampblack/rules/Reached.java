package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when a milestone was reached in play. In YAML: {@code milestone: initiated}. */
public record Reached(String milestone) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        return at.state().milestones().contains(milestone)
                ? List.of()
                : List.of(Message.of("unmet.milestone", "milestone",
                        at.sheet().milestones().get(milestone).title()));
    }

    @Override
    public List<Message> held(Standing at) {
        return at.state().milestones().contains(milestone)
                ? List.of(Message.of("unmet.not-milestone", "milestone", at.sheet().milestones().get(milestone).title()))
                : List.of();
    }

    @Override
    public List<Reading> readings() {
        return List.of();
    }
}
