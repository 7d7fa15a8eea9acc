package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.Sampling;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Deck;
import lampblack.template.check.TemplateCheck;
import lampblack.template.check.TemplateFolder;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Templates in which one attribute says what another says somewhere else: told before, or set without a mistake. */
@DisplayName("A template that was found fit")
@Tag("slow")
class FoundFitTest {

    private static final Pattern WRITTEN = Pattern.compile("th:[a-z]+=\"[^\"]*\"");
    /** What no shipped template says. */
    private static final List<String> OTHERS = List.of("th:if=\"${block.title} == ${block.label}\"",
            "th:unless=\"${block.title.any}\"", "th:text=\"${block.title.any} ? ${block.title} : 'x'\"",
            "th:with=\"block=${block.text}\"", "th:switch=\"${block.title}\"", "th:case=\"*\"");
    private static final PrintSettings PRINTING = new PrintSettings(Paper.A4);

    @Test
    @DisplayName("is set, or includes itself without end")
    void renders() throws IOException {
        Document document = Document.of(List.copyOf(ShippedSheetsTest.sheets("blades-in-the-dark").values()));
        Deck deck = ShippedSheetsTest.deck("blades-in-the-dark", PRINTING).orElseThrow();
        List<String> fragments = TemplateFolder.fragments();
        Set<String> written = new TreeSet<>(OTHERS);
        fragments.forEach(name -> WRITTEN.matcher(text(name)).results().forEach(found -> written.add(found.group())));
        Sampling sampling = Sampling.of("templates");
        int fit = 0;
        for (int i = 0; i < Sampling.count(300, 4_000); i++) {
            String name = sampling.one(fragments);
            String changed = changed(text(name), sampling, List.copyOf(written));
            Report report = new Report();
            new TemplateCheck(new Source(name, changed), name + ".html", fragments, report).check();
            if (!report.hasErrors()) {
                fit++;
                render(document, deck, Map.of(name + ".html", changed.getBytes(StandardCharsets.UTF_8)));
            }
        }
        assertTrue(fit > 0, "nothing was fit");
    }

    private static void render(Document document, Deck deck, Map<String, byte[]> changed) {
        SheetRenderer renderer = new SheetRenderer(changed);
        try {
            renderer.render(document, PRINTING);
            renderer.render(deck, PRINTING);
        } catch (EndlessTemplateException endless) {
            assertTrue(changed.containsKey(endless.place("x").source().name().substring(2)), endless.getMessage());
        } catch (RuntimeException mistake) {
            String texts = new ArrayList<>(changed.values()).stream()
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8)).toList().toString();
            throw new AssertionError(changed.keySet() + texts, mistake);
        }
    }

    private static String changed(String text, Sampling sampling, List<String> written) {
        List<Matcher> places = new ArrayList<>();
        for (Matcher matcher = WRITTEN.matcher(text); matcher.find(); ) {
            Matcher place = WRITTEN.matcher(text);
            place.find(matcher.start());
            places.add(place);
        }
        if (places.isEmpty()) {
            return text;
        }
        Matcher place = sampling.one(places);
        return text.substring(0, place.start()) + sampling.one(written) + text.substring(place.end());
    }

    private static String text(String name) {
        return new String(TemplateFolder.packed(name + ".html"), StandardCharsets.UTF_8);
    }
}
