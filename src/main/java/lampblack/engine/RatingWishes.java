package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.expression.Mention;
import lampblack.lint.Possible;
import lampblack.rules.AddRating;
import lampblack.rules.AddTrait;
import lampblack.rules.Amount;
import lampblack.rules.Derivation;
import lampblack.rules.Functions;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.RaiseCap;
import lampblack.rules.Resize;
import lampblack.rules.SheetRules;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;

/** Works out what has to be wished for so that a rating is reached, or that what a formula reads is more. */
record RatingWishes(SheetRules sheet, Possible possible, SplitMix random, Wishes wishes, Wish wish) {

    private static final int FEW = 6;

    void raise(Trait trait, long minimum) {
        wish.ratings().merge(trait, minimum, Math::max);
        TraitSet set = sheet.traits().get(trait.set());
        if (set == null || !wishes.asks(List.of(trait, minimum))) {
            return;
        }
        set.derivation(trait.id()).ifPresent(each -> derive(each, trait));
        if (!(set.max(trait.id()) instanceof Amount.Fixed most) || most.number() < minimum) {
            lift(trait, minimum);
        } else if (random.oneIn(3)) {
            wishes.work(possible.givers("rating " + trait), AddRating.class::isInstance);
        }
    }

    /** Wishes for what lets a rating go so high and hardly higher. */
    private void lift(Trait trait, long minimum) {
        long nearest = Long.MAX_VALUE;
        List<Option> lifting = new ArrayList<>();
        for (Option option : Stream.of("cap " + trait, "cap " + trait.set()).flatMap(each ->
                possible.givers(each).stream()).toList()) {
            long to = option.gives().stream().flatMap(block -> block.effects().stream())
                    .filter(RaiseCap.class::isInstance).map(each -> ((RaiseCap) each).to())
                    .mapToLong(each -> each instanceof Amount.Fixed fixed ? fixed.number() : minimum).max().orElse(0);
            if (to >= minimum && to <= nearest && possible.has(option)) {
                if (to < nearest) {
                    lifting.clear();
                }
                nearest = to;
                lifting.add(option);
            }
        }
        wishes.work(lifting, RaiseCap.class::isInstance);
    }

    private void derive(Derivation derivation, Trait trait) {
        if (derivation instanceof Derivation.Counts counts) {
            wish.blocks().add(counts.set());
            wish.under().put(counts.set(), trait.id());
        } else if (derivation instanceof Derivation.Sums sums) {
            wish.blocks().add(sums.set());
            wish.under().put(sums.set(), trait.id());
        } else {
            derivation.mentions().forEach(this::want);
        }
    }

    /** Wishes for more of what a formula reads. */
    void want(Mention mention) {
        String name = mention.text();
        if (!Functions.isOwn(mention)) {
            return;
        }
        switch (mention.function()) {
            case "rating", "at_creation" -> {
                if (mention.names().equals("set")) {
                    wish.blocks().add(name);
                } else {
                    raise(Trait.of(name), 1 + random.below(FEW));
                }
            }
            case "has", "times", "playbook" -> sheet.option(OptionKey.of(name)).ifPresent(wishes::want);
            case "tagged" -> {
                if (mention.names().equals("tag")) {
                    random.shuffled(wishes.carriers(name).toList()).stream().limit(FEW).forEach(wishes::want);
                }
            }
            case "sum", "highest", "lowest", "count", "at_least" -> {
                if (!mention.names().equals("option")) {
                    more(name);
                }
            }
            case "size" -> wishes.work(possible.givers("size " + name), Resize.class::isInstance);
            case "milestone" -> wish.milestones().add(name);
            case "taken" -> wishes.buy(sheet.advances().get(name));
            case "spent" -> sheet.advances().values().stream()
                    .filter(each -> each.cost().prices().containsKey(name)).limit(FEW).forEach(wishes::buy);
            case "earned", "balance" -> sheet.earning().values().stream()
                    .filter(each -> each.into().contains(name)).limit(FEW).forEach(each -> wishes.earn(each.id()));
            default -> { }
        }
    }

    private void more(String block) {
        wish.blocks().add(block);
        OptionList rules = sheet.lists().get(block);
        if (rules != null) {
            random.shuffled(rules.entries().values()).stream().filter(possible::has).limit(FEW).forEach(wishes::want);
        }
        sheet.advances().values().stream()
                .filter(each -> each.purchase() instanceof AddTrait add && add.set().equals(block))
                .forEach(wishes::buy);
    }
}
