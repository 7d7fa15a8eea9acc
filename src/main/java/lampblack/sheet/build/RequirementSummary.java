package lampblack.sheet.build;

import java.util.List;
import java.util.Optional;
import lampblack.rules.Label;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** Says in a few words what an option asks for; what has no short name is left to the option's own text. */
final class RequirementSummary {

    private final SheetSubject subject;
    private final PlaybookFit fit;

    RequirementSummary(SheetSubject subject) {
        this.subject = subject;
        this.fit = new PlaybookFit(subject, List.of());
    }

    /** The words, or nothing where it asks for nothing that has a name, or that the playbook has not met for good. */
    String of(Requirement requirement) {
        String words = words(requirement);
        return words.isEmpty() ? "" : subject.render("sheet.needs", "what", words);
    }

    private String words(Requirement requirement) {
        return fit.settled(requirement).isPresent() ? "" : unsettled(requirement);
    }

    private String unsettled(Requirement requirement) {
        return switch (requirement) {
            case AllOf all -> joined(all.parts(), ", ");
            case AnyOf any -> joined(any.parts(), " " + subject.render("sheet.or") + " ");
            case HasOption has -> subject.derived().title(has.option());
            case HasTag tagged -> subject.tag(tagged.tag());
            case RatingAtLeast least -> subject.derived().title(least.trait()) + " "
                    + subject.derived().ratingName(least.trait(), least.minimum());
            case HasMilestone reached -> Optional.ofNullable(subject.rules().milestones().get(reached.milestone()))
                    .map(Label::title).orElse(reached.milestone());
            case Not not -> "";
            case If condition -> condition.says().orElse("");
        };
    }

    private String joined(List<Requirement> parts, String between) {
        return String.join(between, parts.stream().map(this::words).filter(words -> !words.isEmpty()).toList());
    }
}
