package lampblack.print.proof;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.print.export.Browser;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.BrowserTab;
import lampblack.print.pdf.PrintedDocument;
import lampblack.print.pdf.PrintedInk;
import lampblack.template.SheetRenderer;

/** Prints documents in a tab of a browser, one after the other, and looks over what comes out. For one thread. */
final class ProofPrinter implements AutoCloseable {

    private static final String MEASURE = script("measure");
    private static final String PAPER = script("paper");
    private static final int WIDTH = 726;
    private static final int HEIGHT = 1100;
    private static final List<Function<PrintAnalysis, List<Diagnostic>>> CHECKS =
            List.of(FitCheck::check, OverlapCheck::check,
            PageBreakCheck::check, LegibilityCheck::check, PageCountCheck::check, EarlyBreakCheck::check,
            ModelCheck::check, MarkCheck::check, RoomCheck::check, InkCheck::check, WordCheck::check);

    private final BrowserTab tab;
    private final SheetRenderer renderer;
    private int width = WIDTH;

    /** Nothing of a document runs, and nothing is fetched for it. */
    ProofPrinter(Browser browser, SheetRenderer renderer) {
        this.renderer = renderer;
        tab = browser.tab();
        tab.setScriptsEnabled(false);
        tab.setOffline(true);
        tab.setViewport("print", WIDTH, HEIGHT);
    }

    private static String script(String name) {
        try (InputStream in = ProofPrinter.class.getResourceAsStream("/lampblack/proof/" + name + ".js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    ProofResult print(ProofDocument document) {
        tab.show(document.html(renderer));
        JsonNode paper = tab.evaluate(PAPER);
        if (!paper.path("ours").asBoolean()) {
            return new ProofResult(document, 0, 0, List.of(Diagnostic.of(Code.PROOF__NOT_A_SHEET,
                    new Source(document.name(), "").start())));
        }
        int wanted = (int) Math.round(paper.path("width").asDouble());
        if (wanted != width) {
            width = wanted;
            tab.setViewport("print", width, HEIGHT);
        }
        MeasuredLayout laid = MeasuredLayout.of(tab.evaluate(MEASURE), paper.path("height").asDouble());
        try {
            byte[] pdf = tab.pdf();
            PrintAnalysis analysis = new PrintAnalysis(document, laid, PrintedDocument.read(pdf), PrintedInk.read(pdf),
                    PageMargins.of(paper.path("edges")));
            Report report = new Report();
            CHECKS.forEach(function -> report.addAll(function.apply(analysis)));
            return new ProofResult(document, analysis.print().pages().size(), laid.wordCount(), report.diagnostics());
        } catch (IOException broken) {
            throw new BrowserFailure(document.label() + ": " + broken.getMessage(), broken);
        }
    }

    @Override
    public void close() {
        tab.close();
    }
}
