package lampblack.sheet.build;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.FormulaWording;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/**
 * Says in a few words what is required, whoever it is required of.
 *
 * @param silent what need not be said
 */
record RequirementWords(DerivedSheet derived, Messages messages, Predicate<Requirement> silent) {

    String of(Requirement requirement) {
        return of(requirement, true);
    }

    /** @param so whether it has to hold, or not to */
    String of(Requirement requirement, boolean so) {
        return silent.test(requirement) ? "" : said(requirement, so);
    }

    private String said(Requirement requirement, boolean so) {
        return switch (requirement) {
            case AllOf all -> joined(all.parts(), so, so);
            case AnyOf any -> joined(any.parts(), so, !so);
            case Not not -> of(not.part(), !so);
            case HasOption has -> without(derived.title(has.option()), so);
            case HasTag tagged -> so ? tagged.title() : render("sheet.untagged", "tag", tagged.title());
            case RatingAtLeast least -> {
                String rating = derived.ratingName(least.trait(), least.minimum());
                String trait = derived.title(least.trait());
                yield so ? trait + " " + rating : render("sheet.below", "what", trait, "number", rating);
            }
            case HasMilestone reached -> {
                String title = Optional.ofNullable(derived.sheet().milestones().get(reached.milestone()))
                        .map(Label::title).orElse(reached.milestone());
                yield so ? title : render("sheet.not-yet", "milestone", title);
            }
            case If condition -> so ? messages.render(condition.said(derived))
                    : messages.render(new FormulaWording(derived, Map.of()).of(condition.expression(), false));
        };
    }

    private String joined(List<Requirement> parts, boolean so, boolean all) {
        return parts.stream().map(part -> of(part, so)).filter(words -> !words.isEmpty())
                .collect(Collectors.joining(all ? ", " : " " + render("sheet.or") + " "));
    }

    private String without(String what, boolean so) {
        return so ? what : render("sheet.without", "what", what);
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
