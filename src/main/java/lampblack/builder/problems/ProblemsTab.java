package lampblack.builder.problems;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.TabView;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;

/**
 * The leaf that says what is wrong with a character and what helps, what is still to do, and what the table has allowed.
 *
 * @param well what is said where nothing is wrong, or empty
 * @param build where what is left to do is done
 */
public record ProblemsTab(
        String well, String standing, List<ProblemView> problems, List<String> todo, String build,
        List<RulingView> rulings) implements TabView {

    public ProblemsTab {
        problems = List.copyOf(problems);
        todo = List.copyOf(todo);
        rulings = List.copyOf(rulings);
    }

    public static ProblemsTab of(RequestContext visit, String stem, LoadedCharacter character) {
        List<Diagnostic> found = visit.rulebooks().editor().problems(character);
        List<ProblemView> problems = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            problems.add(ProblemView.of(visit.messages(), stem, character, found.get(i), i));
        }
        FormData asked = new FormData(visit.context().queryParamMap());
        return new ProblemsTab(problems.isEmpty() ? visit.words("web.problems.none") : "",
                problems.isEmpty() ? "" : visit.words("web.problems.count", "count", problems.size()), problems,
                character.outcome().todo().stream().map(item -> visit.workshop().messages().render(item.words()))
                        .toList(),
                CharacterTab.BUILD.path(stem), RulingView.all(visit, stem, character, asked.some("ruling")));
    }
}
