package lampblack.sheet.build;

import java.util.List;
import lampblack.rules.SheetRules;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** Says in a few words what an option asks for; what has no short name is left to the option's own text. */
final class RequirementSummary {

    private final SheetSubject subject;

    RequirementSummary(SheetSubject subject) {
        this.subject = subject;
    }

    /** The words, or nothing where it asks for nothing that has a name. */
    String of(Requirement requirement) {
        String words = words(requirement);
        return words.isEmpty() ? "" : subject.say("sheet.needs", "what", words);
    }

    private String words(Requirement requirement) {
        SheetRules rules = subject.rules();
        if (requirement instanceof AllOf all) {
            return joined(all.parts(), ", ");
        } else if (requirement instanceof AnyOf any) {
            return joined(any.parts(), " " + subject.say("sheet.or") + " ");
        } else if (requirement instanceof HasOption has) {
            return subject.standing().title(has.option());
        } else if (requirement instanceof HasTag tagged) {
            return subject.tag(tagged.tag());
        } else if (requirement instanceof RatingAtLeast least) {
            return subject.standing().title(least.trait()) + " "
                    + subject.standing().ratingName(least.trait(), least.minimum());
        } else if (requirement instanceof HasMilestone reached) {
            return rules.milestones().containsKey(reached.milestone())
                    ? rules.milestones().get(reached.milestone()).title()
                    : reached.milestone();
        }
        return "";
    }

    private String joined(List<Requirement> parts, String between) {
        return String.join(between, parts.stream().map(this::words).filter(words -> !words.isEmpty()).toList());
    }
}
