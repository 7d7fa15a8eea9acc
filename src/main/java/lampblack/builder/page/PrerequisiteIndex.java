package lampblack.builder.page;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** What asks for something, so that having it leads there. */
public record PrerequisiteIndex(SheetRules rules) {

    /** The titles of what asks for an option. */
    public List<String> needing(OptionKey option) {
        return asking(requirement -> requirement.namedOption().filter(option::equals).isPresent());
    }

    /** The titles of what asks for a milestone. */
    public List<String> needing(String milestone) {
        return asking(requirement -> requirement.namedMilestone().filter(milestone::equals).isPresent());
    }

    private List<String> asking(Predicate<Requirement> wanted) {
        return Distinct.of(Stream.concat(
                rules.advances().values().stream().filter(advance -> asks(advance.requires(), wanted))
                        .map(advance -> advance.label().title()),
                rules.lists().values().stream().flatMap(list -> list.inTheGame().stream())
                        .filter(option -> asks(option.requires(), wanted)).map(option -> option.label().title())));
    }

    private static boolean asks(Requirement requirement, Predicate<Requirement> wanted) {
        return switch (requirement) {
            case AllOf all -> all.parts().stream().anyMatch(part -> asks(part, wanted));
            case AnyOf any -> any.parts().stream().anyMatch(part -> asks(part, wanted));
            case Not not -> false;
            case HasOption has -> wanted.test(has);
            case HasMilestone milestone -> wanted.test(milestone);
            case HasTag tag -> wanted.test(tag);
            case RatingAtLeast rating -> wanted.test(rating);
            case If condition -> wanted.test(condition);
        };
    }
}
