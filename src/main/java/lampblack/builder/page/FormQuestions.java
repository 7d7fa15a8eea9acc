package lampblack.builder.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.Choice;
import lampblack.character.Name;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.option.StatedValue;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** What a form for something from a ruleset has to ask, filled with what it says already. */
public record FormQuestions(Messages messages, List<PlayerNames> named, EvaluatedCharacter of, FormData filled) {

    private static final long MAX_PICKS = 4;

    /** Fields for the details of a taken option: its answers, and the details of things bought or rolled. */
    public List<FormField> beside(OptionList list, String chosen, int index, boolean priced, boolean rolled) {
        List<FormField> asks = new ArrayList<>();
        String prefix = "ask." + index + ".";
        Optional<Option> option = Optional.ofNullable(list.entries().get(chosen));
        if (chosen.equals(Candidate.BLANK)) {
            asks.add(text("name", messages.text("web.ask.name"), true).hints(known(list.id(), list.suggestions())));
            if (!list.open()) {
                asks.add(text(prefix + "text", messages.text("web.build.own-text"), true));
            }
        }
        option.map(Option::asks).orElse(Map.of()).values().forEach(value -> asks.add(question(value, prefix)));
        option.ifPresent(item -> gifts(item, prefix, prefix, new LinkedHashSet<>(Set.of(item.key())), asks));
        if (rolled) {
            asks.add(number(prefix + "rolled", messages.text("web.ask.rolled")));
        }
        if (!list.quality().isEmpty() && isPlayers(StatedValue.QUALITY, option, list)) {
            asks.add(one(prefix + "quality", messages.text("web.ask.quality"), titles(list.quality()), false));
        }
        if (priced && isPlayers(StatedValue.PRICE, option, list)) {
            asks.add(number(prefix + "price", messages.text("web.ask.price")).least("0"));
        }
        if (option.isEmpty() && list.load().isPresent()) {
            asks.add(number(prefix + "load", messages.text("web.ask.load")).least("0"));
        }
        return asks;
    }

    private static boolean isPlayers(StatedValue value, Optional<Option> option, OptionList list) {
        return option.filter(item -> value.isFixed(item, list)).isEmpty();
    }

    /** The questions of the options that an option grants, recursively, unless they depend on an open answer. */
    private void gifts(Option option, String answered, String prefix, Set<OptionKey> seen, List<FormField> asks) {
        for (EffectBlock block : option.gives()) {
            for (Effect effect : block.isMeant(question -> filled.some(answered + question)) ? block.effects()
                    : List.<Effect>of()) {
                Optional<Option> gift = effect.grantedOption().flatMap(target -> path(target, answered))
                        .map(OptionKey::of).filter(seen::add).flatMap(of.sheet()::option);
                gift.ifPresent(item -> {
                    String own = prefix + item.key().id() + ".";
                    item.asks().values().forEach(question -> asks.add(question(question, own)
                            .labelled(item.label().title() + ": " + question.label().title())));
                    gifts(item, own, prefix, seen, asks);
                });
            }
        }
    }

    private Optional<String> path(EffectTarget target, String answered) {
        return switch (target) {
            case EffectTarget.NamedTarget named -> Optional.of(named.name());
            case EffectTarget.AnsweredTarget answer -> filled.some(answered + answer.question())
                    .map(name -> answer.which() + "." + Name.of(name).key());
        };
    }

    private List<String> known(String block, List<String> suggestions) {
        return PlayerNames.known(named, of, block, suggestions);
    }

    private FormField question(Question question, String prefix) {
        String name = prefix + question.label().id();
        List<String> answers = question.answers(of.derived());
        String label = question.label().title();
        FormField ask = question.takesAnyWords() || question.fresh() || answers.isEmpty()
                ? text(name, label, false).hints(List.copyOf(answers(question, answers).values()))
                : one(name, label, answers(question, answers), true);
        return ask.hint(question.label().text());
    }

    private Map<String, String> answers(Question question, List<String> answers) {
        Map<String, String> titles = new LinkedHashMap<>();
        answers.forEach(answer -> titles.put(answer, question.title(answer, of.derived())));
        return titles;
    }

    /** A new name in a set, with what it stands under. */
    public List<FormField> named(String key, TraitSet set, boolean needed) {
        List<FormField> asks = new ArrayList<>();
        asks.add(text(key, messages.text("web.ask.name"), needed).hints(known(set.id(), set.suggestions())));
        set.under().ifPresent(above -> asks.add(under(above, needed)));
        return asks;
    }

    public FormField under(String above, boolean needed) {
        DerivedSheet derived = of.derived();
        Map<String, String> titles = new LinkedHashMap<>();
        derived.sheet().traits().get(above).entries().keySet()
                .forEach(id -> titles.put(id, derived.title(new Trait(above, id))));
        return one("under", messages.text("web.ask.under", "set",
                derived.titleOf(derived.sheet().traits().get(above).label())), titles, needed);
    }

    /** A new part, with what it is made of. */
    public List<FormField> made(PartKind part) {
        List<FormField> asks = new ArrayList<>();
        asks.add(text("name", messages.text("web.ask.name"), true));
        for (CreationStep step : part.sheet().creation().values()) {
            step.listChoice().ifPresent(choice -> asks.addAll(made(choice, part)));
        }
        return asks;
    }

    private List<FormField> made(ListChoice step, PartKind part) {
        String name = "make." + step.id();
        Map<String, String> titles = new LinkedHashMap<>();
        step.from().options(part.sheet()).forEach(option ->
                titles.put(step.from().written(option, part.sheet()), step.from().title(option, part.sheet())));
        long most = Math.min(Math.max(1, step.picks().most().evaluate(of.derived())), MAX_PICKS);
        List<String> said = filled.all(name);
        List<FormField> asks = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            asks.add(new FormField(name + "." + i, name, step.label().title(), "", "", "", "",
                    choices(titles, i < said.size() ? said.get(i) : ""), List.of(), ""));
        }
        return asks;
    }

    /** A field for each choice to be made from a list. */
    public List<FormField> several(ChoosePurchase choose, List<String> chosen) {
        Map<String, String> titles = new LinkedHashMap<>();
        choose.candidates(of.derived()).forEach(candidate ->
                titles.put(candidate.keys().get("choose"), candidate.title()));
        long picks = choose.picks().evaluate(of.derived());
        List<FormField> asks = new ArrayList<>();
        for (int i = 0; i < picks; i++) {
            String value = i < chosen.size() ? chosen.get(i) : "";
            asks.add(new FormField("choose." + i, "choose", messages.text("web.ask.pick", "number", i + 1), "", "", "",
                    "",
                    choices(titles, value), List.of(), "required"));
        }
        return asks;
    }

    public FormField text(String name, String label, boolean needed) {
        return FormField.text(name, label, filled.text(name).orElse(""), needed);
    }

    FormField number(String name, String label) {
        return FormField.number(name, label, filled.text(name).orElse(""));
    }

    FormField one(String name, String label, Map<String, String> titles, boolean needed) {
        return FormField.one(name, label, choices(titles, filled.text(name).orElse("")), needed);
    }

    public static List<Choice> choices(Map<String, String> titles, String chosen) {
        List<Choice> choices = new ArrayList<>();
        titles.forEach((value, title) -> choices.add(Choice.of(value, title, chosen)));
        return choices;
    }

    static Map<String, String> titles(Map<String, Label> labels) {
        Map<String, String> titles = new LinkedHashMap<>();
        labels.forEach((id, label) -> titles.put(id, label.title()));
        return titles;
    }
}
