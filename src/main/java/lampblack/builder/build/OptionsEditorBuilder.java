package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.change.SwitchPlaybook;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.PrerequisiteIndex;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.rules.Amount;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.BoxState;
import lampblack.sheet.Markup;

/** Sets the lists of a sheet that is being made. */
record OptionsEditorBuilder(BuildContext context, PrerequisiteIndex prerequisites) {

    OptionsEditorBuilder(BuildContext context) {
        this(context, new PrerequisiteIndex(context.rules()));
    }

    /** An editor for each list that creation takes from; for other lists, the block as printed. */
    Map<String, BuildBlock> all() {
        Map<String, BuildBlock> blocks = new LinkedHashMap<>();
        for (OptionList list : context.rules().lists().values()) {
            List<ListChoice> steps = context.free() ? steps(list) : List.of();
            if (list.id().equals(OptionKey.PLAYBOOKS) && context.in().isEmpty()) {
                continue;
            }
            if (!steps.isEmpty()) {
                blocks.put("lists." + list.id(), block(list, steps));
            } else {
                context.blocks().list(list).ifPresent(block -> blocks.put("lists." + list.id(),
                        new BuildBlock.PaperBlock(context.id("lists", list.id()), List.of(block))));
            }
        }
        return blocks;
    }

    /** The steps that take from a list, or that something has been taken in. */
    private List<ListChoice> steps(OptionList list) {
        return context.takers(list.id()).stream().filter(choice -> !choice.picks().most()
                .equals(Amount.Fixed.ZERO)
                || context.at().morePicks(choice.id()) > 0 || context.choice(choice.id()).isPresent()).toList();
    }

    private OptionsEditor block(OptionList list, List<ListChoice> steps) {
        OfferedOptions groups = new OfferedOptions(context, list, steps);
        OptionInputBuilder asks = new OptionInputBuilder(context);
        for (Option option : list.entries().values()) {
            List<TakenOption> taken = context.at().choices().taken(list.id(), option.key().id());
            boolean offered = !option.label().isRetired() && steps.stream().anyMatch(choice -> context.offers()
                    .offers(choice.id(), choice.from().written(option, context.rules())));
            if (offered || !taken.isEmpty() || context.at().has(option.key())) {
                groups.add(option, row(list, steps, option, taken, asks));
            }
        }
        for (TakenOption taken : context.at().choices().list(list.id())) {
            if (taken.made()) {
                groups.add(made(list, steps, taken, asks));
            }
        }
        String hint = steps.size() == 1
                ? context.render(StepBudgets.leftText(context, context.rules().creation().get(steps.get(0).id()))) : "";
        String waits = groups.isWaiting() ? waits(list) : "";
        OptionFormsBuilder forms = new OptionFormsBuilder(context);
        return new OptionsEditor(context.id("lists", list.id()), context.in().isEmpty() ? list.id() : "",
                context.at().titleOf(list.label()), hint,
                terms(list, steps), waits, context.action("take"), context.in(),
                waits.isEmpty() ? groups.sort() : "waiting", groups.own(), groups.others(), groups.tools(), groups.folds(),
                forms.makers(list, steps), forms.rolls(list, steps));
    }

    /** What the game says of a list, and of the steps that take from it. */
    private List<TermText> terms(OptionList list, List<ListChoice> steps) {
        List<TermText> terms = new ArrayList<>();
        if (!list.label().text().isEmpty()) {
            terms.add(new TermText("", Markup.paragraphs(list.label().text())));
        }
        steps.stream().map(ListChoice::label).filter(label -> !label.text().isEmpty())
                .forEach(label -> terms.add(new TermText(label.title(), Markup.paragraphs(label.text()))));
        return terms;
    }

    /** What is chosen first, where all of a list comes with that. */
    private String waits(OptionList list) {
        boolean chosen = list.entries().isEmpty() || context.at().playbook().isPresent() || !context.in().isEmpty();
        return chosen ? "" : SwitchPlaybook.step(context.scope().character())
                .map(step -> context.words("web.build.waits", "step", step.label().title())).orElse("");
    }

