package lampblack.cli.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.cli.Shell;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuideCommandTest {

    private static final Document PAGE = Jsoup.parse(new GuideBook().html(GuideStyle.inline()));

    @Test
    void everyLinkLeadsToAPlaceOnThePage() {
        List<String> ids = PAGE.select("[id]").stream().map(Element::id).toList();
        assertEquals(new TreeSet<>(ids).size(), ids.size(), "an id stands there twice");
        assertEquals(List.of(), PAGE.select("a").stream().map(link -> link.attr("href"))
                .filter(target -> !target.startsWith("http"))
                .filter(target -> !target.startsWith("#") || !ids.contains(target.substring(1))).distinct().toList());
    }

    @Test
    void everyPageOfTheGuideIsInIt() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("docs/guide"))) {
            assertEquals(files.map(path -> path.getFileName().toString()).filter(name -> name.endsWith(".md"))
                    .map(name -> name.replace(".md", "")).sorted().collect(Collectors.joining("\n")),
                    PAGE.select("main > section").stream().map(Element::id).sorted()
                            .collect(Collectors.joining("\n")));
        }
    }

    @Test
    void wholeFilesStandWhereTheyAreLinked() throws Exception {
        List<String> shown = PAGE.select("details pre").stream().map(Element::wholeText).toList();
        assertTrue(shown.contains(Files.readString(
                Path.of("docs/guide/first-game/step-10/night-ferry/ruleset.yaml"))));
    }

    @Test
    void theCommandSaysWhereItIs(@TempDir Path folder) throws Exception {
        Shell.Ran ran = new Shell(folder).run("guide", "--path");
        assertEquals(0, ran.exit(), ran.err());
        assertTrue(Files.readString(Path.of(ran.out().strip())).contains("<title>"));
        assertTrue(new Shell(folder).run("guide", "rolls", "--path").out().endsWith("guide.html#rolls\n"));
        Shell.Ran wrong = new Shell(folder).run("guide", "rols", "--path");
        assertEquals(2, wrong.exit());
        assertTrue(wrong.err().contains("The guide has no page called `rols`. Did you mean `rolls`?"), wrong.err());
    }

    @Test
    void nothingInItIsFetched() {
        assertEquals(0, PAGE.select("script, img, link[href^=http]").size());
        assertFalse(PAGE.select("style").html().matches("(?s).*url\\((?!data:).*"));
    }

    @Test
    void keysAndCommentsOfYamlAreMarked() {
        assertEquals("<pre><code>  <b>a</b>: {x: 1} <i># why</i>\n  - <b>b</b>: 'x # y'\n</code></pre>",
                MarkedText.yaml("  a: {x: 1} # why\n  - b: 'x # y'\n"));
    }
}
