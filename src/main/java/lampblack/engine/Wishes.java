package lampblack.engine;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.engine.Coverage.Item;
import lampblack.expression.Mention;
import lampblack.lint.Possible;
import lampblack.rules.AddTrait;
import lampblack.rules.Advance;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.Choose;
import lampblack.rules.Derivation;
import lampblack.rules.HasOption;
import lampblack.rules.HasTag;
import lampblack.rules.If;
import lampblack.rules.Not;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.RatingAtLeast;
import lampblack.rules.Reached;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Swap;
import lampblack.rules.Take;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;

/**
 * Works out what has to be wished for so that something can be taken: what it requires, what opens it, whose it is, and
 * so on backwards. Where there are several ways, chance takes one.
 */
final class Wishes {

    private static final int MOST = 200;
    private static final int FEW = 6;

    private final SheetRules sheet;
    private final Possible possible;
    private final SplitMix random;
    private final Set<Object> asked = new HashSet<>();
    private final Set<OptionKey> options = new LinkedHashSet<>();
    private final Set<OptionKey> later = new LinkedHashSet<>();
    private final Set<OptionKey> avoided = new LinkedHashSet<>();
    private final Map<Trait, Long> ratings = new LinkedHashMap<>();
    private final Set<Trait> low = new LinkedHashSet<>();
    private final Set<String> blocks = new LinkedHashSet<>();
    private final Set<String> milestones = new LinkedHashSet<>();
    private final Set<String> advances = new LinkedHashSet<>();
    private final Set<String> earnings = new LinkedHashSet<>();

    private Wishes(SheetRules sheet, Possible possible, SplitMix random) {
        this.sheet = sheet;
        this.possible = possible;
        this.random = random;
    }

    /** A wish that leads to each of some items. */
    static Wish toward(List<Item> items, SheetRules sheet, Possible possible, SplitMix random) {
        Wishes wishes = new Wishes(sheet, possible, random);
        items.forEach(wishes::want);
        wishes.avoided.removeAll(wishes.options);
        return new Wish(wishes.options, wishes.later, wishes.avoided, wishes.ratings, wishes.low, wishes.blocks,
                wishes.milestones, wishes.advances, wishes.earnings);
    }

    private void want(Item item) {
        switch (item.kind()) {
            case OPTION -> sheet.option(OptionKey.of(item.name())).ifPresent(this::want);
            case STEP -> want(sheet.creation().get(item.name()));
            case EARNING -> earn(item.name());
            case ADVANCE -> buy(sheet.advances().get(item.name()));
            case MILESTONE -> milestones.add(item.name());
            case RULE -> throw new IllegalArgumentException(item.name());
        }
    }

    private void want(Step step) {
        if (step instanceof Spend spend) {
            blocks.add(spend.set());
        } else if (step instanceof Choose choose) {
            blocks.add(choose.list());
            any(sheet.lists().get(choose.list()).entries().values().stream().filter(possible::beginsWith));
        }
    }

    private void earn(String earning) {
        earnings.add(earning);
        if (sheet.earning().get(earning).locked()) {
            any(possible.givers("open earning " + earning).stream());
        }
    }

    private void buy(Advance advance) {
        if (!asked.add(advance.id())) {
            return;
        }
        want(advance.requires());
        if (advance.locked()) {
            any(possible.givers("open advance " + advance.id()).stream());
        }
        if (advance.purchase() instanceof Take take) {
            List<Option> fit = sheet.lists().get(take.list()).entries().values().stream()
                    .filter(each -> possible.has(each) && possible.takes(each).isEmpty())
                    .filter(each -> take.only().tags().isEmpty()
                            || each.tags().stream().anyMatch(take.only().tags()::contains))
                    .toList();
            random.shuffled(fit).stream().limit(FEW).forEach(this::wait);
        } else if (advance.purchase() instanceof Swap swap) {
            blocks.addAll(swap.sets());
            blocks.addAll(swap.lists());
        }
        advances.add(advance.id());
    }

    /** Wishes for some one of several, of those that anybody can have. */
    private void any(Stream<Option> all) {
        List<Option> left = all.filter(possible::has).toList();
        if (!left.isEmpty()) {
            want(random.pick(left));
        }
    }

    /** Prepares for an option that is to be bought in play. */
    private void wait(Option option) {
        if (later.add(option.key())) {
            lead(option);
        }
    }

    /** Wishes for what an option needs before it. */
    private void lead(Option option) {
        want(option.requires());
        if (option.locked()) {
            any(possible.openers(option).stream());
        }
        option.playbook().flatMap(own -> sheet.option(OptionKey.PLAYBOOKS, own)).ifPresent(this::want);
    }

