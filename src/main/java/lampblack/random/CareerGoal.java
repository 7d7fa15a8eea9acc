package lampblack.random;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Distinct;
import lampblack.dice.SplitMix;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.Requirement;

/**
 * What a career leads up to: an option that asks for others first. Without it, such options would hardly ever occur.
 *
 * @param options it, and what it asks for
 * @param milestones that it asks for
 */
record CareerGoal(Set<OptionKey> options, Set<String> milestones) {

    private static final int DEEPEST = 6;

    /** Any of those that ask for something, with all that leads there. */
    static CareerGoal of(SheetRules sheet, SplitMix random) {
        CareerGoal goal = new CareerGoal(new LinkedHashSet<>(), new LinkedHashSet<>());
        List<Option> rare = Distinct.of(sheet.advances().values().stream()
                .flatMap(advance -> advance.listChoice().stream())
                .flatMap(choice -> choice.from().options(sheet).stream())
                .filter(option -> option.locked() || isAsking(option)));
        if (!rare.isEmpty()) {
            goal.want(random.pick(rare), sheet, random, DEEPEST);
        }
        return goal;
    }

    private static boolean isAsking(Option option) {
        return !option.requires().equals(AllOf.NONE);
    }

    private void want(Option option, SheetRules sheet, SplitMix random, int depth) {
        if (depth == 0 || !options.add(option.key())) {
            return;
        }
        want(option.requires(), sheet, random, depth);
        if (option.locked()) {
            List<Option> keys = sheet.lists().values().stream().flatMap(list -> list.inTheGame().stream())
                    .filter(key -> isKey(key, option)).toList();
            if (!keys.isEmpty()) {
                want(random.pick(keys), sheet, random, depth - 1);
            }
        }
    }

    private void want(Requirement requirement, SheetRules sheet, SplitMix random, int depth) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(part -> want(part, sheet, random, depth));
            case AnyOf any -> {
                if (!any.parts().isEmpty()) {
                    want(random.pick(any.parts()), sheet, random, depth);
                }
            }
            case HasOption has -> sheet.option(has.option())
                    .ifPresent(option -> want(option, sheet, random, depth - 1));
            case HasMilestone reached -> milestones.add(reached.milestone());
            // Whether the rest comes about is left to chance.
            default -> { }
        }
    }

    private static boolean isKey(Option key, Option locked) {
        return key.gives().stream().flatMap(block -> block.effects().stream())
                .anyMatch(effect -> effect.unlocks(locked));
    }

    /** Whether an advance can bring it nearer. */
    boolean isServedBy(Advance advance, DerivedSheet derived) {
        return options.stream().anyMatch(option -> advance.takesFrom(option.list()) && !derived.has(option));
    }

    /** The playbook that it leads to, where that is another one with which nobody begins. */
    Optional<String> playbook(DerivedSheet derived) {
        return options.stream()
                .filter(optionKey -> optionKey.list().equals(OptionKey.PLAYBOOKS) && !derived.has(optionKey))
                .filter(optionKey -> derived.sheet().option(optionKey).filter(CareerGoal::isAsking).isPresent())
                .map(OptionKey::id).findFirst();
    }

    boolean wants(OptionKey option) {
        return options.contains(option);
    }
}
