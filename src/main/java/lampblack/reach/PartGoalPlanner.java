package lampblack.reach;

import lampblack.dice.SplitMix;
import lampblack.expression.Mention;
import lampblack.random.Goal;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.ChooseStep;

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
        lead(sheet.option(key).get().requires());
        // How many may be taken of it may hang on how much there is of something else.
        sheet.creation().values().stream().filter(ChooseStep.class::isInstance).map(ChooseStep.class::cast)
                .filter(chooseStep -> chooseStep.list().equals(key.list()))
                .flatMap(chooseStep -> chooseStep.picks().most().mentions().stream()).filter(FormulaScope::isOwn)
                .forEach(this::more);
    }

    private void more(Mention mention) {
        if (mention.function().equals("count")) {
            own.blocks().add(mention.text());
        } else {
            read(mention);
        }
    }

    private void lead(Requirement requirement) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(this::lead);
        } else if (requirement instanceof AnyOf any && !any.parts().isEmpty()) {
            lead(random.pick(any.parts()));
        } else if (requirement instanceof HasOption has) {
            want(has.option());
        } else if (requirement instanceof Not not && not.part() instanceof AllOf all) {
            all.parts().stream().filter(HasOption.class::isInstance)
                    .forEach(part -> own.avoided().add(((HasOption) part).option()));
        } else if (requirement instanceof If condition) {
            condition.expression().mentions().forEach(this::read);
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
