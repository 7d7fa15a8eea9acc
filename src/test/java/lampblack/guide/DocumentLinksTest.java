package lampblack.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Links of the documents lead to a file that is there, and to a heading that is in it; and the guide stays short. */
class DocumentLinksTest {

    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("^```.*?^```|`[^`\\n]*`", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern HEADING = Pattern.compile("^#+ +(.*)$", Pattern.MULTILINE);
    private static final Pattern FENCE = Pattern.compile("^```.*?^```", Pattern.MULTILINE | Pattern.DOTALL);

    private final Map<Path, Set<String>> anchors = new HashMap<>();

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<Path> documents = new ArrayList<>(GuideFiles.markdown(Path.of("")));
        documents.addAll(GuideFiles.markdown(Path.of("docs")));
        documents.addAll(GuideFiles.markdown(Path.of("templates")));
        documents.addAll(GuideFiles.pages());
        List<String> gaps = new ArrayList<>();
        int links = 0;
        for (Path document : documents) {
            Matcher link = LINK.matcher(CODE.matcher(Files.readString(document)).replaceAll(""));
            while (link.find()) {
                links++;
                if (!link.group(1).startsWith("http") && !leadsSomewhere(document, link.group(1))) {
                    gaps.add(document + ": " + link.group(1));
                }
            }
        }
        assertEquals("", String.join("\n", gaps));
        assertTrue(links > 100, links + " links");
    }

    private boolean leadsSomewhere(Path document, String link) throws IOException {
        int mark = link.indexOf('#');
        String file = mark < 0 ? link : link.substring(0, mark);
        Path target = file.isEmpty() ? document : document.resolveSibling(file).normalize();
        return Files.exists(target) && (mark < 0 || anchors(target).contains(link.substring(mark + 1)));
    }

    private Set<String> anchors(Path document) throws IOException {
        if (!anchors.containsKey(document)) {
            Set<String> found = new HashSet<>();
            Matcher heading = HEADING.matcher(FENCE.matcher(Files.readString(document)).replaceAll(""));
            while (heading.find()) {
                String words = heading.group(1).replaceAll("]\\([^)]*\\)", "").toLowerCase(Locale.ROOT);
                found.add(words.replaceAll("[^\\p{L}\\p{N}_ -]", "").strip().replace(' ', '-'));
            }
            anchors.put(document, found);
        }
        return anchors.get(document);
    }

    @Test
    void everyPageIsNamedInTheContents() throws IOException {
        Set<String> named = new TreeSet<>();
        Matcher link = LINK.matcher(Files.readString(GuideFiles.GUIDE.resolve("README.md")));
        while (link.find()) {
            named.add(link.group(1).replaceAll("#.*", ""));
        }
        for (Path page : GuideFiles.pages()) {
            String name = page.getFileName().toString();
            assertTrue(name.equals("README.md") || named.contains(name), name + " is not in the contents");
        }
    }

    @Test
    void whoOnlyBeginsReadsLittle() throws IOException {
        assertTrue(words(List.of("README", "yaml", "first-game", "your-hack")) < 4_500);
        assertTrue(words(GuideFiles.pages().stream().map(page -> page.getFileName().toString().replace(".md", ""))
                .filter(name -> !Set.of("family", "reference", "codes").contains(name)).toList()) < 30_000);
    }

    private static int words(List<String> pages) throws IOException {
        int words = 0;
        for (String name : pages) {
            words += Files.readString(GuideFiles.GUIDE.resolve(name + ".md")).strip().split("\\s+").length;
        }
        return words;
    }
}
