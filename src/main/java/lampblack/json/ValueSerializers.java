package lampblack.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Worded;
import lampblack.dice.Fraction;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** How values of the pure rooms are written, which know nothing of JSON. */
final class ValueSerializers {

    private ValueSerializers() {}

    static Module module() {
        return new SimpleModule()
                .addSerializer(Message.class, by((message, json, all) ->
                        json.writeString(((Messages) all.getAttribute(Messages.class)).render(message))))
                .addSerializer(Worded.class, by((constant, json, all) -> json.writeString(constant.word())))
                .addSerializer(Fraction.class, ToStringSerializer.instance)
                .addSerializer(Node.class, by((node, json, all) -> write(node, json)))
                .addSerializer(Optional.class, new OptionalSerializer());
    }

    /** Writes one value. */
    private interface ValueWriter<T> {
        void write(T value, JsonGenerator json, SerializerProvider all) throws IOException;
    }

    private static <T> JsonSerializer<T> by(ValueWriter<T> writer) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator json, SerializerProvider all) throws IOException {
                writer.write(value, json, all);
            }
        };
    }

    /** Writes what is there, or {@code null}; where only what is not empty is wanted, an empty one is left out. */
    @SuppressWarnings("rawtypes")
    private static final class OptionalSerializer extends JsonSerializer<Optional> {

        @Override
        public void serialize(Optional value, JsonGenerator json, SerializerProvider all) throws IOException {
            all.defaultSerializeValue(value.isPresent() ? value.get() : null, json);
        }

        @Override
        public boolean isEmpty(SerializerProvider all, Optional value) {
            return value.isEmpty();
        }
    }

    /** Writes a piece of a file as it stands there. */
    private static void write(Node node, JsonGenerator json) throws IOException {
        switch (node) {
            case MapNode map -> {
                json.writeStartObject();
                for (MapNode.Entry entry : map.all()) {
                    json.writeFieldName(entry.key().text());
                    write(entry.value(), json);
                }
                json.writeEndObject();
            }
            case ListNode list -> {
                json.writeStartArray();
                for (Node item : list.items()) {
                    write(item, json);
                }
                json.writeEndArray();
            }
            case Scalar scalar -> write(scalar, json);
        }
    }

    private static void write(Scalar scalar, JsonGenerator json) throws IOException {
        switch (scalar.type()) {
            case NULL -> json.writeNull();
            case TEXT -> json.writeString(scalar.text());
            case INTEGER -> json.writeNumber(scalar.integer().orElseThrow());
            case BOOLEAN -> json.writeBoolean(scalar.bool().orElseThrow());
        }
    }
}
