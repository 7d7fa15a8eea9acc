package lampblack.reach;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Severity;
import lampblack.dice.SplitMix;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.random.Goal;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
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
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.ItemScope;

/**
 * Plans backwards what it takes to reach something: what it requires, what opens it, whose it is, and so on. Where
 * there
 * are several ways, one is picked at random.
 */
final class GoalPlanner {

    private static final int MAX = 400;
    private static final int FEW = 6;

    private final SheetRules sheet;
    private final PossibleChoices possible;
    private final SplitMix random;
    private final Set<Object> asked = new HashSet<>();
    private final Goal goal = Goal.empty();
    private final RatingGoalPlanner ratings;
    private boolean aside;

    private GoalPlanner(SheetRules sheet, PossibleChoices possible, SplitMix random) {
        this.sheet = sheet;
        this.possible = possible;
        this.random = random;
        this.ratings = new RatingGoalPlanner(sheet, possible, random, this, goal);
    }

    /** A goal that includes all of some items. */
    static Goal toward(List<CoverageItem> items, SheetRules sheet, PossibleChoices possible, SplitMix random) {
        GoalPlanner planner = new GoalPlanner(sheet, possible, random);
        items.forEach(planner::want);
        sheet.rules().values().stream().filter(assertion -> assertion.severity() != Severity.NOTE && random.oneIn(2))
                .forEach(assertion -> planner.aside(assertion.that()));
        planner.goal.avoided().removeAll(planner.goal.options());
        return planner.goal;
    }

    /** Wishes for what a rule asks for, which mostly holds by itself and is never worth another playbook. */
    private void aside(Requirement requirement) {
        aside = goal.hasPlaybook();
        want(requirement);
        aside = false;
    }

    private void want(CoverageItem item) {
        if (ItemScope.of(item).isPart()) {
            within(item);
            return;
        }
        switch (item.kind()) {
            case OPTION -> sheet.option(OptionKey.of(item.name())).ifPresent(this::want);
            case STEP -> want(sheet.creation().get(item.name()));
            case EARNING -> earn(item.name());
            case ADVANCE -> buy(sheet.advances().get(item.name()));
            case MILESTONE -> goal.milestones().add(item.name());
            case RULE -> throw new IllegalArgumentException(item.name());
        }
    }

    /** Wishes for a part that takes an item, and for a place where that may stand. */
    private void within(CoverageItem item) {
        String part = ItemScope.of(item).part();
        Goal own = goal.parts().computeIfAbsent(part, kind -> Goal.empty());
        switch (item.kind()) {
            case OPTION -> new PartGoalPlanner(sheet.parts().get(part).sheet(), own, random, this)
                    .want(OptionKey.of(item.name()));
            case EARNING -> own.earnings().add(item.name());
            case ADVANCE -> own.advances().add(item.name());
            case MILESTONE -> own.milestones().add(item.name());
            case STEP, RULE -> { }
        }
        more(new Quantity.Places(part), EffectKey.PARTS);
    }

    private void want(CreationStep step) {
        switch (step) {
            case SpendStep spend -> {
                goal.blocks().add(spend.set());
                more(new Quantity.StepPoints(spend.id()), EffectKey.POINTS);
            }
            case ChooseStep choose -> {
                goal.blocks().addAll(choose.from().ids());
                any(choose.from().options(sheet).stream().filter(possible::mayBeginWith));
                more(new Quantity.StepPicks(choose.id()), EffectKey.PICKS);
            }
            // Every creation takes them as far as they go.
            case SetRatingsStep set -> { }
            case FillStep fill -> { }
        }
    }

    /** Wishes, at times, for what gives more of something, of which there may be none without. */
    private void more(Quantity quantity, EffectKey effect) {
        if (random.oneIn(2)) {
            wantWorking(possible.sources(quantity), effect);
        }
    }

    void earn(String earning) {
        goal.earnings().add(earning);
        any(possible.playbooks(sheet.earning().get(earning)));
        if (sheet.earning().get(earning).locked()) {
            open(possible.sources(new Quantity.Opened(new Quantity.Access.EarningAccess(earning))));
        }
        // What is full is to be spent before more of it fits.
        if (random.oneIn(3)) {
            sheet.advances().values().stream()
                    .filter(advance -> sheet.earning().get(earning).into().stream()
                            .anyMatch(advance.cost().prices()::containsKey)).forEach(this::buy);
        }
    }

    void buy(Advance advance) {
        if (!asked.add(advance.id())) {
            return;
        }
        planTo(advance);
        switch (advance.purchase()) {
            case ChoosePurchase choose -> {
                List<Option> fit = choose.from().options(sheet).stream()
                        .filter(option -> possible.mayHave(option) && possible.obstaclesInPlay(option).isEmpty())
                        .filter(option -> choose.only().mayFit(option, sheet))
                        .toList();
                random.shuffled(fit).stream().limit(FEW).forEach(this::wait);
            }
            case SwapPurchase swap -> {
                goal.blocks().addAll(swap.sets());
                goal.blocks().addAll(swap.lists());
            }
            // They need nothing beforehand.
            default -> { }
        }
        goal.advances().add(advance.id());
    }

