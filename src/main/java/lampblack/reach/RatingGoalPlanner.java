package lampblack.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.dice.SplitMix;
import lampblack.expression.Mention;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.random.Goal;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Plans how to reach a rating, or how to raise what a formula reads. */
record RatingGoalPlanner(SheetRules sheet, PossibleChoices possible, SplitMix random, GoalPlanner planner, Goal goal) {

    private static final int FEW = 6;

    void raise(Trait trait, long minimum) {
        goal.ratings().merge(trait, minimum, Math::max);
        TraitSet set = sheet.traits().get(trait.set());
        if (set == null || !planner.isNew(List.of(trait, minimum))) {
            return;
        }
        set.derivation(trait.id()).ifPresent(derivation -> derive(derivation, trait));
        if (set.max(trait.id()).fixed().filter(most -> most >= minimum).isEmpty()) {
            planRating(trait, minimum);
        } else if (random.oneIn(3)) {
            planner.wantWorking(possible.sources(new Quantity.TraitRating(trait)), EffectKey.RATINGS);
        }
    }

    /** Wishes for what lets a rating go so high and hardly higher. */
    private void planRating(Trait trait, long minimum) {
        long nearest = Long.MAX_VALUE;
        List<Option> lifting = new ArrayList<>();
        for (Option option : Stream.of(new Quantity.TraitCap(trait), new Quantity.SetCap(trait.set()))
                .flatMap(quantity -> possible.sources(quantity).stream()).toList()) {
            long to = option.gives().stream().flatMap(block -> block.effects().stream())
                    .filter(effect -> effect.key() == EffectKey.CAPS).flatMap(effect -> effect.amount().stream())
                    .mapToLong(amount -> amount.fixed().orElse(minimum)).max()
                    .orElse(0);
            if (to >= minimum && to <= nearest && possible.mayHave(option)) {
                if (to < nearest) {
                    lifting.clear();
                }
                nearest = to;
                lifting.add(option);
            }
        }
        planner.wantWorking(lifting, EffectKey.CAPS);
    }

    private void derive(Derivation derivation, Trait trait) {
        switch (derivation) {
            case Derivation.CountsUnder counts -> under(counts.set(), trait);
            case Derivation.SumsUnder sums -> under(sums.set(), trait);
            case Derivation.IsFormula formula -> formula.mentions().forEach(this::want);
        }
    }

    private void under(String set, Trait parent) {
        goal.blocks().add(set);
        goal.under().put(set, parent.id());
    }

    /** Wishes for more of what a formula reads. */
    void want(Mention mention) {
        String name = mention.text();
        if (!FormulaScope.isOwn(mention)) {
            return;
        }
        switch (mention.function()) {
            case "rating", "chosen", "at_creation" -> {
                if (mention.names().equals("set")) {
                    goal.blocks().add(name);
                } else {
                    raise(Trait.of(name), 1 + random.below(FEW));
                }
            }
            case "has", "times", "playbook" -> sheet.option(OptionKey.of(name)).ifPresent(planner::want);
            case "tagged" -> {
                if (mention.names().equals("tag")) {
                    random.shuffled(planner.carriers(name).toList()).stream().limit(FEW).forEach(planner::want);
                }
            }
            case "sum", "highest", "lowest", "count", "at_least" -> {
                if (!mention.names().equals("option")) {
                    more(name);
                }
            }
            case "size" -> planner.wantWorking(possible.sources(new Quantity.Size(name)), EffectKey.SIZES);
            case "milestone" -> goal.milestones().add(name);
            case "taken" -> planner.buy(sheet.advances().get(name));
            case "spent" -> sheet.advances().values().stream()
                    .filter(advance -> advance.cost().prices().containsKey(name)).limit(FEW).forEach(planner::buy);
            case "earned", "balance" -> sheet.earning().values().stream()
                    .filter(earning -> earning.into().contains(name)).limit(FEW)
                            .forEach(earning -> planner.earn(earning.id()));
            default -> { }
        }
    }

    private void more(String block) {
        goal.blocks().add(block);
        OptionList rules = sheet.lists().get(block);
        if (rules != null) {
            random.shuffled(rules.entries().values()).stream().filter(possible::mayHave).limit(FEW)
                    .forEach(planner::want);
        }
        sheet.advances().values().stream()
                .filter(advance -> advance.purchase().addsTo().filter(block::equals).isPresent())
                .forEach(planner::buy);
    }
}
