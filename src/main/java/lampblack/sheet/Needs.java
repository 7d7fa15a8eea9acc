package lampblack.sheet;

import java.util.List;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.HasOption;
import lampblack.rules.HasTag;
import lampblack.rules.RatingAtLeast;
import lampblack.rules.Reached;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;

/** Says in a few words what an option asks for; what has no short name is left to the option's own text. */
final class Needs {

    private final Subject subject;

    Needs(Subject subject) {
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
        } else if (requirement instanceof Reached reached) {
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
