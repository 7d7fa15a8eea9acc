package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;

/** The unknown names: each is reported once, where it is first mentioned, with notes at the other mentions. */
final class UnknownNames {

    private static final int MAX_NOTED = 20;

    private final Map<String, List<Diagnostic>> byName = new LinkedHashMap<>();

    void add(String name, Diagnostic problem) {
        byName.computeIfAbsent(name, text -> new ArrayList<>()).add(problem);
    }

    /** Reports them, once all references are read. */
    void finish(Report report) {
        for (List<Diagnostic> all : byName.values()) {
            List<Diagnostic> mentions = Distinct.of(all.stream().sorted());
            Diagnostic first = mentions.get(0);
            report.add(mentions.size() == 1 ? first : several(first, mentions));
        }
    }

    /** What is mentioned again and again was taken away or renamed, so that no mention is mended by itself. */
    private static Diagnostic several(Diagnostic first, List<Diagnostic> mentions) {
        Diagnostic problem = first.withoutFixes();
        for (Diagnostic diagnostic : mentions.subList(1, Math.min(mentions.size(), MAX_NOTED))) {
            problem = problem.note(Message.of("note.mentioned-again"), diagnostic.span());
        }
        return problem;
    }
}
