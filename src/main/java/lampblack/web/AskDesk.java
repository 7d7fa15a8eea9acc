package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Taken;
import lampblack.rules.CellMap;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Question;

/** Sets what options ask, and the details that may be said of them. */
record AskDesk(Bench bench) {

    private static final int MOST_SHOWN = 400;
    private static final List<String> LOADS = List.of("0", "1", "2", "3", "4", "5", "6");

    /** What an option that the character has asks. */
    List<DeskOptions.Ask> of(OptionList list, Option option, List<Taken> taken) {
        List<DeskOptions.Ask> asks = new ArrayList<>();
        Optional<Taken> first = taken.stream().findFirst();
        for (Question question : option.asks().values()) {
            String id = question.label().id();
            String answer = first.flatMap(each -> each.answer(id)).or(() -> bench.at().givenBy(option.key())
                    .flatMap(each -> each.pick().details().map(option.key().id())).flatMap(each -> each.text(id)))
                            .orElse("");
            asks.add(ask(list, option, question, answer));
        }
        first.ifPresent(each -> asks.addAll(details(list, each)));
        return asks;
    }

    private DeskOptions.Ask ask(OptionList list, Option option, Question question, String answer) {
        String id = bench.id(list.id(), option.key().id(), question.label().id());
        List<DeskField.Choice> choices = new ArrayList<>();
        List<String> known = question.takesAnyWords() || question.fresh() ? List.of() : question.answers(bench.at());
        if (!known.isEmpty() && known.size() <= MOST_SHOWN) {
            choices.add(new DeskField.Choice("", bench.words("web.build.none"), answer.isEmpty() ? "selected" : ""));
            known.forEach(each -> choices.add(new DeskField.Choice(each,
                    question.label().id().equals(CellMap.CELL) ? each : question.title(each, bench.at()),
                    each.equals(answer) ? "selected" : "")));
            if (!answer.isEmpty() && !known.contains(answer)) {
                choices.add(new DeskField.Choice(answer, answer, "selected"));
            }
        }
        List<String> suggestions = choices.isEmpty() && question.fresh() ? question.answers(bench.at()) : List.of();
        return new DeskOptions.Ask(id, bench.action("answer"), option.key().toString(),
                option.label().title(), question.label().id(),
                question.label().title(), question.label().text(), answer, choices, suggestions,
                answer.isEmpty() ? "owed" : "", suggestions.isEmpty() ? "" : id + ".known");
    }

    /** What may be said of a thing: its grade, where there are any, its load, where things have one, and a note. */
    List<DeskOptions.Ask> details(OptionList list, Taken taken) {
        if (list.quality().isEmpty() && (list.load().isEmpty() || !taken.made())) {
            return List.of();
        }
        String now = taken.pick().detail("quality").or(list::usualQuality).orElse("");
        String path = bench.id(list.id(), taken.id());
        String option = taken.made() ? taken.id() : list.id() + "." + taken.id();
        String title = Optional.ofNullable(list.entries().get(taken.id())).map(each -> each.label().title())
                .orElse(taken.name());
        List<DeskOptions.Ask> asks = new ArrayList<>();
        if (!list.quality().isEmpty()) {
            asks.add(new DeskOptions.Ask(path + ".quality", bench.action("answer"), option, title, "quality",
                    bench.words("web.build.quality"), "", now, list.quality().values().stream().map(each ->
                    new DeskField.Choice(each.id(), each.title(), each.id().equals(now) ? "selected" : "")).toList(),
                    List.of(), "", ""));
        }
        if (taken.made() && list.load().isPresent()) {
            String load = taken.pick().details().integer("load").or(list::load).map(String::valueOf).orElse("");
            asks.add(new DeskOptions.Ask(path + ".load", bench.action("answer"), option, title, "load",
                    bench.words("web.build.load"), "", load, LOADS.stream().map(each -> new DeskField.Choice(each, each,
                    each.equals(load) ? "selected" : "")).toList(), List.of(), "", ""));
        }
        asks.add(new DeskOptions.Ask(path + ".note", bench.action("answer"), option, title, "note",
                bench.words("web.build.note"), "",
                taken.pick().detail("note").orElse(""), List.of(), List.of(), "", ""));
        return asks;
    }
}