    private OptionsEditor.OptionEditorRow row(
            OptionList list, List<ListChoice> steps, Option option, List<TakenOption> taken, OptionInputBuilder asks) {
        String id = option.key().id();
        String title = option.label().title();
        boolean has = context.at().has(option.key());
        boolean gift = has && taken.isEmpty();
        List<OptionsEditor.OptionTick> ticks = new ArrayList<>();
        for (ListChoice step : gift ? List.<ListChoice>of() : steps) {
            String name = step.from().written(option, context.rules());
            if (context.offers().offers(step.id(), name) || count(step, option) > 0) {
                ticks.addAll(ticks(step, name, title, steps.size() > 1, option));
            }
        }
        boolean closed = !has && !ticks.isEmpty() && ticks.stream()
                .allMatch(optionTick -> optionTick.closed().equals("true"));
        String giver = gift ? context.at().givenBy(option.key())
                .map(takenOption -> context.at().title(new OptionKey(takenOption.list(),
                takenOption.id())))
                .orElse("") : "";
        String row = context.id(list.id(), id);
        return new OptionsEditor.OptionEditorRow(row, steps.size() > 1 || ticks.isEmpty() ? title : "",
                gift ? "given" : has ? "taken" : closed ? "closed" : "",
                gift ? context.words(giver.isEmpty() ? "web.build.gift" : "web.build.gift-of", "giver", giver) : "",
                        ticks,
                facts(list, option, has), Markup.paragraphs(option.label().text()),
                has ? asks.of(list, option, taken) : List.of(),
                has || !context.in().isEmpty() ? List.of() : ticks.stream().limit(1)
                        .map(tick -> new OptionsEditor.LookLink(tick.id() + ".look",
                                PreviewUrls.path(context, "take", Map.of("take", tick.value())),
                                context.words("web.build.look", "what", title))).toList());
    }

    /** The short note beside the title; for an untaken option, also what it leads to. */
    private List<String> facts(OptionList list, Option option, boolean has) {
        List<String> facts = new ArrayList<>(context.blocks().facts(list, option));
        List<String> leads = has ? List.of() : prerequisites.needing(option.key());
        if (!leads.isEmpty()) {
            facts.add(context.words("web.build.leads", "what", leads));
        }
        return facts;
    }

    private long count(ListChoice step, Option option) {
        return picks(step, option).size();
    }

    /** What is written in a step of an option, by its own name or by that of what became it. */
    private List<Pick> picks(ListChoice step, Option option) {
        List<TakenOption> had = context.at().choices().taken(option.key().list(), option.key().id());
        return context.choice(step.id()).map(Pick::decode).orElse(List.of()).stream()
                .filter(pick -> isNamed(step, pick, option)
                        || had.stream().anyMatch(taken -> taken.pick().span().equals(pick.span()))).toList();
    }

    private boolean isNamed(ListChoice step, Pick pick, Option option) {
        return step.from().key(pick.name().text(), context.rules()).equals(option.key());
    }

    /** A box for each time it was taken in a step, and one to take it once more, unless it can be taken but once. */
    private List<OptionsEditor.OptionTick> ticks(ListChoice step, String id, String title, boolean named,
            Option option) {
        List<OptionsEditor.OptionTick> ticks = new ArrayList<>();
        List<Pick> picks = picks(step, option);
        long had = picks.size();
        String text = named ? step.label().title() : title;
        for (long i = 0; i < had; i++) {
            boolean last = i == had - 1;
            ticks.add(new OptionsEditor.OptionTick(tick(step, id, i) + ControlId.BACK, "drop", step.id() + "="
                    + (isNamed(step, picks.get((int) i), option) ? id : picks.get((int) i).name().text()),
                    last ? text : "", context.words("web.build.drop", "what", title, "step", step.label().title()),
                            BoxState.FILLED,
                    "true", "", ""));
        }
        long times = option.times().evaluate(context.at());
        String why = context.why(step.id(), id);
        boolean more = had > 0 && (times == Amount.UNLIMITED || times > had) && why.isEmpty();
        if (had == 0 || more) {
            String label = context.words("web.build.take", "what", title, "step", step.label().title());
            ticks.add(new OptionsEditor.OptionTick(tick(step, id, had), "take", step.id()
                    + "=" + id,
                    had == 0 ? text : "", why.isEmpty() ? label : context.words("web.build.closed", "what", label,
                            "why", why),
                    BoxState.OPEN, "false", why, why.isEmpty() ? "" : "true"));
        }
        return ticks;
    }

    private String tick(ListChoice step, String option, long had) {
        String id = context.id(step.id(), option, "take");
        return had == 0 ? id : id + "." + (had + 1);
    }

    private OptionsEditor.OptionEditorRow made(OptionList list, List<ListChoice> steps, TakenOption taken,
            OptionInputBuilder asks) {
        Optional<ListChoice> step = steps.stream().filter(choice -> context.choice(choice.id()).map(Pick::decode)
                .orElse(List.of()).stream().anyMatch(pick -> pick.span().equals(taken.pick().span()))).findFirst();
        String row = context.id(list.id(), taken.id());
        List<OptionsEditor.OptionTick> ticks = step.map(choice ->
                List.of(new OptionsEditor.OptionTick(row + ".drop", "drop",
                choice.id() + "=" + taken.name(), taken.name(), context.words("web.build.drop", "what", taken.name(),
                        "step",
                choice.label().title()), BoxState.FILLED, "true", "", ""))).orElse(List.of());
        return new OptionsEditor.OptionEditorRow(row, ticks.isEmpty() ? taken.name() : "", "taken", "", ticks,
                List.of(), List.of(),
                asks.details(list, taken), List.of());
    }
}
