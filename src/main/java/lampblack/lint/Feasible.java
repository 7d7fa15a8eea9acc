package lampblack.lint;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.HasOption;
import lampblack.rules.HasTag;
import lampblack.rules.If;
import lampblack.rules.Not;
import lampblack.rules.OptionKey;
import lampblack.rules.RatingAtLeast;
import lampblack.rules.Reached;
import lampblack.rules.Requirement;

/**
 * Finds why a requirement can never be met, or always is. Options that are to be counted with are had or not, whatever
 * they need in turn.
 *
 * @param stages in which it may be met
 */
record Feasible(Bounds bounds, Set<String> stages) {

    Feasible(Bounds bounds) {
        this(bounds, bounds.scope().stages());
    }

    /** Why no character meets it. */
    Optional<Message> never(Requirement requirement) {
        if (requirement instanceof AllOf all) {
            Optional<Message> part = all.parts().stream().flatMap(each -> never(each).stream()).findFirst();
            return part.isPresent() ? part : contradiction(all);
        }
        if (requirement instanceof AnyOf any) {
            List<Message> reasons = any.parts().stream().flatMap(each -> never(each).stream()).toList();
            return reasons.size() == any.parts().size() ? reasons.stream().findFirst() : Optional.empty();
        }
        if (requirement instanceof Not not) {
            return always(not.part());
        }
        return simply(requirement);
    }

    /** Why no character meets a requirement that is not put together of others. */
    private Optional<Message> simply(Requirement requirement) {
        if (requirement instanceof HasOption has) {
            return bounds.scope().options().test(has.option()) ? Optional.empty()
                    : Optional.of(Message.of("never.option", "name", has.option().id()));
        }
        if (requirement instanceof HasTag tag) {
            return bounds.canHaveTag(tag.tag()) ? Optional.empty()
                    : Optional.of(Message.of("never.tag", "tag", tag.tag()));
        }
        if (requirement instanceof Reached reached) {
            return stages.contains("play") ? Optional.empty()
                    : Optional.of(Message.of("never.milestone", "milestone", reached.milestone()));
        }
        if (requirement instanceof RatingAtLeast rating) {
            long most = bounds.ratings().rating(rating.trait()).high();
            return most >= rating.minimum() ? Optional.empty() : Optional.of(Message.of("never.rating", "trait",
                    rating.trait().id(), "minimum", rating.minimum(), "most", most));
        }
        if (requirement instanceof If condition && !bounds.truth(condition.expression(), stages).canHold()) {
            return Optional.of(Message.of("never.if", "expression", condition.expression().toString()));
        }
        return Optional.empty();
    }

    /** Why every character meets it. */
    private Optional<Message> always(Requirement requirement) {
        if (requirement instanceof AllOf all) {
            List<Message> reasons = all.parts().stream().flatMap(each -> always(each).stream()).toList();
            return reasons.size() == all.parts().size() ? reasons.stream().findFirst() : Optional.empty();
        }
        if (requirement instanceof AnyOf any) {
            return any.parts().stream().flatMap(each -> always(each).stream()).findFirst();
        }
        if (requirement instanceof Not not) {
            return never(not.part());
        }
        if (requirement instanceof RatingAtLeast rating) {
            long least = bounds.ratings().rating(rating.trait()).low();
            return least < rating.minimum() ? Optional.empty() : Optional.of(Message.of("never.not-rating", "trait",
                    rating.trait().id(), "minimum", rating.minimum(), "least", least));
        }
        if (requirement instanceof If condition && !bounds.truth(condition.expression(), stages).canFail()) {
            return Optional.of(Message.of("never.not-if", "expression", condition.expression().toString()));
        }
        return Optional.empty();
    }

    private Optional<Message> contradiction(AllOf all) {
        Set<Requirement> wanted = new LinkedHashSet<>();
        Set<Requirement> refused = new LinkedHashSet<>();
        sort(all, wanted, refused);
        for (Requirement each : refused) {
            if (wanted.stream().anyMatch(other -> includes(other, each))) {
                return Optional.of(Message.of("never.both-ways", "name", name(each)));
            }
        }
        Set<String> playbooks = new HashSet<>();
        List<String> named = wanted.stream().filter(HasOption.class::isInstance)
                .map(each -> ((HasOption) each).option())
                .filter(key -> key.list().equals(OptionKey.PLAYBOOKS) && playbooks.add(key.id()))
                .map(OptionKey::id).toList();
        return named.size() < 2 || bounds.options().count(OptionKey.PLAYBOOKS).high() > 1 ? Optional.empty()
                : Optional.of(Message.of("never.playbooks", "one", named.get(0), "other", named.get(1)));
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
                || requirement instanceof RatingAtLeast || requirement instanceof Reached;
    }

    private static String name(Requirement requirement) {
        if (requirement instanceof HasOption has) {
            return has.option().id();
        }
        if (requirement instanceof Reached reached) {
            return reached.milestone();
        }
        return requirement instanceof HasTag tag ? tag.tag() : ((RatingAtLeast) requirement).trait().id();
    }
}
