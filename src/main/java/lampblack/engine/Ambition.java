package lampblack.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import lampblack.rules.Advance;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.HasOption;
import lampblack.rules.Open;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.Reached;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Take;

/**
 * What a career leads up to: an option that asks for others first. Without it, such options would hardly ever occur.
 *
 * @param options it, and what it asks for
 * @param milestones that it asks for
 */
record Ambition(Set<OptionKey> options, Set<String> milestones) {

    private static final int DEEPEST = 6;

    /** Any of those that ask for something, with all that leads there. */
    static Ambition of(SheetRules sheet, SplitMix random) {
        Ambition ambition = new Ambition(new LinkedHashSet<>(), new LinkedHashSet<>());
        List<Option> rare = sheet.advances().values().stream().map(Advance::purchase).filter(Take.class::isInstance)
                .flatMap(take -> sheet.lists().get(((Take) take).list()).entries().values().stream())
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
                    .filter(each -> opens(each, option)).toList();
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
            sheet.option(has.option()).ifPresent(each -> want(each, sheet, random, depth - 1));
        } else if (requirement instanceof Reached reached) {
            milestones.add(reached.milestone());
        }
    }

    private static boolean opens(Option key, Option locked) {
        return key.gives().stream().flatMap(block -> block.effects().stream()).anyMatch(effect ->
                effect instanceof Open open && switch (open.kind()) {
                    case "option" -> open.name().equals(locked.key().toString());
                    case "tag" -> locked.tags().contains(open.name());
                    case "playbook" -> Objects.equals(open.name(), locked.playbook().orElse(null));
                    default -> false;
                });
    }

    /** Whether an advance can bring it nearer. */
    boolean isServedBy(Advance advance, Standing at) {
        return advance.purchase() instanceof Take take
                && options.stream().anyMatch(each -> each.list().equals(take.list()) && !at.has(each));
    }

    /** The playbook that it leads to, where that is another one with which nobody begins. */
    Optional<String> playbook(Standing at) {
        return options.stream().filter(each -> each.list().equals(OptionKey.PLAYBOOKS) && !at.has(each))
                .filter(each -> at.sheet().option(each).filter(Ambition::isAsking).isPresent())
                .map(OptionKey::id).findFirst();
    }

    boolean wants(OptionKey option) {
        return options.contains(option);
    }
}
