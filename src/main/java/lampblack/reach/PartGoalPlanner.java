package lampblack.reach;

import lampblack.dice.SplitMix;
import lampblack.expression.Mention;
import lampblack.random.Goal;
import lampblack.rules.SheetRules;
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
 * Works out what a part has to come to so that it can take an option, and what its whole has to.
 *
 * @param sheet what such a part is made of
 * @param own what the part is to come to
 */
record PartGoalPlanner(SheetRules sheet, Goal own, SplitMix random, GoalPlanner whole) {

    void want(OptionKey key) {
        if (sheet.option(key).isEmpty() || !own.options().add(key)) {
            return;
        }
        planTo(sheet.option(key).get().requires());
        // How many may be taken of it may depend on how much there is of something else.
        sheet.creation().values().stream().flatMap(step -> step.listChoice().stream())
                .filter(choice -> choice.from().contains(key.list()))
                .flatMap(choice -> choice.picks().most().mentions().stream()).filter(FormulaScope::isOwn)
                .forEach(this::more);
    }

    private void more(Mention mention) {
        if (mention.function().equals("count")) {
            own.blocks().add(mention.text());
        } else {
            read(mention);
        }
    }

    private void planTo(Requirement requirement) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(this::planTo);
            case AnyOf any -> {
                if (!any.parts().isEmpty()) {
                    planTo(random.pick(any.parts()));
                }
            }
            case HasOption has -> want(has.option());
            case Not not -> avoid(not.part());
            case If condition -> condition.expression().mentions().forEach(this::read);
            // A part has few ratings and tags, and chance comes to them.
            case HasTag tag -> { }
            case RatingAtLeast rating -> { }
            case HasMilestone reached -> { }
        }
    }

    /** Avoids the options that a {@code not} lists, unless they are nested deeper. */
    private void avoid(Requirement excluded) {
        switch (excluded) {
            case AllOf all -> all.parts().forEach(part -> part.namedOption().ifPresent(own.avoided()::add));
            default -> { }
        }
    }

    /** Wishes for an option that a formula reads: the part's own, or one of its whole. */
    private void read(Mention mention) {
        boolean option = mention.names().equals("option") || mention.names().equals("playbook");
        if (option && FormulaScope.isOfWhole(mention)) {
            whole.want(OptionKey.of(mention.text().substring(FormulaScope.OF_WHOLE.length())));
        } else if (option && FormulaScope.isOwn(mention)) {
            want(OptionKey.of(mention.text()));
        }
    }
}
