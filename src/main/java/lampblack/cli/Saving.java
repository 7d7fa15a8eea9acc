package lampblack.cli;

import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.io.SaveResult;

/** Says how a save went and how the command must end. */
final class Saving {

    private Saving() {}

    /** Prints what is wrong, if anything is, and returns the exit code. */
    static int report(Desk desk, SaveResult result) {
        if (result.problem().isEmpty()) {
            return Exit.FINE;
        }
        Diagnostic problem = result.problem().get();
        desk.err().println(desk.messages().render(problem.message()));
        problem.notes().forEach(note -> desk.err().println(desk.messages().render(note.message())));
        return result instanceof SaveResult.Conflict ? Exit.CONFLICT : Exit.NOT_SAVED;
    }

    /** How the command must end where several saves went as they did. */
    static int worst(List<Integer> exits) {
        return exits.stream().mapToInt(Integer::intValue).max().orElse(Exit.FINE);
    }
}
