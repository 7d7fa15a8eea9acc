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
import lampblack.rules.Requirement;

/** Finds why a requirement can never be met, or always is. Options count as had or not, whatever they need in turn. */
record Feasible(Bounds bounds) {

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
        if (requirement instanceof RatingAtLeast rating) {
            long most = bounds.ratings().rating(rating.trait()).high();
            return most >= rating.minimum() ? Optional.empty() : Optional.of(Message.of("never.rating", "trait",
                    rating.trait().id(), "minimum", rating.minimum(), "most", most));
        }
        if (requirement instanceof If condition && !bounds.truth(condition.expression()).canHold()) {
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
        if (requirement instanceof If condition && !bounds.truth(condition.expression()).canFail()) {
            return Optional.of(Message.of("never.not-if", "expression", condition.expression().toString()));
        }
        return Optional.empty();
    }

    private static Optional<Message> contradiction(AllOf all) {
        Set<Requirement> wanted = new LinkedHashSet<>();
        Set<Requirement> refused = new LinkedHashSet<>();
        sort(all, wanted, refused);
        for (Requirement each : refused) {
            if (wanted.contains(each)) {
                return Optional.of(Message.of("never.both-ways", "name", name(each)));
            }
        }
        Set<String> playbooks = new HashSet<>();
        List<String> named = wanted.stream().filter(HasOption.class::isInstance)
                .map(each -> ((HasOption) each).option())
                .filter(key -> key.list().equals(OptionKey.PLAYBOOKS) && playbooks.add(key.id()))
                .map(OptionKey::id).toList();
        return named.size() < 2 ? Optional.empty()
                : Optional.of(Message.of("never.playbooks", "one", named.get(0), "other", named.get(1)));
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
                || requirement instanceof RatingAtLeast;
    }

    private static String name(Requirement requirement) {
        if (requirement instanceof HasOption has) {
            return has.option().id();
        }
        return requirement instanceof HasTag tag ? tag.tag() : ((RatingAtLeast) requirement).trait().id();
    }
}
