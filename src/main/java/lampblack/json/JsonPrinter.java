package lampblack.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import lampblack.diagnostic.Messages;

/** Prints records as JSON, two blanks a level, with their messages in words. */
public record JsonPrinter(Messages messages) {

    private static final JsonMapper MAPPER = JsonMapper.builder().addModule(ValueSerializers.module()).build();
    private static final TypeReference<Map<String, Object>> VALUES = new TypeReference<>() {};

    /** The value as a document, ending in a line break; an empty optional is {@code null}. */
    public String print(Object value) {
        try {
            return MAPPER.writer(indented()).withAttribute(Messages.class, messages).writeValueAsString(value) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The same as maps, lists, texts, numbers and truth values by their keys. */
    public Map<String, Object> values(Object value) {
        try (TokenBuffer tokens = new TokenBuffer(MAPPER, false)) {
            MAPPER.writer().withAttribute(Messages.class, messages).writeValue(tokens, value);
            return MAPPER.readValue(tokens.asParser(), VALUES);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static PrettyPrinter indented() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter pretty = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER));
        pretty.indentObjectsWith(indenter);
        pretty.indentArraysWith(indenter);
        return pretty;
    }
}
