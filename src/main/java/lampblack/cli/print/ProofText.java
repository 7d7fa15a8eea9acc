package lampblack.cli.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.json.DiagnosticJson;
import lampblack.print.proof.ProofDocument.ProofKind;
import lampblack.print.proof.ProofResult;
import lampblack.sheet.Paper;
import lampblack.sheet.text.TextTable;

/** Says what came of a proof: what is wrong, and how many pages each document takes. */
final class ProofText {

    private final CommandContext context;

    ProofText(CommandContext context) {
        this.context = context;
    }

    void text(List<Diagnostic> unread, List<ProofResult> results) {
        context.print(context.out(), unread);
        results.forEach(proofResult -> context.print(context.out(), proofResult.problems()));
        if (!results.isEmpty()) {
            context.out().print(table(results));
            context.out().println();
            context.out().println(context.messages().render(summary(unread, results)));
        }
    }

    /** A line for each document, with the pages on each paper. */
    private String table(List<ProofResult> results) {
        Map<String, Map<String, String>> lines = new LinkedHashMap<>();
        for (ProofResult proofResult : results) {
            String paper = proofResult.document().paper().map(Paper::size).orElse("");
            lines.computeIfAbsent(proofResult.document().name(), name -> new LinkedHashMap<>()).put(paper,
                    context.render("cli.proof.pages", "count", proofResult.pages())
                    + (paper.isEmpty() ? "" : " " + paper));
        }
        TextTable table = new TextTable();
        table.section("");
        lines.forEach((name, pages) -> {
            List<String> cells = new ArrayList<>(List.of(name));
            cells.addAll(pages.values());
            table.row(cells);
        });
        return table.text();
    }

    private Message summary(List<Diagnostic> unread, List<ProofResult> results) {
        List<Object> found = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            long count = results.stream().flatMap(proofResult -> proofResult.problems().stream())
                    .filter(diagnostic -> diagnostic.severity() == severity).count()
                    + unread.stream().filter(diagnostic -> diagnostic.severity() == severity).count();
            if (count > 0) {
                found.add(Message.of("cli." + severity.word() + "s", "count", count));
            }
        }
        Message things = Message.of("cli.proof.documents", "count", results.size(), "pages",
                results.stream().mapToInt(ProofResult::pages).sum(), "words", results.stream()
                .mapToInt(ProofResult::words).sum());
        return found.isEmpty() ? Message.of("cli.proof.whole", "things", things)
                : Message.of("cli.summary", "things", things, "found", found);
    }

    private record ProofJson(List<DocumentJson> documents, List<DiagnosticJson> problems) {}

    private record DocumentJson(String document, ProofKind kind, Optional<String> paper, int pages, int words,
            List<DiagnosticJson> problems) {

        static DocumentJson of(ProofResult result) {
            return new DocumentJson(result.document().name(), result.document().kind(),
                    result.document().paper().map(Paper::size), result.pages(), result.words(),
                    DiagnosticJson.all(result.problems()));
        }
    }

    void json(List<Diagnostic> unread, List<ProofResult> results) {
        context.printJson(new ProofJson(results.stream().map(DocumentJson::of).toList(), DiagnosticJson.all(unread)));
    }
}
