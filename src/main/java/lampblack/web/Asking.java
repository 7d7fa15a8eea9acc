package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Name;
import lampblack.engine.Outcome;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.Effect;
import lampblack.rules.Gives;
import lampblack.rules.GrantOption;
import lampblack.rules.Label;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.PartKind;
import lampblack.rules.Question;
import lampblack.rules.Standing;
import lampblack.rules.Step;
import lampblack.rules.Take;
import lampblack.rules.Target;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;
import lampblack.web.Ask.Choice;

/** What a form for something from a ruleset has to ask, filled with what it says already. */
record Asking(Visit visit, Outcome of, Form filled) {

    private static final long MOST_PICKS = 4;

    /** What is said beside an option that is taken: its answers, and what things have that are bought or rolled. */
    List<Ask> beside(OptionList list, String chosen, int index, boolean priced, boolean rolled) {
        List<Ask> asks = new ArrayList<>();
        String prefix = "ask." + index + ".";
        Optional<Option> option = Optional.ofNullable(list.entries().get(chosen));
        if (chosen.equals(Candidate.BLANK)) {
            asks.add(text("name", visit.words("web.ask.name"), true).hints(known(list.id(), list.suggestions())));
        }
        option.map(Option::asks).orElse(Map.of()).values().forEach(each -> asks.add(question(each, prefix)));
        option.ifPresent(each -> gifts(each, prefix, prefix, new LinkedHashSet<>(Set.of(each.key())), asks));
        if (rolled) {
            asks.add(number(prefix + "rolled", visit.words("web.ask.rolled")));
        }
        if (!list.quality().isEmpty()) {
            asks.add(one(prefix + "quality", visit.words("web.ask.quality"), titles(list.quality()), false));
        }
        if (priced) {
            asks.add(number(prefix + "price", visit.words("web.ask.price")).least("0"));
        }
        if (option.isEmpty() && list.load().isPresent()) {
            asks.add(number(prefix + "load", visit.words("web.ask.load")).least("0"));
        }
        return asks;
    }

    /** What gifts of an option ask, and their gifts, as far as they do not hang on what is not answered yet. */
    private void gifts(Option option, String answered, String prefix, Set<OptionKey> seen, List<Ask> asks) {
        for (Gives block : option.gives()) {
            boolean meant = block.answer().map(each -> filled.some(answered + each.question()).map(said ->
                    Name.of(said).key()).filter(each.id()::equals).isPresent()).orElse(true);
            for (Effect effect : meant ? block.effects() : List.<Effect>of()) {
                Optional<Option> gift = effect instanceof GrantOption grant
                        ? path(grant.option(), answered).map(OptionKey::of).filter(seen::add)
                                .flatMap(of.sheet()::option) : Optional.empty();
                gift.ifPresent(each -> {
                    String own = prefix + each.key().id() + ".";
                    each.asks().values().forEach(question -> asks.add(question(question, own)
                            .labelled(each.label().title() + ": " + question.label().title())));
                    gifts(each, own, prefix, seen, asks);
                });
            }
        }
    }

    private Optional<String> path(Target target, String answered) {
        if (target instanceof Target.Answered answer) {
            return filled.some(answered + answer.question()).map(each -> answer.which() + "." + Name.of(each).key());
        }
        return Optional.of(target.known());
    }

    private List<String> known(String block, List<String> suggestions) {
        return Named.known(visit, of, block, suggestions);
    }

    private Ask question(Question question, String prefix) {
        String name = prefix + question.label().id();
        List<String> answers = question.answers(of.standing());
        String label = question.label().title();
        Ask ask = question.takesAnyWords() || question.fresh() || answers.isEmpty()
                ? text(name, label, false).hints(List.copyOf(answers(question, answers).values()))
                : one(name, label, answers(question, answers), true);
        return ask.hint(question.label().text());
    }

    private Map<String, String> answers(Question question, List<String> answers) {
        Map<String, String> titles = new LinkedHashMap<>();
        answers.forEach(each -> titles.put(each, question.title(each, of.standing())));
        return titles;
    }

    /** A new name in a set, with what it stands under. */
    List<Ask> named(String key, TraitSet set, boolean needed) {
        List<Ask> asks = new ArrayList<>();
        asks.add(text(key, visit.words("web.ask.name"), needed).hints(known(set.id(), set.suggestions())));
        set.under().ifPresent(above -> asks.add(under(above, needed)));
        return asks;
    }

    Ask under(String above, boolean needed) {
        Standing at = of.standing();
        Map<String, String> titles = new LinkedHashMap<>();
        at.sheet().traits().get(above).entries().keySet()
                .forEach(each -> titles.put(each, at.title(new Trait(above, each))));
        return one("under", visit.words("web.ask.under", "set",
                at.titleOf(at.sheet().traits().get(above).label())), titles, needed);
    }

    /** A new part, with what it is made of. */
    List<Ask> made(PartKind part) {
        List<Ask> asks = new ArrayList<>();
        asks.add(text("name", visit.words("web.ask.name"), true));
        for (Step step : part.sheet().creation().values()) {
            if (step instanceof Choose choose) {
                asks.addAll(made(choose, part));
            }
        }
        return asks;
    }

    private List<Ask> made(Choose step, PartKind part) {
        String name = "make." + step.id();
        Map<String, String> titles = new LinkedHashMap<>();
        part.sheet().lists().get(step.list()).entries().forEach((id, option) -> titles.put(id, option.label().title()));
        long most = Math.min(Math.max(1, step.picks().most().in(of.standing())), MOST_PICKS);
        List<String> said = filled.all(name);
        List<Ask> asks = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            asks.add(new Ask(name + "." + i, name, step.label().title(), "", "", "", "",
                    choices(titles, i < said.size() ? said.get(i) : ""), List.of(), ""));
        }
        return asks;
    }

    /** One of the options of a list, as often as it is to be chosen. */
    List<Ask> several(Take take, List<String> chosen) {
        Map<String, String> titles = new LinkedHashMap<>();
        take.candidates(of.standing()).forEach(each -> titles.put(each.keys().get("choose"), each.title()));
        long picks = take.picks().in(of.standing());
        List<Ask> asks = new ArrayList<>();
        for (int i = 0; i < picks; i++) {
            String value = i < chosen.size() ? chosen.get(i) : "";
            asks.add(new Ask("choose." + i, "choose", visit.words("web.ask.pick", "number", i + 1), "", "", "", "",
                    choices(titles, value), List.of(), "required"));
        }
        return asks;
    }

    Ask text(String name, String label, boolean needed) {
        return Ask.text(name, label, filled.text(name).orElse(""), needed);
    }

    Ask number(String name, String label) {
        return Ask.number(name, label, filled.text(name).orElse(""));
    }

    Ask one(String name, String label, Map<String, String> titles, boolean needed) {
        return Ask.one(name, label, choices(titles, filled.text(name).orElse("")), needed);
    }

    static List<Choice> choices(Map<String, String> titles, String chosen) {
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
