package lampblack.lint.bounds;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.expression.Call;
import lampblack.expression.LogicalAndOr;
import lampblack.expression.LogicalNot;
import lampblack.expression.Term;
import lampblack.rules.derived.FormulaScope;
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
        return switch (requirement) {
            case AllOf all -> {
                Optional<DecidingPart> part = all.parts().stream().flatMap(item -> never(item, sure).stream())
                        .findFirst();
                yield part.isPresent() || all.parts().isEmpty() ? part : contradiction(all, sure);
            }
            case AnyOf any -> {
                List<DecidingPart> reasons = any.parts().stream().flatMap(part -> never(part).stream()).toList();
                yield reasons.size() == any.parts().size() ? reasons.stream().findFirst() : Optional.empty();
            }
            case Not not -> always(not.part());
            case HasOption has -> because(!bounds.scope().options().test(has.option()), has,
                    () -> Message.of("never.option", "name", has.option().id()));
            case HasTag tag -> because(!bounds.canHaveTag(tag.tag()), tag,
                    () -> Message.of("never.tag", "tag", tag.tag()));
            case HasMilestone reached -> because(!stages.contains("play"), reached,
                    () -> Message.of("never.milestone", "milestone", reached.milestone()));
            case RatingAtLeast rating -> {
                long most = bounds.ratings().rating(rating.trait()).high();
                yield because(most < rating.minimum(), rating, () -> Message.of("never.rating", "trait",
                        rating.trait().id(), "minimum", rating.minimum(), "most", most));
            }
            case If condition -> because(!bounds.truth(condition.expression(), stages, had(condition, sure)).canHold(),
                    condition, () -> Message.of("never.if", "expression", condition.expression().toString()))
                    .or(() -> contradiction(new AllOf(List.of(condition)), sure));
        };
    }

    /** How often what is surely had is had at least. */
    private static Assumptions had(If condition, Set<Requirement> sure) {
        return sure.isEmpty() ? Assumptions.NOTHING : had(condition.expression().term(), sure, Assumptions.NOTHING);
    }

    private static Assumptions had(Term term, Set<Requirement> sure, Assumptions before) {
        Assumptions known = before;
        for (Term part : term.children()) {
            known = had(part, sure, known);
        }
        return switch (term) {
            case Call call when call.function().equals("times")
                    && sure.contains(new HasOption(OptionKey.of(SheetBounds.name(call, 0)))) ->
                    known.with(call, new Interval(1, Interval.MAX));
            default -> known;
        };
    }

    private static Optional<DecidingPart> because(boolean decides, Requirement part, Supplier<Message> words) {
        return decides ? Optional.of(new DecidingPart(words.get(), part)) : Optional.empty();
    }

    /** Why every character meets it. */
    public Optional<DecidingPart> always(Requirement requirement) {
        return switch (requirement) {
            case AllOf all -> {
                List<DecidingPart> reasons = all.parts().stream().flatMap(part -> always(part).stream()).toList();
                yield reasons.size() == all.parts().size() ? reasons.stream().findFirst() : Optional.empty();
            }
            case AnyOf any -> any.parts().stream().flatMap(part -> always(part).stream()).findFirst()
                    .or(() -> eitherWay(any));
            case Not not -> never(not.part());
            case RatingAtLeast rating -> {
                long least = bounds.ratings().rating(rating.trait()).low();
                yield because(least >= rating.minimum(), rating, () -> Message.of("never.not-rating", "trait",
                        rating.trait().id(), "minimum", rating.minimum(), "least", least));
            }
            case If condition -> because(!bounds.truth(condition.expression(), stages).canFail(), condition,
                    () -> Message.of("never.not-if", "expression", condition.expression().toString()));
            case HasOption has -> Optional.empty();
            case HasTag tag -> Optional.empty();
            case HasMilestone reached -> Optional.empty();
        };
    }

    /** That something or its opposite will do, which is so of everybody. */
    public static Optional<DecidingPart> eitherWay(Requirement requirement) {
        List<Requirement> parts = switch (requirement) {
            case AnyOf any -> any.parts();
            default -> List.of();
        };
        Set<Requirement> wanted = new LinkedHashSet<>();
        Set<Requirement> refused = new LinkedHashSet<>();
        for (Requirement part : parts) {
            switch (alone(part)) {
                case Not not -> refused.add(alone(not.part()));
                default -> wanted.add(alone(part));
            }
        }
        return wanted.stream().filter(refused::contains).findFirst()
                .map(part -> new DecidingPart(Message.of("always.either-way", "name", name(part)), requirement));
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
        List<String> named = wanted.stream().flatMap(requirement -> requirement.namedOption().stream())
                .filter(key -> key.list().equals(OptionKey.PLAYBOOKS) && playbooks.add(key.id()))
                .map(OptionKey::id).toList();
        return named.size() < 2 || bounds.options().count(OptionKey.PLAYBOOKS).high() > 1 ? Optional.empty()
                : Optional.of(new DecidingPart(
                Message.of("never.playbooks", "one", named.get(0), "other", named.get(1)), all));
    }

    /** Whether something holds only before play begins, when no milestone is reached. */
    private static boolean isBeginning(Requirement requirement) {
        return requirement.formula().map(formula -> formula.toString().replace('"', '\'').replace(" ", ""))
                .filter("stage=='creation'"::equals).isPresent();
    }

    private static boolean includes(Requirement one, Requirement other) {
        return one.equals(other) || one instanceof RatingAtLeast more && other instanceof RatingAtLeast less
                && more.trait().equals(less.trait()) && more.minimum() >= less.minimum();
    }

    private static void sort(Requirement requirement, Set<Requirement> wanted, Set<Requirement> refused) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(part -> sort(part, wanted, refused));
            case Not not -> {
                if (isSimple(alone(not.part()))) {
                    refused.add(alone(not.part()));
                }
            }
            case HasOption has -> wanted.add(has);
            case HasTag tag -> wanted.add(tag);
            case RatingAtLeast rating -> wanted.add(rating);
            case HasMilestone reached -> wanted.add(reached);
            case If condition -> {
                wanted.add(condition);
                sort(condition.expression().term(), true, wanted, refused);
            }
            case AnyOf any -> { }
        }
    }

    /** What a condition asks for in so many words. */
    private static void sort(Term term, boolean asked, Set<Requirement> wanted, Set<Requirement> refused) {
        switch (term) {
            case LogicalNot not -> sort(not.term(), !asked, wanted, refused);
            case LogicalAndOr logic when logic.decisive() != asked ->
                    logic.children().forEach(part -> sort(part, asked, wanted, refused));
            case Call call when Set.of("has", "playbook").contains(call.function())
                    && call.arguments().get(0).asMention().filter(FormulaScope::isOwn).isPresent() ->
                    (asked ? wanted : refused).add(new HasOption(OptionKey.of(SheetBounds.name(call, 0))));
            default -> { }
        }
    }

    /** What a list of one thing holds. */
    private static Requirement alone(Requirement part) {
        return part instanceof AllOf all && all.parts().size() == 1 ? alone(all.parts().get(0)) : part;
    }

    private static boolean isSimple(Requirement requirement) {
        return requirement.leaves().contains(requirement);
    }

    private static String name(Requirement requirement) {
        return switch (requirement) {
            case HasOption has -> has.option().id();
            case HasTag tag -> tag.tag();
            case HasMilestone reached -> reached.milestone();
            case RatingAtLeast rating -> rating.trait().id();
            case If condition -> condition.expression().toString();
            case Not not -> name(not.part());
            case AllOf all -> names(all.parts());
            case AnyOf any -> names(any.parts());
        };
    }

    private static String names(List<Requirement> parts) {
        return parts.stream().map(Satisfiability::name).collect(Collectors.joining(", "));
    }
}
