package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.builder.change.UndoState;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.rules.Todo;
import lampblack.rules.step.CreationStep;

/** Sets what stands beside the sheet. */
record BuildSidebarBuilder(BuildContext bench, Map<String, BuildBlock> blocks) {

    BuildSidebar rail() {
        List<BuildSidebar.SidebarItem> todo = new ArrayList<>();
        bench.outcome().todo().forEach(item -> todo.add(new BuildSidebar.SidebarItem("todo", bench.render(item.words()),
                "#" + place(item))));
        List<BuildSidebar.SidebarItem> problems = new ArrayList<>();
        for (Diagnostic diagnostic : bench.outcome().diagnostics()) {
            if (diagnostic.severity() != Severity.NOTE) {
                problems.add(new BuildSidebar.SidebarItem(diagnostic.severity().word(),
                        bench.render(diagnostic.message()), "#" + place(diagnostic)));
            }
        }
        List<BuildSidebar.ButtonForm> presses = new ArrayList<>();
        UndoState undoing = bench.input().undo().get();
        presses.add(new BuildSidebar.ButtonForm("undo", bench.action("undo"), bench.words("web.build.undo"),
                undoing.back().isPresent() ? "" : "true"));
        presses.add(new BuildSidebar.ButtonForm("redo", bench.action("redo"), bench.words("web.build.redo"),
                undoing.forth().isPresent() ? "" : "true"));
        if (bench.free() && !todo.isEmpty()) {
            presses.add(new BuildSidebar.ButtonForm("finish", bench.action("finish"), bench.words("web.build.finish"),
                    ""));
        }
        long wrong = bench.outcome().diagnostics().stream().filter(
                diagnostic -> diagnostic.severity() == Severity.ERROR).count();
        return new BuildSidebar(summary(todo.size(), wrong, problems.size() - wrong),
                bench.words(wrong > 0 ? "web.build.problems" : "web.build.remarks"),
                bench.free() ? StepBudgets.all(bench) : List.of(), todo, problems, presses);
    }

    /** How many there are of each, without what there is none of. */
    private String summary(int todo, long problems, long remarks) {
        if (problems + remarks == 0) {
            return bench.words(todo > 0 ? "web.build.summary" : "web.build.summary.none", "todo", todo);
        }
        List<String> said = new ArrayList<>();
        said(said, "web.build.summary.problems", problems);
        said(said, "web.build.summary.remarks", remarks);
        said(said, "web.build.summary.also", todo);
        return String.join(", ", said);
    }

    private void said(List<String> to, String key, long count) {
        if (count > 0) {
            to.add(bench.words(key, "count", count));
        }
    }

    /** The id of the place that something still to do is about. */
    private String place(Todo todo) {
        String where = todo.where();
        if (where.startsWith("fields.")) {
            return bench.id("field", where.substring("fields.".length()));
        }
        if (where.startsWith("creation.")) {
            String step = step(where.substring("creation.".length()));
            return step.isEmpty() ? "desk" : StepBudgets.place(bench, bench.rules().creation().get(step));
        }
        if (where.startsWith("parts.")) {
            String kind = where.substring("parts.".length()).replaceFirst("\\..*", "");
            return bench.id("parts", kind);
        }
        return where.startsWith("links.") ? "link." + where.substring("links.".length()).replaceFirst("\\..*",
                "") : "desk";
    }

    /** The step that a path of ids begins with. */
    private String step(String path) {
        return bench.rules().creation().keySet().stream().filter(id -> path.equals(id)
                || path.startsWith(id + "."))
                .reduce((one, other) -> one.length() >= other.length() ? one : other).orElse("");
    }

    private String place(Diagnostic found) {
        for (MapNode.Entry entry : bench.outcome().file().creation().all()) {
            CreationStep step = bench.rules().creation().get(entry.key().text());
            boolean in = entry.key().span().start() <= found.span().start()
                    && found.span().end() <= entry.value().span().end()
                    && found.span().source().equals(entry.key().span().source());
            if (in && step != null) {
                return StepBudgets.place(bench, step);
            }
        }
        for (MapNode.Entry entry : bench.outcome().file().fields().all()) {
            if (entry.key().span().start() <= found.span().start() && found.span().end() <= entry.value().span()
                    .end()) {
                return bench.id("field", entry.key().text());
            }
        }
        return "desk";
    }
}
