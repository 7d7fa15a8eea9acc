package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.Choice;
import lampblack.character.TakenOption;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.option.StatedValue;

/** Sets what options ask, and the details that may be said of them. */
record OptionInputBuilder(BuildContext context) {

    private static final int MAX_SHOWN = 400;
    private static final List<String> LOADS = List.of("0", "1", "2", "3", "4", "5", "6");

    /** What an option that the character has asks. */
    List<OptionsEditor.OptionInput> of(OptionList list, Option option, List<TakenOption> taken) {
        List<OptionsEditor.OptionInput> asks = new ArrayList<>();
        Optional<TakenOption> first = taken.stream().findFirst();
        for (Question question : option.asks().values()) {
            String id = question.label().id();
            String answer = first.flatMap(takenOption -> takenOption.answer(id))
                    .or(() -> context.at().givenBy(option.key())
                    .flatMap(takenOption -> takenOption.pick().details().map(option.key().id()))
                    .flatMap(mapNode -> mapNode.text(id)))
                            .orElse("");
            asks.add(ask(list, option, question, answer));
        }
        first.ifPresent(takenOption -> asks.addAll(details(list, takenOption)));
        return asks;
    }

    private OptionsEditor.OptionInput ask(OptionList list, Option option, Question question, String answer) {
        String id = context.id(list.id(), option.key().id(), question.label().id());
        List<Choice> choices = new ArrayList<>();
        List<String> known = question.takesAnyWords() || question.fresh() ? List.of() : question.answers(context.at());
        if (!known.isEmpty() && known.size() <= MAX_SHOWN) {
            choices.add(Choice.of("", context.words("web.build.none"), answer));
            known.forEach(name -> choices.add(Choice.of(name,
                    question.label().id().equals(CellMap.CELL) ? name : question.title(name, context.at()), answer)));
            if (!answer.isEmpty() && !known.contains(answer)) {
                choices.add(Choice.of(answer, answer, answer));
            }
        }
        List<String> suggestions = choices.isEmpty() && question.fresh() ? question.answers(context.at()) : List.of();
        return new OptionsEditor.OptionInput(id, context.action("answer"), option.key().toString(),
                option.label().title(), question.label().id(),
                question.label().title(), question.label().text(), new FieldEntry(answer, choices, suggestions, "",
                answer.isEmpty() ? "owed" : ""), suggestions.isEmpty() ? "" : id + ".known");
    }

    /** What may be said of a thing: its grade, where there are any, its load, where things have one, and a note. */
    List<OptionsEditor.OptionInput> details(OptionList list, TakenOption taken) {
        boolean graded = !list.quality().isEmpty() && Optional.ofNullable(list.entries().get(taken.id()))
                .filter(item -> !taken.made() && StatedValue.QUALITY.isFixed(item, list)).isEmpty();
        if (!graded && (list.load().isEmpty() || !taken.made()) && !list.isOwn(taken)) {
            return List.of();
        }
        String now = taken.pick().detail("quality").or(list::usualQuality).orElse("");
        String path = context.id(list.id(), taken.id());
        String option = taken.made() ? taken.id() : list.id() + "." + taken.id();
        String title = Optional.ofNullable(list.entries().get(taken.id())).map(item -> item.label().title())
                .orElse(taken.name());
        List<OptionsEditor.OptionInput> asks = new ArrayList<>();
        if (list.isOwn(taken)) {
            asks.add(new OptionsEditor.OptionInput(path + ".text", context.action("answer"), option, title, "text",
                    context.words("web.build.own-text"), "", new FieldEntry(taken.pick().detail("text").orElse(""),
                    List.of(), List.of(), "", ""), ""));
        }
        if (graded) {
            asks.add(
                    new OptionsEditor.OptionInput(path + ".quality", context.action("answer"), option, title, "quality",
                    context.words("web.build.quality"), "", new FieldEntry(now, list.quality().values().stream().map(label ->
                    Choice.of(label.id(), label.title(), now)).toList(), List.of(), "", ""), ""));
        }
        if (taken.made() && list.load().isPresent()) {
            String load = taken.pick().details().integer("load").or(list::load).map(String::valueOf).orElse("");
            asks.add(new OptionsEditor.OptionInput(path + ".load", context.action("answer"), option, title, "load",
                    context.words("web.build.load"), "", new FieldEntry(load, LOADS.stream()
                    .map(name -> Choice.of(name, name, load)).toList(), List.of(), "", ""), ""));
        }
        asks.add(new OptionsEditor.OptionInput(path + ".note", context.action("answer"), option, title, "note",
                context.words("web.build.note"), "",
                new FieldEntry(taken.pick().detail("note").orElse(""), List.of(), List.of(), "", ""), ""));
        return asks;
    }
}
