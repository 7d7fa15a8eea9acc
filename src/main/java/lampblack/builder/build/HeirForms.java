package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.FormScope;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.PartLocation;
import lampblack.rules.Label;
import lampblack.rules.Todo;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/** A button for each thing that something has become, one of which its owner chooses. */
record HeirForms(BuildContext context) {

    List<BuildSidebar.AnswerForm> of(Todo todo) {
        List<BuildSidebar.AnswerForm> forms = new ArrayList<>(of(todo, context.evaluated(), ""));
        for (PartLocation part : PartLocation.all(context.rules(), context.at().choices())) {
            if (forms.isEmpty()) {
                forms.addAll(of(todo, new FormScope(context.scope().character(), part.path()).outcome(), part.path()));
            }
        }
        return forms;
    }

    private List<BuildSidebar.AnswerForm> of(Todo todo, EvaluatedCharacter at, String in) {
        Optional<Option> option = !todo.isSplit() ? Optional.empty() : at.derived().choices().options().values()
                .stream().flatMap(List::stream).filter(taken -> taken.pick().span().equals(todo.span()))
                .flatMap(taken -> at.sheet().option(taken.list(), taken.id()).stream())
                .filter(known -> new HeirTitles(known, at.derived()).isChoice()).findFirst();
        return option.map(known -> new HeirTitles(known, at.derived()).free().stream()
                .map(heir -> form(known, heir, at, in)).toList())
                .orElse(List.of());
    }

    private BuildSidebar.AnswerForm form(Option split, String heir, EvaluatedCharacter at, String in) {
        String title = at.derived().title(new OptionKey(split.key().list(), heir));
        return new BuildSidebar.AnswerForm(context.id("became", in, split.key().toString(), heir),
                context.action("answer"), in, split.key().toString(), Label.BECAME, heir, title,
                context.words("web.build.become", "option", split.label().title(), "heir", title));
    }
}
