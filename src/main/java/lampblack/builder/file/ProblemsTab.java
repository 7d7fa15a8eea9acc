package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Link;
import lampblack.builder.page.TabView;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.Todo;

/**
 * The tab with the problems of a character and their fixes, its todos, and the rulings of the table.
 *
 * @param well the message where there are no problems, or empty
 * @param stand what lets the character stand as it stands, where there is such a thing
 * @param todo what is still to do, and where
 */
public record ProblemsTab(
        String well, String standing, List<ProblemView> problems, List<StandPanel> stand, List<Link> todo,
        List<RulingView> rulings) implements TabView {

    public ProblemsTab {
        problems = List.copyOf(problems);
        stand = List.copyOf(stand);
        todo = List.copyOf(todo);
        rulings = List.copyOf(rulings);
    }

    private static Link todo(TabInput in, String stem, Todo todo) {
        String words = in.messages().render(todo.words());
        CharacterTab tab = todo.isDue() ? CharacterTab.ADVANCE : CharacterTab.BUILD;
        return Link.at(ControlId.of("todo", words), tab.path(stem), words).inPlace();
    }

    public static ProblemsTab of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        List<Diagnostic> diagnostics = in.editor().problems(character);
        List<ProblemView> problems = new ArrayList<>();
        for (int i = 0; i < diagnostics.size(); i++) {
            problems.add(ProblemView.of(in.messages(), stem, character, diagnostics.get(i), i));
        }
        FormData form = in.query();
        return new ProblemsTab(problems.isEmpty() ? in.messages().text("web.problems.none") : "",
                problems.isEmpty() ? "" : in.messages().text("web.problems.count", "count", problems.size()), problems,
                StandPanel.of(in).stream().toList(),
                Distinct.of(character.evaluated().todo().stream().map(todo -> todo(in, stem, todo))),
                RulingView.all(in, stem, character, form.some("ruling")));
    }
}
