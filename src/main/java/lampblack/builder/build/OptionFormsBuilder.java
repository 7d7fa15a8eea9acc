package lampblack.builder.build;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.Choice;
import lampblack.builder.page.PlayerNames;
import lampblack.diagnostic.Distinct;
import lampblack.offers.CreationOffers;
import lampblack.rules.Candidate;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.RandomTable;

/** Sets how something is taken that is not picked from a list: a name of one's own, or what a roll says. */
record OptionFormsBuilder(BuildContext context) {

    List<OptionsEditor.NewOptionForm> makers(OptionList list, List<ListChoice> steps) {
        if (!list.takesNames()) {
            return List.of();
        }
        List<String> known = PlayerNames.known(context.input().shelf().named(), context.evaluated(), list.id(),
                list.suggestions());
        return steps.stream().filter(choice -> context.offers().offers(choice.id(), Candidate.BLANK))
                .map(step -> {
            String why = CreationOffers.takesOne(step, context.at()) ? "" : context.why(step.id(), Candidate.BLANK);
            String id = context.id("make", step.id());
            return new OptionsEditor.NewOptionForm(id, step.id(),
                    context.words("web.build.make-one", "step", step.label().title()),
                    known, why, why.isEmpty() ? "" : "true", known.isEmpty() ? "" : id + ".known");
        }).toList();
    }

    List<OptionsEditor.RollForOptionForm> rolls(OptionList list, List<ListChoice> steps) {
        if (list.table().isEmpty()) {
            return List.of();
        }
        RandomTable table = list.table().get();
        // Where each playbook has a table of its own, nothing can be rolled before one is chosen that has one.
        boolean waits = table.among(context.at().playbook()).on().equals(table.among(Optional.empty()).on())
                && !table.playbooks().isEmpty();
        return steps.stream().filter(step -> !waits || !tables(table, step).isEmpty())
                .map(step -> new OptionsEditor.RollForOptionForm(context.id("roll", step.id()), step.id(),
                context.words("web.build.roll-for", "dice", table.dice().text(), "step", step.label().title()),
                context.words("web.build.rolled", "trait", step.label().title()), String.valueOf(table.dice().least()),
                String.valueOf(table.dice().most()), tables(table, step), context.words("web.build.table"))).toList();
    }

    /** The tables that a step may roll on, where it is not the playbook's own alone. */
    private List<Choice> tables(RandomTable table, ListChoice step) {
        boolean own = step.only().playbook() == OptionFilter.PlaybookScope.OWN || table.playbooks().isEmpty();
        return own ? List.of() : Distinct.of(table.playbooks().values().stream().flatMap(List::stream)).stream()
                .map(value -> Choice.of(value, context.at().title(new OptionKey(OptionKey.PLAYBOOKS, value)),
                        context.at().playbook().orElse(""))).toList();
    }
}
