package lampblack.cli.shell;

import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.store.SaveResult;

/** Says how a save went and how the command must end. */
public final class SaveReport {

    private SaveReport() {}

    /** Prints what is wrong, if anything is, and returns the exit code. */
    public static int report(CommandContext context, SaveResult result) {
        if (result.problem().isEmpty()) {
            return ExitCode.FINE;
        }
        Diagnostic problem = result.problem().get();
        context.err().println(context.messages().render(problem.message()));
        problem.notes().forEach(note -> context.err().println(context.messages().render(note.message())));
        return result.isConflict() ? ExitCode.CONFLICT : ExitCode.NOT_SAVED;
    }

    /** How the command must end where several saves went as they did. */
    public static int worst(List<Integer> exits) {
        return exits.stream().mapToInt(Integer::intValue).max().orElse(ExitCode.FINE);
    }
}
