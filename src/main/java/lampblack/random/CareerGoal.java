package lampblack.random;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import lampblack.dice.SplitMix;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.OpenAccess;
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
        CareerGoal ambition = new CareerGoal(new LinkedHashSet<>(), new LinkedHashSet<>());
        List<Option> rare = sheet.advances().values().stream().map(Advance::purchase)
                .filter(ChoosePurchase.class::isInstance)
                .flatMap(take -> sheet.lists().get(((ChoosePurchase) take).list()).entries().values().stream())
                .filter(option -> option.locked() || isAsking(option)).distinct().toList();
        if (!rare.isEmpty()) {
            ambition.want(random.pick(rare), sheet, random, DEEPEST);
        }
        return ambition;
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
            List<Option> keys = sheet.lists().values().stream().flatMap(list -> list.entries().values().stream())
                    .filter(item -> opens(item, option)).toList();
            if (!keys.isEmpty()) {
                want(random.pick(keys), sheet, random, depth - 1);
            }
        }
    }

    private void want(Requirement requirement, SheetRules sheet, SplitMix random, int depth) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(part -> want(part, sheet, random, depth));
        } else if (requirement instanceof AnyOf any && !any.parts().isEmpty()) {
            want(random.pick(any.parts()), sheet, random, depth);
        } else if (requirement instanceof HasOption has) {
            sheet.option(has.option()).ifPresent(option -> want(option, sheet, random, depth - 1));
        } else if (requirement instanceof HasMilestone reached) {
            milestones.add(reached.milestone());
        }
    }

    private static boolean opens(Option key, Option locked) {
        return key.gives().stream().flatMap(block -> block.effects().stream()).anyMatch(effect ->
                effect instanceof OpenAccess open && switch (open.kind()) {
                    case "option" -> open.name().equals(locked.key().toString());
                    case "tag" -> locked.tags().contains(open.name());
                    case "playbook" -> Objects.equals(open.name(), locked.playbook().orElse(null));
                    default -> false;
                });
    }

    /** Whether an advance can bring it nearer. */
    boolean isServedBy(Advance advance, DerivedSheet at) {
        return advance.purchase() instanceof ChoosePurchase take
                && options.stream().anyMatch(optionKey -> optionKey.list().equals(take.list()) && !at.has(optionKey));
    }

    /** The playbook that it leads to, where that is another one with which nobody begins. */
    Optional<String> playbook(DerivedSheet at) {
        return options.stream().filter(optionKey -> optionKey.list().equals(OptionKey.PLAYBOOKS) && !at.has(optionKey))
                .filter(optionKey -> at.sheet().option(optionKey).filter(CareerGoal::isAsking).isPresent())
                .map(OptionKey::id).findFirst();
    }

    boolean wants(OptionKey option) {
        return options.contains(option);
    }
}
