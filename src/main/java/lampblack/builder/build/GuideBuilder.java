package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.builder.page.Urls;
import lampblack.character.Pick;
import lampblack.rules.Todo;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.CreationStep;
import lampblack.sheet.Markup;

/** Sets the steps in which a character is made, with one of them open. */
final class GuideBuilder {

    private final BuildContext context;
    private final Map<String, BuildBlock> blocks;
    private final List<GuideStep> steps;
    private final List<Todo> todo;

    GuideBuilder(BuildContext context, Map<String, BuildBlock> blocks) {
        this.context = context;
        this.blocks = blocks;
        this.steps = new GuideSteps(context, blocks).all();
        this.todo = context.evaluated().todo();
    }

    /** Where the first step is in which something is still to do. */
    String start() {
        return href(steps.stream().filter(step -> owed(step) > 0).findFirst().orElse(steps.get(0)).id());
    }

    /** @param asked the step that an address names; the first with something to do where there is none of that id */
    Guide guide(String asked, List<BuildTab.LinkView> links) {
        int at = asked.equals(GuideStep.READY) ? steps.size() : index(asked);
        List<Guide.GuideLine> lines = new ArrayList<>(steps.stream().map(this::line).toList());
        lines.add(new Guide.GuideLine("to." + GuideStep.READY, number(steps.size()), href(GuideStep.READY),
                context.words("web.guide.ready"), "", ""));
        String where = context.words("web.guide.where", "number", at + 1, "of", lines.size());
        String all = context.words("web.guide.steps", "left", (long) todo.size());
        String back = at == 0 ? "" : lines.get(at - 1).href();
        String next = at == steps.size() ? "" : lines.get(at + 1).href();
        String nextWords = at + 1 >= steps.size() ? context.words("web.guide.finish")
                : context.words("web.guide.next", "step", lines.get(at + 1).title());
        List<Guide.GuideLine> before = lines.subList(0, at);
        List<Guide.GuideLine> after = lines.subList(at + 1, lines.size());
        if (at == steps.size()) {
            return new Guide(GuideStep.READY, where, all, before, end(lines.get(at)), after, List.of(), List.of(),
                    List.of(), List.of(), List.of(ready()), back, next, nextWords);
        }
        GuideStep open = steps.get(at);
        List<EditableField> fields = new EditableFieldBuilder(context).all().stream()
                .filter(field -> open.fields().contains(field.field())).toList();
        return new Guide(open.id(), where, all, before, open(open), after, open.meets(List.of("playbooks"))
                ? PlaybookPickerBuilder.of(context) : List.of(), fields, open.id().equals(GuideStep.ABOUT) ? links
                        : List.of(), shown(open), List.of(), back, next, nextWords);
    }

    /** Its blocks on the page. */
    private List<BuildBlock> shown(GuideStep step) {
        return step.blocks().stream().filter(blocks::containsKey).map(blocks::get).toList();
    }

    private Guide.OpenStep end(Guide.GuideLine last) {
        return new Guide.OpenStep("now." + GuideStep.READY, last.number(), last.title(), "", "", List.of(), "");
    }

    private int index(String asked) {
        int first = 0;
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).id().equals(asked)) {
                return i;
            }
            boolean opens = i == 0 && made(steps.get(i)).isEmpty();
            first = opens || owed(steps.get(i)) > 0 ? i : first;
        }
        return first;
    }

    String href(String step) {
        return Urls.character(context.stem()) + "?step=" + Urls.encoded(step) + "#guide";
    }

    /** Where something stands, in its step. @param place its id on the page */
    String place(String place) {
        String step = steps.stream().filter(known -> known.blocks().contains(place) || known.fields().stream()
                .anyMatch(field -> context.id("field", field).equals(place))).findFirst()
                .orElse(steps.get(steps.size() - 1)).id();
        return href(step).replace("#guide", "#" + Urls.encoded(place));
    }

    private long owed(GuideStep step) {
        return todo.stream().filter(item -> GuideSteps.of(steps, item).equals(step)).count();
    }

    private Guide.OpenStep open(GuideStep step) {
        Guide.GuideLine line = line(step);
        List<BuildBlock> shown = shown(step);
        boolean single = shown.size() == 1;
        List<TermText> terms = new ArrayList<>();
        if (!step.text().isEmpty()) {
            terms.add(new TermText("", Markup.paragraphs(step.text())));
        }
        if (single) {
            shown.get(0).terms().stream().filter(term -> !term.title().equals(step.title())).forEach(terms::add);
        }
        return new Guide.OpenStep("now." + step.id(), number(steps.indexOf(step)), line.title(), line.state(),
                line.mark(), terms, single ? "single" : "");
    }

    private static String number(int index) {
        return String.valueOf(index + 1);
    }

    private Guide.GuideLine line(GuideStep step) {
        boolean over = step.steps().stream().anyMatch(known -> StepBudgets.remaining(context, known) < 0);
        long owed = owed(step);
        String made = String.join(", ", made(step));
        boolean done = owed == 0 && !made.isEmpty() && !over;
        String state = owed > 0 ? context.words("web.guide.left", "left", owed)
                : made.isEmpty() ? context.words("web.guide.optional") : made;
        return new Guide.GuideLine("to." + step.id(), done ? "✓" : number(steps.indexOf(step)), href(step.id()),
                step.title(), state,
                over ? "over" : done ? "done" : "");
    }

    /** What has been chosen in a step, by its titles. */
    private List<String> made(GuideStep step) {
        Stream<String> taken = step.steps().stream().flatMap(known -> made(known).stream());
        Stream<String> filled = new EditableFieldBuilder(context).all().stream()
                .filter(field -> step.fields().contains(field.field()) && !field.entry().value().isEmpty())
                .map(EditableField::shown);
        Stream<String> parts = step.blocks().stream().filter(path -> path.startsWith("parts."))
                .flatMap(path -> context.evaluated().parts().getOrDefault(path.substring("parts.".length()), Map.of())
                        .keySet().stream());
        return Stream.of(taken, filled, parts).flatMap(words -> words).toList();
    }

    private List<String> made(CreationStep step) {
        if (step.listChoice().isPresent()) {
            return context.choice(step.id()).map(Pick::decode).orElse(List.of()).stream()
                    .map(pick -> step.listChoice().get().from().key(pick.name().text(), context.rules()))
                    .map(this::title).toList();
        }
        return context.choice(step.id()).isEmpty() ? List.of()
                : List.of(step.label().title());
    }

    private String title(OptionKey key) {
        return context.at().title(key);
    }

    private Guide.ReadyPanel ready() {
        return new ReadyPanelBuilder(context).panel(todo.stream().map(item -> new Guide.ReadyLink(
                href(GuideSteps.of(steps, item).id()),
                context.render(item.words()), "", "")).toList());
    }
}
