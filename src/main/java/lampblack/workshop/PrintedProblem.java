package lampblack.workshop;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;

/**
 * A problem as the command line prints it, taken apart.
 *
 * @param head its place and its sentence
 * @param excerpt the line that it is in, and the carets below; empty where there is nothing to show
 * @param notes what is said besides
 */
public record PrintedProblem(String head, List<String> excerpt, List<String> notes) {

    private static final String NOTE = "= ";

    public PrintedProblem {
        excerpt = List.copyOf(excerpt);
        notes = List.copyOf(notes);
    }

    public static PrintedProblem of(Diagnostic problem, Messages messages) {
        String printed = new DiagnosticPrinter(messages, false).print(List.of(problem));
        List<String> excerpt = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        String head = "";
        for (String line : printed.split("\n")) {
            if (head.isEmpty()) {
                head = line;
            } else if (line.strip().startsWith(NOTE) && !line.contains(" | ")) {
                notes.add(line.strip().substring(NOTE.length()));
            } else {
                excerpt.add(line);
            }
        }
        return new PrintedProblem(head, excerpt, notes);
    }

    /** How many there are of each severity; empty where there are none. */
    public static String count(List<Diagnostic> problems, Messages messages) {
        List<String> counts = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            int count = (int) problems.stream().filter(problem -> problem.severity() == severity).count();
            if (count > 0) {
                counts.add(messages.text("cli." + severity.word() + "s", "count", count));
            }
        }
        return String.join(", ", counts);
    }
}