    private void want(Option option) {
        if (asked.size() >= MOST || !asked.add(option.key())) {
            return;
        }
        List<Option> givers = Stream.concat(possible.givers("has " + option.key()).stream(),
                possible.givers("has " + option.key().list() + ".*").stream()).filter(possible::has).toList();
        boolean taken = possible.takes(option).isEmpty() || possible.atCreation(option).isEmpty();
        if (!givers.isEmpty() && (!taken || random.oneIn(3))) {
            want(random.pick(givers));
        } else {
            lead(option);
        }
        options.add(option.key());
    }

    private void want(Requirement requirement) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(this::want);
        } else if (requirement instanceof AnyOf any) {
            List<Requirement> ways = any.parts().stream().filter(each -> possible.never(each).isEmpty()).toList();
            if (!ways.isEmpty()) {
                want(random.pick(ways));
            }
        } else if (requirement instanceof Not not) {
            avoid(not.part());
        } else if (requirement instanceof HasOption has) {
            sheet.option(has.option()).ifPresent(this::want);
        } else if (requirement instanceof HasTag tag) {
            any(carriers(tag.tag()));
        } else if (requirement instanceof RatingAtLeast rating) {
            raise(rating.trait(), rating.minimum());
        } else if (requirement instanceof Reached reached) {
            milestones.add(reached.milestone());
        } else if (requirement instanceof If condition) {
            condition.expression().mentions().stream().filter(each -> !random.oneIn(FEW)).forEach(this::want);
        }
    }

    private Stream<Option> carriers(String tag) {
        return sheet.lists().values().stream().flatMap(list -> list.entries().values().stream())
                .filter(option -> option.tags().contains(tag));
    }

    private void avoid(Requirement requirement) {
        if (requirement instanceof AllOf all && !all.parts().isEmpty()) {
            avoid(random.pick(all.parts()));
        } else if (requirement instanceof AnyOf any) {
            any.parts().forEach(this::avoid);
        } else if (requirement instanceof HasOption has) {
            avoided.add(has.option());
        } else if (requirement instanceof HasTag tag) {
            carriers(tag.tag()).forEach(each -> avoided.add(each.key()));
        } else if (requirement instanceof RatingAtLeast rating) {
            low.add(rating.trait());
        } else if (requirement instanceof Not not) {
            want(not.part());
        }
    }

    private void raise(Trait trait, long minimum) {
        boolean more = ratings.merge(trait, minimum, Math::max) == minimum && asked.add(trait);
        TraitSet set = sheet.traits().get(trait.set());
        if (!more || set == null) {
            return;
        }
        set.derivation(trait.id()).ifPresent(this::derive);
        for (String quantity : List.of("rating " + trait, "cap " + trait, "cap " + trait.set())) {
            if (random.oneIn(2)) {
                any(possible.givers(quantity).stream());
            }
        }
    }

    private void derive(Derivation derivation) {
        if (derivation instanceof Derivation.Counts counts) {
            blocks.add(counts.set());
        } else if (derivation instanceof Derivation.Sums sums) {
            blocks.add(sums.set());
        } else {
            derivation.mentions().forEach(this::want);
        }
    }

    /** Wishes for more of what a formula reads. */
    private void want(Mention mention) {
        String name = mention.text();
        switch (mention.function()) {
            case "rating", "at_creation" -> {
                if (mention.names().equals("set")) {
                    blocks.add(name);
                } else {
                    raise(Trait.of(name), 1 + random.below(FEW));
                }
            }
            case "has", "times", "playbook" -> sheet.option(OptionKey.of(name)).ifPresent(this::want);
            case "tagged" -> {
                if (mention.names().equals("tag")) {
                    random.shuffled(carriers(name).toList()).stream().limit(FEW).forEach(this::want);
                }
            }
            case "sum", "highest", "lowest", "count" -> more(name);
            case "milestone" -> milestones.add(name);
            case "taken" -> buy(sheet.advances().get(name));
            case "spent" -> sheet.advances().values().stream()
                    .filter(each -> each.cost().prices().containsKey(name)).limit(FEW).forEach(this::buy);
            case "earned", "balance" -> sheet.earning().values().stream()
                    .filter(each -> each.into().contains(name)).limit(FEW).forEach(each -> earn(each.id()));
            default -> { }
        }
    }

    private void more(String block) {
        blocks.add(block);
        OptionList list = sheet.lists().get(block);
        if (list != null) {
            random.shuffled(list.entries().values()).stream().filter(possible::has).limit(FEW).forEach(this::want);
        }
        sheet.advances().values().stream()
                .filter(each -> each.purchase() instanceof AddTrait add && add.set().equals(block)).forEach(this::buy);
    }
}
