package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.html.TemplateNode;
import lampblack.html.TemplateWriter;
import lampblack.html.Templates;
import lampblack.html.WrittenTemplates;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.TrackBlock;
import lampblack.template.check.TemplateCheck;
import lampblack.template.check.TemplateFolder;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.thymeleaf.processor.element.IElementProcessor;

/** What templates may say, and what they may not: the blocks of {@code src/test/templates}. */
@DisplayName("A template")
class TemplateFeaturesTest {

    private static final Path FOLDER = Path.of("src/test/templates");
    private static final String NAME = "parts/boxes";
    private static final String OTHER = "parts/shapes";
    private static final String OUTPUT = "=>";
    private static final Map<String, Object> VALUES = Map.<String, Object>of("block", (Block) new TrackBlock.BoxesBlock(
            "", "Stress", List.of(BoxState.FILLED, BoxState.OPEN), List.of(), "7", "+7.0"));

    private static Stream<Arguments> blocks(String file, String between) throws IOException {
        String text = Files.readString(FOLDER.resolve(file));
        return Stream.of(text.strip().split("\n\n")).skip(1).map(block -> {
            int at = block.indexOf(between);
            int end = between.equals(OUTPUT) ? at : block.lastIndexOf('\n', at) + 1;
            return Arguments.of(block.substring(0, end).stripTrailing(), block.substring(end));
        });
    }

    static Stream<Arguments> allowed() throws IOException {
        return blocks("allowed.txt", OUTPUT);
    }

    @ParameterizedTest
    @MethodSource("allowed")
    @DisplayName("is found fit, and is set by Thymeleaf as by compiled templates, written and read again")
    void alike(String template, String expected) {
        assertEquals("", problems(template));
        String output = expected.substring(OUTPUT.length()).strip();
        assertEquals(output, new SheetEngine(texts(template)).render(NAME, VALUES));
        byte[] written = TemplateWriter.write(Map.of(NAME, compiled(template, NAME), OTHER, compiled(template, OTHER)));
        Templates compiled = new Templates(new WrittenTemplates(written)::find, RecordAccessors::find);
        assertEquals(output, new String(compiled.render(NAME, VALUES), StandardCharsets.UTF_8));
    }

    static Stream<Arguments> refused() throws IOException {
        return blocks("refused.txt", "^ ");
    }

    @ParameterizedTest
    @MethodSource("refused")
    @DisplayName("is refused where it says anything else, and not compiled either")
    void refused(String template, String expected) {
        assertEquals(expected, problems(template));
        assertThrows(IllegalStateException.class, () -> compiled(template, NAME));
    }

    static Stream<Arguments> unfit() throws IOException {
        return blocks("unfit.txt", "^ ");
    }

    @ParameterizedTest
    @MethodSource("unfit")
    @DisplayName("is refused where it says of its records what these do not have")
    void unfit(String template, String expected) {
        assertEquals(expected, problems(template));
    }

    @Test
    @DisplayName("has Thymeleaf know those attributes that work, and no others")
    void attributes() {
        assertEquals(new TreeSet<>(TemplateExpressionReader.ATTRIBUTES), new SheetDialect().getProcessors("th").stream()
                .map(processor -> ((IElementProcessor) processor).getMatchingAttributeName())
                .filter(name -> name != null).map(name -> "th:" + name.getMatchingAttributeName().getAttributeName())
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Each in a line, with a caret where it begins. */
    private static String problems(String template) {
        Report report = new Report();
        new TemplateCheck(new Source(NAME, template), NAME + ".html", TemplateFolder.fragments(), report).check();
        return report.diagnostics().stream().map(problem -> " ".repeat(problem.span().start()) + "^ "
                + problem.code().id()).collect(Collectors.joining("\n"));
    }

    private static TemplateNode compiled(String template, String name) {
        return new TemplateReader(texts(template), key -> {
            throw new IllegalStateException(key);
        }).template(name);
    }

    private static UnaryOperator<String> texts(String template) {
        return name -> name.equals(NAME) ? template : "<i th:text=\"${box}\">x</i>";
    }
}
