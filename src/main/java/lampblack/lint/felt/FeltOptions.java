package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** What options give and ask for. */
record FeltOptions(SheetRules rules, FeltGift felt, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        rules.options().forEach(option -> option(option, all));
        return all;
    }

    private void option(Option option, List<Unfelt> to) {
        String subject = option.key().toString();
        for (EffectBlock block : option.gives()) {
            block.forEach((effect, place) -> felt.unfelt(effect, block, option)
                    .forEach(cause -> to.add(cause.at(subject, place))));
            own(block.holds(), option, block.span(), to);
        }
        own(option.holds(), option, option.label().place("while"), to);
        either(option.requires(), subject, option.label().place("requires"), to);
        implied(option.requires(), subject, option.label().place("requires"), to);
    }

    /** What an option asks of itself while it is there. */
    private static void own(Requirement holds, Option option, Span place, List<Unfelt> to) {
        boolean itself = parts(holds).stream()
                .anyMatch(part -> part.equals(new HasOption(option.key())));
        if (itself) {
            to.add(Unfelt.cause("itself", "option", option.key().id()).at(option.key().toString(), place));
        }
    }

    /** A rating of which either of two values will do, so that the lower is all that is asked. */
    private static void either(Requirement requires, String subject, Span place, List<Unfelt> to) {
        for (Requirement part : parts(requires)) {
            Set<String> asked = new HashSet<>();
            for (Requirement way : ways(part)) {
                String what = parts(way).size() == 1 ? rated(parts(way).get(0)) : "";
                if (!what.isEmpty() && !asked.add(what)) {
                    to.add(Unfelt.cause("either-twice", "name", what).at(subject, place));
                }
            }
        }
    }

    private static List<Requirement> ways(Requirement part) {
        return switch (part) {
            case AnyOf any -> any.parts();
            default -> List.of();
        };
    }

    /** A rating that is asked for twice. */
    private static void implied(Requirement requires, String subject, Span place, List<Unfelt> to) {
        Set<String> asked = new HashSet<>();
        for (Requirement part : parts(requires)) {
            String what = rated(part);
            if (!what.isEmpty() && !asked.add(what) && !requires.equals(part)) {
                to.add(Unfelt.cause("asked-twice", "name", what).at(subject, place));
            }
        }
    }

    /** What is all asked for together. */
    static List<Requirement> parts(Requirement requirement) {
        return requirement instanceof AllOf all ? all.parts() : List.of(requirement);
    }

    /** The trait of which a part of a requirement asks a rating; empty for every other part. */
    private static String rated(Requirement part) {
        return switch (part) {
            case RatingAtLeast rating -> rating.trait().id();
            default -> "";
        };
    }
}
