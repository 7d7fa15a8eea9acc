package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.load.TemplateNames;
import lampblack.sheet.Block;
import lampblack.sheet.Document;
import lampblack.sheet.Deck;
import lampblack.template.check.TemplateCheck;
import lampblack.template.check.TemplateFolder;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The templates")
class TemplateRecordsTest {

    private static final Path FOLDER = Path.of("templates");
    private static final Path README = FOLDER.resolve("README.md");
    private static final String BEGIN = "\n| record | what it holds |\n|---|---|\n";

    @Test
    @DisplayName("lead to all that their README says, and to nothing else: authors rely on it")
    void records() throws IOException {
        Map<String, String> rows = new LinkedHashMap<>();
        gather(Document.class, Set.of(), rows);
        List<String> ofBlock = TemplateTypes.steps(Block.class);
        TemplateTypes.kinds().values().forEach(kind -> gather(kind, Set.copyOf(ofBlock), rows));
        gather(Deck.class, Set.of(), rows);
        String table = BEGIN + rows.entrySet().stream().map(entry -> "| " + entry.getKey() + " | " + entry.getValue()
                + " |\n").collect(Collectors.joining());
        String text = Files.readString(README);
        int begin = text.indexOf(BEGIN);
        String written = begin < 0 ? "" : text.substring(begin);
        if (Boolean.getBoolean("cases.update") && !written.equals(table)) {
            Files.writeString(README, (begin < 0 ? text.stripTrailing() + "\n" : text.substring(0, begin)) + table);
        }
        assertEquals(table, written, "templates of authors name these; -Dcases.update=true writes the table anew");
    }

    @Test
    @DisplayName("are well-formed, lead somewhere in every path, and have a fragment for each kind of block")
    void fit() throws IOException {
        List<String> fragments = TemplateFolder.fragments();
        Report report = new Report();
        for (String name : fragments) {
            String text = Files.readString(FOLDER.resolve(name + ".html"));
            new TemplateCheck(new Source(name, text), name + ".html", fragments, report).check();
        }
        assertEquals(List.of(), report.diagnostics());
        TemplateTypes.kinds().keySet().forEach(kind -> assertEquals(1, fragments.stream()
                .filter(("parts/" + kind)::equals)
                .count(), kind));
        assertEquals(Block.BlockKind.values().length, TemplateTypes.kinds().size());
    }

    @Test
    @DisplayName("name every attribute that works in their README")
    void attributes() throws IOException {
        String text = Files.readString(README);
        TemplateExpressionReader.ATTRIBUTES.forEach(name -> assertEquals(true, text.contains("`" + name), name));
    }

    private static void gather(Type type, Set<String> known, Map<String, String> rows) {
        if (TemplateTypes.isList(type)) {
            gather(TemplateTypes.each(type).orElseThrow(), known, rows);
            return;
        }
        if (!(type instanceof Class<?> named) || TemplateTypes.steps(type).isEmpty()
                || rows.containsKey(TemplateNames.of(named))) {
            return;
        }
        List<String> steps = TemplateTypes.steps(type).stream().filter(step -> !known.contains(step)).toList();
        rows.put(TemplateNames.of(named), "");
        List<String> cells = new ArrayList<>();
        for (String step : steps) {
            Type next = TemplateTypes.step(type, step).orElseThrow();
            cells.add(("`" + step + "` " + words(next)).strip());
            gather(next, Set.of(), rows);
        }
        rows.put(TemplateNames.of(named), cells.isEmpty() ? "only what every block has" : String.join(", ", cells));
    }

    private static String words(Type type) {
        if (TemplateTypes.isList(type)) {
            return "(several: " + bare(TemplateTypes.each(type).orElseThrow()) + ")";
        }
        return TemplateTypes.isText(type) ? "" : type == boolean.class ? "(yes or no)" : "(" + bare(type) + ")";
    }

    private static String bare(Type type) {
        return TemplateTypes.isText(type) ? type == String.class ? "texts" : "marks" : type instanceof Class<?> named
                ? TemplateNames.of(named) : type.toString();
    }
}
