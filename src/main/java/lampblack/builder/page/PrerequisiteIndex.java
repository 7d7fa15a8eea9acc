package lampblack.builder.page;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.Requirement;

/** What asks for something, so that having it leads there. */
public record PrerequisiteIndex(SheetRules rules) {

    /** The titles of what asks for an option. */
    public List<String> needing(OptionKey option) {
        return asking(requirement -> requirement instanceof HasOption has && has.option().equals(option));
    }

    /** The titles of what asks for a milestone. */
    public List<String> needing(String milestone) {
        return asking(requirement -> requirement instanceof HasMilestone reached && reached.milestone()
                .equals(milestone));
    }

    private List<String> asking(Predicate<Requirement> wanted) {
        return Stream.concat(
                rules.advances().values().stream().filter(advance -> asks(advance.requires(), wanted))
                        .map(advance -> advance.label().title()),
                rules.lists().values().stream().flatMap(list -> list.entries().values().stream())
                        .filter(option -> asks(option.requires(), wanted)).map(option -> option.label().title()))
                .distinct().toList();
    }

    private static boolean asks(Requirement requirement, Predicate<Requirement> wanted) {
        return wanted.test(requirement)
                || requirement instanceof AllOf all && all.parts().stream().anyMatch(part -> asks(part, wanted))
                || requirement instanceof AnyOf any && any.parts().stream().anyMatch(part -> asks(part, wanted));
    }
}
