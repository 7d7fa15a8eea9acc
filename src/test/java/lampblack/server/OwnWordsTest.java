package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;

/** Pages say only what comes from the messages, the game or the player: the words in templates are samples. */
class OwnWordsTest {

    private static final Path TEMPLATES = Path.of("templates/web");
    private static final List<String> SPOKEN = List.of("aria-label", "title", "placeholder", "alt", "aria-description");

    private static List<Path> templates() {
        try (Stream<Path> all = Files.walk(TEMPLATES)) {
            return all.filter(path -> path.toString().endsWith(".html")).sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void noTemplateHoldsWordsOfItsOwn() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path template : templates()) {
            String text = Files.readString(template);
            for (Element element : Jsoup.parse(text, "", Parser.xmlParser()).getAllElements()) {
                if (!isSample(element)) {
                    element.textNodes().stream().map(TextNode::text).filter(OwnWordsTest::isWord)
                            .forEach(words -> found.add(template.getFileName() + ": " + words));
                    SPOKEN.stream().filter(name -> isWord(element.attr(name)))
                            .forEach(name -> found.add(template.getFileName() + ": " + name + "="
                            + element.attr(name)));
                }
            }
        }
        assertEquals(List.of(), found);
    }

    private static boolean isSample(Element element) {
        return element.hasAttr("th:text") || element.hasAttr("th:prose") || element.hasAttr("th:words")
                || element.hasAttr("th:replace")
                || element.parents().stream().anyMatch(parent -> parent.hasAttr("th:text"));
    }

    private static boolean isWord(String text) {
        return text.codePoints().anyMatch(Character::isLetter);
    }
}
