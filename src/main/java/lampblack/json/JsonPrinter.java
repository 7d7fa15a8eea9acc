package lampblack.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Span;

/** Prints maps, lists, texts, numbers and truth values as JSON, two blanks a level. */
public final class JsonPrinter {

    private JsonPrinter() {}

    /** The value as a document, ending in a line break; an empty optional is {@code null}. */
    public static String print(Object value) {
        StringWriter out = new StringWriter();
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter pretty = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER));
        pretty.indentObjectsWith(indenter);
        pretty.indentArraysWith(indenter);
        try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.setPrettyPrinter(pretty);
            write(json, value);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.append('\n').toString();
    }

    private static void write(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName((String) entry.getKey());
                write(json, entry.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object number : list) {
                write(json, number);
            }
            json.writeEndArray();
        } else if (value instanceof Optional<?> optional) {
            write(json, optional.orElse(null));
        } else {
            leaf(json, value);
        }
    }

    private static void leaf(JsonGenerator json, Object value) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString((String) value);
        }
    }

    /** Problems as they are printed for programs: all of them, with places, words and fixes. */
    public static List<Object> diagnostics(List<Diagnostic> problems, Messages messages) {
        List<Object> all = new ArrayList<>();
        for (Diagnostic diagnostic : problems) {
            Map<String, Object> json = place(diagnostic.span());
            json.put("severity", diagnostic.severity().word());
            json.put("code", diagnostic.id());
            json.put("message", messages.render(diagnostic.message()));
            json.put("notes", diagnostic.notes().stream().map(note -> note(note, messages)).toList());
            json.put("fixes", diagnostic.fixes().stream().map(fix -> fix(fix, messages)).toList());
            all.add(json);
        }
        return all;
    }

    private static Map<String, Object> note(Note note, Messages messages) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("message", messages.render(note.message()));
        note.span().ifPresent(span -> json.putAll(place(span)));
        return json;
    }

    private static Map<String, Object> fix(Fix fix, Messages messages) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("title", messages.render(fix.title()));
        json.put("sure", fix.sure());
        json.put("edits", fix.edits().stream().map(JsonPrinter::edit).toList());
        return json;
    }

    private static Map<String, Object> edit(Edit edit) {
        Map<String, Object> json = place(edit.span());
        json.put("replacement", edit.replacement());
        return json;
    }

    static Map<String, Object> place(Span span) {
        Map<String, Object> place = new LinkedHashMap<>();
        place.put("file", span.source().name());
        place.put("line", span.line());
        place.put("column", span.column());
        place.put("endLine", span.endLine());
        place.put("endColumn", span.endColumn());
        return place;
    }
}
