package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.page.PageFrame;
import lampblack.builder.page.PageView;
import lampblack.builder.printout.PrintToolbar;
import lampblack.sheet.Document;
import lampblack.sheet.Deck;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The templates of sheets, cards and pages")
class TemplatePathsTest {

    private static final Path FOLDER = Path.of("templates");
    /** What each template that is rendered by its name is rendered with. */
    private static final Map<String, Map<String, Type>> ROOTS = Map.of(
            "sheet", Map.of("document", Document.class),
            "cards", Map.of("deck", Deck.class),
            "web/frame", Map.of("page", PageView.class, "frame", PageFrame.class),
            "web/part", Map.of("page", PageView.class, "frame", PageFrame.class),
            "web/print-bar", Map.of("bar", PrintToolbar.class));

    @Test
    @DisplayName("ask their records only for what these have, from every place that includes them")
    void paths() throws IOException {
        assertEquals("", String.join("\n", walk(files()).problems()));
    }

    @Test
    @DisplayName("are all rendered from somewhere")
    void rendered() throws IOException {
        Map<String, String> files = files();
        assertEquals(new TreeSet<>(files.keySet()), walk(files).visited());
    }

    @Test
    @DisplayName("fail with file, line and path where a record lacks what they ask for")
    void wrong() throws IOException {
        Map<String, String> files = files();
        files.replace("web/problem", "<li th:text=\"${problem.id}\"/>\n<li th:attr=\"id=${problem.id},\n"
                + "class=${problem.shade} + '.x'\"/>");
        files.replace("web/build/field", "<b th:each=\"one : ${field.id}\"/>");
        files.replace("web/tabs/file", "<b th:text=\"${page.tab.strips}\"/>");
        files.replace("web/build/claims", "<b th:if=\"${block.maps}\" th:text=\"${map.title}\"/>");
        files.replace("parts/table", "<th:block th:replace=\"~{parts/tables}\"></th:block>");
        assertEquals("""
                templates/parts/table.html:1: there is no template parts/tables
                templates/web/build/claims.html:1: ${block.maps} is no answer to th:if
                templates/web/build/claims.html:1: ${map.title}: nothing is named `map` here
                templates/web/build/field.html:1: ${field.id} is no answer to th:each
                templates/web/problem.html:3: ${problem.shade}: ProblemView has no `shade`
                templates/web/tabs/file.html:1: ${page.tab.strips}: FileTab has no `strips`""",
                walk(files).problems().stream().sorted().collect(Collectors.joining("\n")));
    }

    @Test
    @DisplayName("find written code for whatever they ask of a record, where there is no reflection")
    void accessors() throws IOException {
        Map<String, Set<String>> written = AccessorSource.accessors();
        ViewTypes views = walk(files()).views();
        Set<String> missing = new TreeSet<>();
        for (ViewTypes.AskedStep step : views.asked()) {
            for (Class<?> kind : views.kinds(step.type())) {
                String name = kind.getCanonicalName();
                // Whether there is anything is asked of whatever a path leads to.
                if (!name.startsWith("lampblack.server.") && !step.name().equals("any")
                        && !written.getOrDefault(name, Set.of()).contains(step.name())) {
                    missing.add(name + " " + step.name());
                }
            }
        }
        assertTrue(views.asked().size() > 500, () -> views.asked().size() + " steps");
        assertEquals("", String.join("\n", missing));
    }

    private static TemplateWalk walk(Map<String, String> files) throws IOException {
        TemplateWalk walk = new TemplateWalk(files);
        for (Map.Entry<String, Map<String, Type>> root : ROOTS.entrySet()) {
            walk.visit(root.getKey(), root.getValue());
        }
        return walk;
    }

    /** The text of each template by its path in the folder, without its ending. */
    private static Map<String, String> files() throws IOException {
        List<Path> all;
        try (Stream<Path> paths = Files.walk(FOLDER)) {
            all = paths.filter(path -> path.toString().endsWith(".html")).toList();
        }
        Map<String, String> files = new TreeMap<>();
        for (Path path : all) {
            String name = FOLDER.relativize(path).toString().replace('\\', '/').replace(".html", "");
            files.put(name, Files.readString(path));
        }
        return files;
    }
}
