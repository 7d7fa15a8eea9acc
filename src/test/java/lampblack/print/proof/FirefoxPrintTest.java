package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.font.OwnFontsGame;
import lampblack.load.RulesetLoader;
import lampblack.print.export.Browser;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.Firefox;
import lampblack.print.export.Installed;
import lampblack.sheet.Paper;
import lampblack.store.RulesetLocation.RulesetFolder;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Prints what is shipped in two browsers; some of it unless the build is exhaustive. */
@DisplayName("A sheet printed by Firefox")
@UsesBrowser
@Tag("full")
class FirefoxPrintTest {

    /** As many sheets as a build prints. */
    private static final int MAX = 8;
    /** Firefox fills columns alike at the end, and may need a page less for it. */
    private static final Set<ProofDocument.ProofKind> MAY_BE_SHORTER = Set.of(ProofDocument.ProofKind.LARGE_PRINT);
    /** Firefox divides no table between columns, and may need a page more for it. */
    private static final Set<ProofDocument.ProofKind> MAY_BE_LONGER =
            Set.of(ProofDocument.ProofKind.REFERENCE, ProofDocument.ProofKind.COMBINED);
    /**
     * The browsers break tables at other rows, and would say their heads again as often as they do; and what a picture
     * has of the size of a mark is none.
     */
    private static final String COMPARABLE = "thead { display: table-row-group; } .emblem { visibility: hidden; } "
            + "*, ::before, ::after { background-image: none !important; }</style>";
    private static final String FILLING = ".block.notes h2, .spare-title";
    /** The upper margin, in points: Firefox prints nothing there. */
    private static final double MARGIN = 22;

    /** One mark in so many may touch something in one of the browsers and not in the other. */
    private static final int TOUCHING = 10;

    @TempDir
    Path folder;

    @Test
    @DisplayName("has the pages, the letters and the marks that Chromium prints, a reference perhaps on one page more")
    void alike() throws IOException {
        List<ProofDocument> all = ShippedProofTest.exhibits().stream()
                .filter(document -> document.kind() != ProofDocument.ProofKind.OVERFULL).toList();
        Set<String> drawn = Set.copyOf(Sampling.of("Firefox").some(
                List.copyOf(new LinkedHashSet<>(all.stream().map(ProofDocument::name).toList())), MAX));
        compare(all.stream().filter(document -> drawn.contains(document.name())).toList());
    }

    @Test
    @DisplayName("has them too where it is set in a typeface of the author's own")
    void ownTypeface() throws IOException {
        OwnFontsGame.in(folder.resolve("games"), "inked", OwnFontsGame.INKED);
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetFolder(folder.resolve("games")),
                new RulesetFolder(Path.of("rulesets"))));
        ProofDocuments documents = new ProofDocuments(MessageBundle.messages(), List.of(Paper.LETTER));
        documents.add(rulesets.load("inked").value().orElseThrow().ruleset(), rulesets);
        List<ProofDocument> blank = documents.all().stream()
                .filter(document -> document.kind() == ProofDocument.ProofKind.BLANK).toList();
        compare(Sampling.of("Firefox with a typeface").some(blank, 1));
    }

    private void compare(List<ProofDocument> documents) throws IOException {
        List<String> wrong = new ArrayList<>();
        SheetRenderer renderer = new SheetRenderer();
        try (Firefox firefox = Firefox.start(folder.resolve("profile"));
                Browser browser = Browser.start(Installed.required()); BrowserTab chromium = browser.tab()) {
            for (ProofDocument document : documents) {
                String html = document.html(renderer).replaceFirst("</style>", COMPARABLE);
                Path file = Files.writeString(folder.resolve("sheet.html"), html);
                firefox.open(file.toUri().toString());
                chromium.open(file.toUri().toString());
                String differs = difference(document, html, chromium.pdf(),
                        firefox.pdf(document.paper().orElseThrow()));
                if (!differs.isEmpty()) {
                    wrong.add(document.label() + ": " + differs);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static String difference(ProofDocument document, String html, byte[] expected, byte[] found)
            throws IOException {
        List<String> wanted = pages(expected);
        List<String> given = pages(found);
        int most = wanted.size() + (MAY_BE_LONGER.contains(document.kind()) ? 1 : 0);
        if (given.size() > most || given.size() < wanted.size() && !MAY_BE_SHORTER.contains(document.kind())) {
            return given.size() + " pages instead of " + wanted.size();
        }
        String wantedLetters = letters(wanted);
        String givenLetters = letters(given);
        // What fills the room that is left is not there where none is left.
        boolean isSame = wantedLetters.equals(givenLetters) || Jsoup.parse(html).select(FILLING).eachText().stream()
                .anyMatch(title -> letters(List.of(wantedLetters, ComparableText.of(title))).equals(givenLetters)
                        || letters(List.of(givenLetters, ComparableText.of(title))).equals(wantedLetters));
        if (isSame) {
            boolean large = document.kind() == ProofDocument.ProofKind.LARGE_PRINT;
            Map<String, Integer> marks = PrintedMarks.of(expected, large);
            Map<String, Integer> printed = PrintedMarks.of(found, large);
            return alike(marks, printed) ? "" : "the marks " + printed + " instead of " + marks;
        }
        return "these letters instead of those of Chromium:\n" + givenLetters + "\n" + wantedLetters;
    }

    /** Whether there are as many of either kind, but for what is drawn so near to something else that it is one with it. */
    private static boolean alike(Map<String, Integer> marks, Map<String, Integer> printed) {
        return Stream.of("full", "hollow").allMatch(kind -> {
            int wanted = marks.getOrDefault(kind, 0);
            return Math.abs(wanted - printed.getOrDefault(kind, 0)) <= 3 + wanted / TOUCHING;
        });
    }

    /** All of them in their order in the alphabet; each browser breaks words with hyphens where it likes. */
    private static String letters(List<String> texts) {
        char[] letters = String.join("", texts).replaceAll("[-\u2010]", "").toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }

    /** What is on each page below its upper margin. */
    private static List<String> pages(byte[] pdf) throws IOException {
        List<String> pages = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFTextStripper stripper = new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition letter) {
                    if (letter.getYDirAdj() > MARGIN) {
                        super.processTextPosition(letter);
                    }
                }
            };
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add(ComparableText.of(stripper.getText(document)));
            }
        }
        return pages;
    }
}
