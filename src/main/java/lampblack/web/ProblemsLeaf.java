package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.io.LoadedCharacter;

/**
 * The leaf that says what is wrong with a character and what helps, what is still to do, and what the table has allowed.
 *
 * @param well what is said where nothing is wrong, or empty
 * @param build where what is left to do is done
 */
public record ProblemsLeaf(
        String well, String standing, List<ProblemView> problems, List<String> todo, String build,
        List<RulingView> rulings) implements Leaf {

    public ProblemsLeaf {
        problems = List.copyOf(problems);
        todo = List.copyOf(todo);
        rulings = List.copyOf(rulings);
    }

    static ProblemsLeaf of(Visit visit, String stem, LoadedCharacter character) {
        List<Diagnostic> found = visit.rulebooks().editor().problems(character);
        List<ProblemView> problems = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            problems.add(ProblemView.of(visit, stem, character, found.get(i), i));
        }
        Form asked = new Form(visit.context().queryParamMap());
        return new ProblemsLeaf(problems.isEmpty() ? visit.words("web.problems.none") : "",
                problems.isEmpty() ? "" : visit.words("web.problems.count", "count", problems.size()), problems,
                character.outcome().todo().stream().map(each -> visit.workshop().messages().render(each.words()))
                        .toList(),
                Tab.BUILD.path(stem), RulingView.all(visit, stem, character, asked.some("ruling")));
    }
}
