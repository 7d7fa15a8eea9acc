package lampblack.web;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.HasOption;
import lampblack.rules.OptionKey;
import lampblack.rules.Reached;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;

/** What asks for something, so that having it leads there. */
record Leads(SheetRules rules) {

    /** The titles of what asks for an option. */
    List<String> from(OptionKey option) {
        return asking(each -> each instanceof HasOption has && has.option().equals(option));
    }

    /** The titles of what asks for a milestone. */
    List<String> from(String milestone) {
        return asking(each -> each instanceof Reached reached && reached.milestone().equals(milestone));
    }

    private List<String> asking(Predicate<Requirement> wanted) {
        return Stream.concat(
                rules.advances().values().stream().filter(each -> asks(each.requires(), wanted))
                        .map(each -> each.label().title()),
                rules.lists().values().stream().flatMap(list -> list.entries().values().stream())
                        .filter(each -> asks(each.requires(), wanted)).map(each -> each.label().title()))
                .distinct().toList();
    }

    private static boolean asks(Requirement requirement, Predicate<Requirement> wanted) {
        return wanted.test(requirement)
                || requirement instanceof AllOf all && all.parts().stream().anyMatch(each -> asks(each, wanted))
                || requirement instanceof AnyOf any && any.parts().stream().anyMatch(each -> asks(each, wanted));
    }
}
