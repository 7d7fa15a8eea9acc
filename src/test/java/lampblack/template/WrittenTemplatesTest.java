package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.html.LiteralNode;
import lampblack.html.RecordPath;
import lampblack.html.TemplateExpression;
import lampblack.html.TemplateNode;
import lampblack.html.TemplateWriter;
import lampblack.html.WrittenTemplates;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Samples;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Compiled templates that were written and read again")
class WrittenTemplatesTest {

    static Stream<Map<String, TemplateNode>> all() {
        return Stream.of(CompiledTemplates.pages(MessageBundle.messages()), CompiledTemplates.sheets());
    }

    @ParameterizedTest(name = "of pages, of sheets: {index}")
    @MethodSource("all")
    @DisplayName("are the same, every piece of every one")
    void same(Map<String, TemplateNode> templates) throws ReflectiveOperationException {
        WrittenTemplates read = new WrittenTemplates(TemplateWriter.write(templates));
        assertEquals(templates.keySet(), read.names());
        for (Map.Entry<String, TemplateNode> template : templates.entrySet()) {
            same(template.getValue(), read.find(template.getKey()), template.getKey());
        }
    }

    @Test
    @DisplayName("are all that there are")
    void complete() {
        assertTrue(CompiledTemplates.sheets().keySet().containsAll(List.of("sheet", "cards", "parts/map")));
        assertTrue(CompiledTemplates.pages(MessageBundle.messages()).keySet().containsAll(List.of("web/frame",
                "web/part", "web/print-bar", "web/pages/shelf", "web/build/printed", "parts/block")));
    }

    @Test
    @DisplayName("set a sheet byte for byte as the program does")
    void rendersTheSame() {
        Document document = Document.of(List.of(Samples.everyKind()));
        assertArrayEquals(new SheetRenderer().render(document, new PrintSettings(Paper.A4)),
                CompiledSheets.writer().render(document, new PrintSettings(Paper.A4)));
    }

    @Test
    @DisplayName("keep long texts, letters of every length and empty lists")
    void edges() throws ReflectiveOperationException {
        TemplateNode node = new TemplateNode.SequenceNode(List.of(LiteralNode.of("é—\uD83C\uDFB2".repeat(20_000)),
                LiteralNode.of(""), new TemplateNode.SequenceNode(List.of()),
                new TemplateNode.TextNode(new TemplateExpression.ConcatenatedExpression(List.of()))));
        same(node, new WrittenTemplates(TemplateWriter.write(Map.of("", node))).find(""), "");
    }

    /** Compares records by what they are made of, down to texts, since a path is equal to itself alone. */
    private static void same(Object expected, Object actual, String at) throws ReflectiveOperationException {
        assertTrue(expected instanceof List || expected.getClass() == actual.getClass(), at);
        switch (expected) {
            case LiteralNode literal -> assertEquals(literal.text(), ((LiteralNode) actual).text(), at);
            case RecordPath path -> assertEquals(path.text(), ((RecordPath) actual).text(), at);
            case Record pieces -> {
                for (RecordComponent component : pieces.getClass().getRecordComponents()) {
                    Method accessor = component.getAccessor();
                    accessor.setAccessible(true);
                    same(accessor.invoke(expected), accessor.invoke(actual), at + " " + component.getName());
                }
            }
            case List<?> list -> {
                assertEquals(list.size(), ((List<?>) actual).size(), at);
                for (int i = 0; i < list.size(); i++) {
                    same(list.get(i), ((List<?>) actual).get(i), at + " " + i);
                }
            }
            default -> assertEquals(expected, actual, at);
        }
    }
}
