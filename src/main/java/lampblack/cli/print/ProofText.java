package lampblack.cli.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.json.JsonPrinter;
import lampblack.print.proof.ProofResult;
import lampblack.sheet.Paper;
import lampblack.sheet.text.TextTable;

/** Says what came of a proof: what is wrong, and how many pages each document takes. */
final class ProofText {

    private final CommandContext desk;

    ProofText(CommandContext desk) {
        this.desk = desk;
    }

    void text(List<Diagnostic> unread, List<ProofResult> proven) {
        desk.print(desk.out(), unread);
        proven.forEach(proofResult -> desk.print(desk.out(), proofResult.problems()));
        if (!proven.isEmpty()) {
            desk.out().print(table(proven));
            desk.out().println();
            desk.out().println(desk.messages().render(summary(unread, proven)));
        }
    }

    /** A line for each document, with the pages on each paper. */
    private String table(List<ProofResult> proven) {
        Map<String, Map<String, String>> lines = new LinkedHashMap<>();
        for (ProofResult proofResult : proven) {
            String paper = proofResult.exhibit().paper().map(Paper::size).orElse("");
            lines.computeIfAbsent(proofResult.exhibit().name(), name -> new LinkedHashMap<>()).put(paper,
                    desk.words("cli.proof.pages", "count", proofResult.pages()) + (paper.isEmpty() ? "" : " " + paper));
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

    private Message summary(List<Diagnostic> unread, List<ProofResult> proven) {
        List<Object> found = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            long count = proven.stream().flatMap(proofResult -> proofResult.problems().stream())
                    .filter(diagnostic -> diagnostic.severity() == severity).count()
                    + unread.stream().filter(diagnostic -> diagnostic.severity() == severity).count();
            if (count > 0) {
                found.add(Message.of("cli." + severity.word() + "s", "count", count));
            }
        }
        Message things = Message.of("cli.proof.documents", "count", proven.size(), "pages",
                proven.stream().mapToInt(ProofResult::pages).sum(), "words", proven.stream()
                .mapToInt(ProofResult::words).sum());
        return found.isEmpty() ? Message.of("cli.proof.whole", "things", things)
                : Message.of("cli.summary", "things", things, "found", found);
    }

    void json(List<Diagnostic> unread, List<ProofResult> proven) {
        List<Object> documents = new ArrayList<>();
        for (ProofResult proofResult : proven) {
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("document", proofResult.exhibit().name());
            shown.put("kind", proofResult.exhibit().kind().word());
            shown.put("paper", proofResult.exhibit().paper().map(Paper::size));
            shown.put("pages", proofResult.pages());
            shown.put("words", proofResult.words());
            shown.put("problems", JsonPrinter.diagnostics(proofResult.problems(), desk.messages()));
            documents.add(shown);
        }
        Map<String, Object> whole = new LinkedHashMap<>();
        whole.put("documents", documents);
        whole.put("problems", JsonPrinter.diagnostics(unread, desk.messages()));
        desk.out().print(JsonPrinter.print(whole));
    }
}
