package lampblack.lint.bounds;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
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

/**
 * Finds why a requirement can never be met, or always is. Options that are to be counted with are had or not, whatever
 * they need in turn.
 *
 * @param stages in which it may be met
 */
public record Satisfiability(SheetBounds bounds, Set<String> stages) {

    public Satisfiability(SheetBounds bounds) {
        this(bounds, bounds.scope().stages());
    }

    /** Why something is so for every character, and the part of a requirement that makes it so. */
    public record DecidingPart(Message words, Requirement part) {}

    /** Why no character meets it. */
    public Optional<DecidingPart> never(Requirement requirement) {
        return never(requirement, Set.of());
    }

    /**
     * Why no character meets it.
     *
     * @param sure what is so whenever it is asked
     */
    public Optional<DecidingPart> never(Requirement requirement, Set<Requirement> sure) {
        if (requirement instanceof AllOf all) {
            if (all.parts().isEmpty()) {
                return Optional.empty();
            }
            Optional<DecidingPart> part = all.parts().stream().flatMap(item -> never(item).stream()).findFirst();
            return part.isPresent() ? part : contradiction(all, sure);
        }
        if (requirement instanceof AnyOf any) {
            List<DecidingPart> reasons = any.parts().stream().flatMap(part -> never(part).stream()).toList();
            return reasons.size() == any.parts().size() ? reasons.stream().findFirst() : Optional.empty();
        }
        if (requirement instanceof Not not) {
            return always(not.part());
        }
        return simply(requirement);
    }

    /** Why no character meets a requirement that is not put together of others. */
    private Optional<DecidingPart> simply(Requirement requirement) {
        if (requirement instanceof HasOption has) {
            return bounds.scope().options().test(has.option()) ? Optional.empty()
                    : Optional.of(new DecidingPart(Message.of("never.option", "name", has.option().id()), has));
        }
        if (requirement instanceof HasTag tag) {
            return bounds.canHaveTag(tag.tag()) ? Optional.empty()
                    : Optional.of(new DecidingPart(Message.of("never.tag", "tag", tag.tag()), tag));
        }
        if (requirement instanceof HasMilestone reached) {
            return stages.contains("play") ? Optional.empty()
                    : Optional.of(new DecidingPart(Message.of("never.milestone", "milestone", reached.milestone()),
                            reached));
        }
        if (requirement instanceof RatingAtLeast rating) {
            long most = bounds.ratings().rating(rating.trait()).high();
            return most >= rating.minimum() ? Optional.empty() : Optional.of(new DecidingPart(Message.of("never.rating",
                    "trait", rating.trait().id(), "minimum", rating.minimum(), "most", most), rating));
        }
        if (requirement instanceof If condition && !bounds.truth(condition.expression(), stages).canHold()) {
            return Optional.of(new DecidingPart(
                    Message.of("never.if", "expression", condition.expression().toString()), condition));
        }
        return Optional.empty();
    }

    /** Why every character meets it. */
    public Optional<DecidingPart> always(Requirement requirement) {
        if (requirement instanceof AllOf all) {
            List<DecidingPart> reasons = all.parts().stream().flatMap(part -> always(part).stream()).toList();
            return reasons.size() == all.parts().size() ? reasons.stream().findFirst() : Optional.empty();
        }
        if (requirement instanceof AnyOf any) {
            return any.parts().stream().flatMap(part -> always(part).stream()).findFirst();
        }
        if (requirement instanceof Not not) {
            return never(not.part());
        }
        if (requirement instanceof RatingAtLeast rating) {
            long least = bounds.ratings().rating(rating.trait()).low();
            return least < rating.minimum() ? Optional.empty()
                    : Optional.of(new DecidingPart(Message.of("never.not-rating",
                    "trait", rating.trait().id(), "minimum", rating.minimum(), "least", least), rating));
        }
        if (requirement instanceof If condition && !bounds.truth(condition.expression(), stages).canFail()) {
            return Optional.of(new DecidingPart(
                    Message.of("never.not-if", "expression", condition.expression().toString()), condition));
        }
        return Optional.empty();
    }

    private Optional<DecidingPart> contradiction(AllOf all, Set<Requirement> sure) {
        Set<Requirement> wanted = new LinkedHashSet<>(sure);
        Set<Requirement> refused = new LinkedHashSet<>();
        sort(all, wanted, refused);
        if (wanted.size() + refused.size() < 2) {
            return Optional.empty();
        }
        for (Requirement requirement : refused) {
            if (wanted.stream().anyMatch(other -> includes(other, requirement))) {
                String wording = sure.contains(requirement) ? "never.itself" : "never.both-ways";
                return Optional.of(new DecidingPart(Message.of(wording, "name", name(requirement)),
                        sure.contains(requirement) ? requirement : all));
            }
        }
        Optional<Requirement> later = wanted.stream().filter(HasMilestone.class::isInstance).findFirst();
        if (later.isPresent() && wanted.stream().anyMatch(Satisfiability::isBeginning)) {
            return Optional.of(new DecidingPart(Message.of("never.milestone-yet", "name", name(later.get())),
                    later.get()));
        }
        Set<String> playbooks = new HashSet<>();
        List<String> named = wanted.stream().filter(HasOption.class::isInstance)
                .map(requirement -> ((HasOption) requirement).option())
                .filter(key -> key.list().equals(OptionKey.PLAYBOOKS) && playbooks.add(key.id()))
                .map(OptionKey::id).toList();
        return named.size() < 2 || bounds.options().count(OptionKey.PLAYBOOKS).high() > 1 ? Optional.empty()
                : Optional.of(new DecidingPart(
                Message.of("never.playbooks", "one", named.get(0), "other", named.get(1)), all));
    }

    /** Whether something holds only before play begins, when no milestone is reached. */
    private static boolean isBeginning(Requirement requirement) {
        return requirement instanceof If condition
                && condition.expression().toString().replace('"', '\'').replace(" ", "").equals("stage=='creation'");
    }

    private static boolean includes(Requirement one, Requirement other) {
        return one.equals(other) || one instanceof RatingAtLeast more && other instanceof RatingAtLeast less
                && more.trait().equals(less.trait()) && more.minimum() >= less.minimum();
    }

    private static void sort(Requirement requirement, Set<Requirement> wanted, Set<Requirement> refused) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(part -> sort(part, wanted, refused));
        } else if (isSimple(requirement)) {
            wanted.add(requirement);
        } else if (requirement instanceof Not not && isSimple(alone(not.part()))) {
            refused.add(alone(not.part()));
        }
    }

    /** What a list of one thing holds. */
    private static Requirement alone(Requirement part) {
        return part instanceof AllOf all && all.parts().size() == 1 ? alone(all.parts().get(0)) : part;
    }

    private static boolean isSimple(Requirement requirement) {
        return requirement instanceof HasOption || requirement instanceof HasTag
                || requirement instanceof RatingAtLeast || requirement instanceof HasMilestone || requirement
                instanceof If;
    }

    private static String name(Requirement requirement) {
        if (requirement instanceof HasOption has) {
            return has.option().id();
        }
        if (requirement instanceof HasTag tag) {
            return tag.tag();
        }
        if (requirement instanceof HasMilestone reached) {
            return reached.milestone();
        }
        return requirement instanceof If condition ? condition.expression().toString()
                : ((RatingAtLeast) requirement).trait().id();
    }
}
