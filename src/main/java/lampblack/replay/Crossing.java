package lampblack.replay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.Part;
import lampblack.character.Returned;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;
import lampblack.migration.PaidFor;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.NamedAnswers;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.Heirs;
import lampblack.ruleset.migration.Merged;
import lampblack.ruleset.migration.Moved;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.Split;

/**
 * What choices come to when a later version of the game begins to hold for them.
 *
 * @param sheet its rules
 * @param paid what brings back what it is worth
 * @param until the entry of the ledger before which it begins
 */
record Crossing(SheetRules sheet, List<Edition> editions, PaidFor paid, int until, WorkBudget budget) {

    /** The choices once a change holds for them, with what comes back of what does nothing any more. */
    Choices after(Choices before, RuleChange change) {
        if (!change.sheet().equals(sheet.id())) {
            return before;
        }
        return switch (change) {
            case RuleChange.Changed changed -> before;
            case Split split -> new Succession(Heirs.of(split, editions), budget).in(before, sheet);
            case RuleChange.Retired retired -> comingBack(before, retired.at(), retired.title(), retired.worth(),
                    retired.place());
            case Merged merged -> merged(before, merged);
            case Moved moved -> !before.playing() ? before
                    : within(before, moved.at(), (rules, choices) -> moved(choices, moved));
        };
    }

    private interface Step {
        Choices of(SheetRules rules, Choices choices);
    }

    /** The choices after something that concerns those of the whole, or of every part of a kind. */
    private Choices within(Choices choices, BlockPath at, Step step) {
        if (at.partKind().isEmpty()) {
            return step.of(sheet, choices);
        }
        String kind = at.partKind().get();
        Choices next = choices;
        for (Part part : choices.parts(kind).values()) {
            next = next.plus(kind, part.with(step.of(sheet.parts().get(kind).sheet(), part.state())));
        }
        return next;
    }

    private static long sum(Choices choices, BlockPath at, Function<Choices, Long> times) {
        return at.partKind().isEmpty() ? times.apply(choices) : choices.parts(at.partKind().get()).values().stream()
                .mapToLong(part -> times.apply(part.state())).sum();
    }

    private Choices comingBack(Choices choices, BlockPath at, String title, Map<String, Long> worth, Span place) {
        long times = choices.playing() && !worth.isEmpty() ? sum(choices, at, own -> times(own, at)) : 0;
        Choices next = choices;
        for (Map.Entry<String, Long> amount : times == 0 ? Map.<String, Long>of().entrySet() : worth.entrySet()) {
            next = next.bringBack(new Returned(title, amount.getKey(), times * amount.getValue(), until, place));
        }
        return next;
    }

    private long times(Choices choices, BlockPath at) {
        return at.isOption() ? choices.taken(at.list(), at.id()).stream().filter(paid::has).count()
                : choices.bought().getOrDefault(at.id(), 0L);
    }

    /** What was first named is what they became; the others stay known by their names. */
    private Choices merged(Choices before, Merged merged) {
        Choices next = within(before, merged.at(), (rules, choices) -> merged.at().isOption()
                ? options(rules, choices, merged) : bought(choices, merged));
        for (BlockPath source : merged.sources()) {
            next = comingBack(next, source, merged.title(source.id()), merged.worth(), merged.place());
        }
        return next;
    }

    private Choices options(SheetRules rules, Choices choices, Merged merged) {
        OptionKey target = new OptionKey(merged.at().list(), merged.at().id());
        List<TakenOption> had = Stream.concat(choices.list(target.list()).stream(), left(choices, target))
                .filter(taken -> !taken.made() && merged.from().containsKey(taken.id())).toList();
        DerivedSheet derived = new DerivedSheet(rules, choices, budget);
        if (derived.has(target)) {
            return choices;
        }
        if (had.isEmpty()) {
            return gift(derived, merged);
        }
        String first = had.stream().filter(taken -> !taken.tenure().isPast()).findFirst().orElse(had.get(0)).id();
        Choices next = choices;
        for (TakenOption taken : had) {
            next = taken.id().equals(first) ? next.swapped(taken, taken.as(taken.list(), target.id())) : next;
        }
        return next;
    }

    /** The first of them that something gives because an answer names it is what they became. */
    private static Choices gift(DerivedSheet derived, Merged merged) {
        String list = merged.at().list();
        return merged.from().keySet().stream().filter(id -> derived.granted(list).stream()
                        .anyMatch(option -> option.key().id().equals(id))).findFirst()
                .map(id -> new NamedAnswers(derived, list, id).as(Scalar.text(merged.at().id(), merged.place()),
                        derived.choices())).orElseGet(derived::choices);
    }

    /** The playbooks that were left, where it is one that they are looked for. */
    private static Stream<TakenOption> left(Choices choices, OptionKey target) {
        return target.list().equals(OptionKey.PLAYBOOKS) ? choices.list(OptionKey.LEFT).stream() : Stream.empty();
    }

    private static Choices bought(Choices choices, Merged merged) {
        Optional<String> first = choices.bought().containsKey(merged.at().id()) ? Optional.empty()
                : choices.bought().keySet().stream().filter(merged.from()::containsKey).findFirst();
        return first.map(id -> choices.boughtAs(id, merged.at().id())).orElse(choices);
    }

    private static Choices moved(Choices choices, Moved moved) {
        Choices next = choices;
        for (TakenOption taken : choices.taken(moved.at().list(), moved.at().id())) {
            next = taken.made() ? next : next.swapped(taken, taken.as(moved.to().list(), moved.to().id()));
        }
        return next;
    }
}