    /** Wishes for what an advance needs before it, and at times for what makes it cheaper. */
    private void planTo(Advance advance) {
        want(advance.requires());
        advance.cost().mentions().stream().filter(mention -> random.oneIn(2)).forEach(ratings::want);
        if (advance.locked()) {
            open(possible.sources(new Quantity.Opened(new Quantity.Access.AdvanceAccess(advance.id()))));
        }
    }

    /** Wishes for some one of several, of those that anybody can have. */
    private void any(Stream<Option> all) {
        List<Option> left = all.filter(possible::mayHave).toList();
        if (!left.isEmpty()) {
            want(random.pick(left));
        }
    }

    /** Prepares for an option that is to be bought in play. */
    private void wait(Option option) {
        if (goal.later().add(option.key())) {
            planTo(option);
        }
    }

    /** Wishes for what an option needs before it. */
    private void planTo(Option option) {
        want(option.requires());
        if (option.locked()) {
            open(possible.openers(option));
        }
        List<CellMap> maps = sheet.maps().values().stream().filter(cellMap -> cellMap.list().equals(option.key().list())
                && !cellMap.of(option.key().id()).isEmpty()).toList();
        if (!maps.isEmpty()) {
            planTo(random.pick(maps), option);
        }
        // Steps and advances may offer what is another playbook's, and nobody has two.
        if (!goal.hasPlaybook() || random.oneIn(3)) {
            List<Option> owners = option.playbooks().stream()
                    .flatMap(own -> sheet.option(OptionKey.PLAYBOOKS, own).stream()).toList();
            if (!owners.isEmpty()) {
                want(random.pick(owners));
            }
        }
    }

    /** Wishes for the way to a cell, and for the playbook whose map it is on. */
    private void planTo(CellMap map, Option option) {
        map.playbook().flatMap(own -> sheet.option(OptionKey.PLAYBOOKS, own)).ifPresent(this::want);
        map.pathTo(option.key().id()).stream().map(cell -> sheet.option(map.list(), cell.entry()))
                .forEach(item -> item.ifPresent(this::want));
    }

    private void open(List<Option> openers) {
        wantWorking(openers, EffectKey.OPENS);
    }

    /** Wishes for some one of several options, and for that to hold while which it has its effect. */
    void wantWorking(List<Option> all, EffectKey effect) {
        List<Option> left = all.stream().filter(possible::mayHave).toList();
        if (!left.isEmpty()) {
            Option one = random.pick(left);
            want(one);
            want(one.holds());
            one.gives().stream().filter(block -> block.effects().stream().anyMatch(given -> given.key() == effect))
                    .forEach(block -> want(block.holds()));
        }
    }

    /** Whether something is asked for the first time, and not too much was before. */
    boolean isNew(Object what) {
        return asked.size() < MAX && asked.add(what);
    }

    void want(OptionKey option) {
        sheet.option(option).ifPresent(this::want);
    }

    void want(Option option) {
        if (aside && option.key().list().equals(OptionKey.PLAYBOOKS) || !isNew(option.key())) {
            return;
        }
        List<Option> sources = Stream.concat(possible.sources(new Quantity.Has(option.key())).stream(),
                possible.sources(new Quantity.Has(new OptionKey(option.key().list(), Quantity.ANY))).stream())
                .filter(possible::mayHave).toList();
        boolean taken = possible.obstaclesInPlay(option).isEmpty() || possible.obstaclesAtCreation(option).isEmpty();
        if (!sources.isEmpty() && (!taken || random.oneIn(3))) {
            wantWorking(sources, EffectKey.OPTIONS);
        } else if (taken) {
            planTo(option);
        } else {
            sheet.advances().values().stream()
                    .filter(advance -> advance.purchase().swapsIn().contains(option.key().list()))
                    .forEach(this::planTo);
        }
        goal.options().add(option.key());
    }

    private void want(Requirement requirement) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(this::want);
            case AnyOf any -> {
                List<Requirement> ways = any.parts().stream().filter(part -> possible.never(part).isEmpty()).toList();
                if (!ways.isEmpty()) {
                    want(random.pick(ways));
                }
            }
            case Not not -> avoid(not.part());
            case HasOption has -> sheet.option(has.option()).ifPresent(this::want);
            case HasTag tag -> any(carriers(tag.tag()));
            case RatingAtLeast rating -> ratings.raise(rating.trait(), rating.minimum());
            case HasMilestone reached -> goal.milestones().add(reached.milestone());
            case If condition -> condition.expression().mentions().stream().filter(mention -> !random.oneIn(FEW))
                    .forEach(ratings::want);
        }
    }

    Stream<Option> carriers(String tag) {
        return sheet.options().stream()
                .filter(option -> option.tags().contains(tag));
    }

    private void avoid(Requirement requirement) {
        switch (requirement) {
            case AllOf all -> {
                if (!all.parts().isEmpty()) {
                    avoid(random.pick(all.parts()));
                }
            }
            case AnyOf any -> any.parts().forEach(this::avoid);
            case HasOption has -> goal.avoided().add(has.option());
            case HasTag tag -> carriers(tag.tag()).forEach(option -> goal.avoided().add(option.key()));
            case RatingAtLeast rating -> goal.low().add(rating.trait());
            case Not not -> want(not.part());
            // No milestone is reached unless the goal has it, and what a formula excludes is left to chance.
            case HasMilestone reached -> { }
            case If condition -> { }
        }
    }
}
