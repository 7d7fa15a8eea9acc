package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.shelf.UndoState;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.picture.PictureTurn;
import lampblack.rules.Todo;
import lampblack.rules.step.CreationStep;

/** Builds the sidebar of the build tab. @param href the address of a place on the page */
record BuildSidebarBuilder(BuildContext context, Map<String, BuildBlock> blocks, UnaryOperator<String> href) {

    BuildSidebar rail() {
        List<Todo> owed = context.evaluated().todo();
        // What two parts owe, or two entries got wrong, in the same words is said once.
        List<BuildSidebar.SidebarItem> todo = Distinct.of(owed.stream().map(item -> new BuildSidebar.SidebarItem("todo",
                context.render(item.words()), item.isDue() ? CharacterTab.ADVANCE.path(context.stem())
                        : href.apply(place(item)))));
        List<Diagnostic> said = context.evaluated().diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList();
        List<BuildSidebar.SidebarItem> problems = Distinct.of(said.stream().map(diagnostic ->
                new BuildSidebar.SidebarItem(diagnostic.severity().word(), context.render(diagnostic.message()),
                        href.apply(place(diagnostic)))));
        List<BuildSidebar.ButtonForm> presses = new ArrayList<>();
        UndoState state = context.input().undo().get();
        Set<PictureTurn> turns = context.input().pictureTurns();
        presses.add(new BuildSidebar.ButtonForm("undo", context.action("undo"), context.words("web.build.undo"),
                state.back().isPresent() || turns.contains(PictureTurn.BACK) ? "" : "true"));
        presses.add(new BuildSidebar.ButtonForm("redo", context.action("redo"), context.words("web.build.redo"),
                state.forth().isPresent() || turns.contains(PictureTurn.FORTH) ? "" : "true"));
        if (context.free() && !todo.isEmpty()) {
            presses.add(
                    new BuildSidebar.ButtonForm("finish", context.action("finish"), context.words("web.build.finish"),
                    ""));
        }
        long wrong = said.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR).count();
        return new BuildSidebar(summary(owed.size(), wrong, said.size() - wrong),
                context.words(wrong > 0 ? "web.build.problems" : "web.build.remarks"),
                context.free() && context.guided().isEmpty() ? StepBudgets.all(context, href) : List.of(), todo,
                problems, presses, context.input().said());
    }

    /** How many there are of each, without what there is none of. */
    private String summary(int todo, long problems, long remarks) {
        if (problems + remarks == 0) {
            return context.words(todo > 0 ? "web.build.summary" : "web.build.summary.none", "todo", todo);
        }
        List<String> said = new ArrayList<>();
        said(said, "web.build.summary.problems", problems);
        said(said, "web.build.summary.remarks", remarks);
        said(said, "web.build.summary.also", todo);
        return String.join(", ", said);
    }

    private void said(List<String> to, String key, long count) {
        if (count > 0) {
            to.add(context.words(key, "count", count));
        }
    }

    /** The id of the place that something still to do is about. */
    private String place(Todo todo) {
        String where = todo.where();
        if (where.startsWith("fields.")) {
            return context.id("field", where.substring("fields.".length()));
        }
        if (where.startsWith("creation.")) {
            String step = step(where.substring("creation.".length()));
            return step.isEmpty() ? "desk" : StepBudgets.place(context, context.rules().creation().get(step));
        }
        if (where.startsWith("parts.")) {
            String kind = where.substring("parts.".length()).replaceFirst("\\..*", "");
            return context.id("parts", kind);
        }
        if (where.startsWith("lists.")) {
            return context.id("lists", where.substring("lists.".length()).replaceFirst("\\..*", ""));
        }
        return where.startsWith("links.") ? "link." + where.substring("links.".length()).replaceFirst("\\..*",
                "") : "desk";
    }

    /** The step that a path of ids begins with. */
    private String step(String path) {
        return context.rules().creation().keySet().stream().filter(id -> path.equals(id)
                || path.startsWith(id + "."))
                .reduce((one, other) -> one.length() >= other.length() ? one : other).orElse("");
    }

    private String place(Diagnostic problem) {
        for (MapNode.Entry entry : context.evaluated().file().creation().all()) {
            CreationStep step = context.rules().creation().get(entry.key().text());
            boolean in = entry.key().span().start() <= problem.span().start()
                    && problem.span().end() <= entry.value().span().end()
                    && problem.span().source().equals(entry.key().span().source());
            if (in && step != null) {
                return StepBudgets.place(context, step);
            }
        }
        for (MapNode.Entry entry : context.evaluated().file().fields().all()) {
            if (entry.key().span().start() <= problem.span().start() && problem.span().end() <= entry.value().span()
                    .end()) {
                return context.id("field", entry.key().text());
            }
        }
        return "desk";
    }
}
