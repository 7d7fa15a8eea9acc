package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/** What is printed from the page is the sheet, on its paper, and not the bar above it. */
class PrintFlowTest extends Flow {

    @Test
    void aScoundrelOnPaper() throws IOException {
        printed("blades-in-the-dark", "bartram-hook", "Bartram Hook", 1);
    }

    @Test
    void aRunnerOnPaper() throws IOException {
        printed("bootleg-rain", "orla-nine", "Orla Nine", 1);
    }

    @Test
    void aWandererOnPaper() throws IOException {
        printed("black-sword", "casimir-vane", "Casimir Vane", 2);
    }

    private void printed(String game, String stem, String name, int pages) throws IOException {
        site.example(game, stem).example("blades-in-the-dark", "the-quiet-trade");
        try (Player player = opens(stem)) {
            player.sees(name).presses("Print").sees("Save as a file").pictured("print-" + game);
            try (PDDocument paper = Loader.loadPDF(player.prints())) {
                String words = new PDFTextStripper().getText(paper);
                assertEquals(pages, paper.getNumberOfPages());
                assertEquals(842, paper.getPage(0).getMediaBox().getHeight(), 1);
                assertTrue(words.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT)), words);
                assertTrue(!words.contains("Save as a file"), words);
            }
            player.chooses("Paper", "Letter");
            Sight.await(() -> player.address().contains("paper=letter"), player::address);
            try (PDDocument paper = Loader.loadPDF(player.prints())) {
                assertEquals(792, paper.getPage(0).getMediaBox().getHeight(), 1);
            }
        }
    }
}
