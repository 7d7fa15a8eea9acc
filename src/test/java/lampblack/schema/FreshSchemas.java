package lampblack.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Writes the schemas anew from their fragments before any test reads them, so that whatever is tried first knows the
 * keys that were just added. {@link SchemasTest} fails where that changed anything.
 */
public final class FreshSchemas implements BeforeAllCallback {

    static final Map<String, ObjectNode> SCHEMAS = Map.of(
            "ruleset.schema.json", SchemaAssembler.rulesetAsWritten(),
            "ruleset-resolved.schema.json", SchemaAssembler.ruleset(),
            "character.schema.json", SchemaAssembler.character(),
            "tests.schema.json", SchemaAssembler.tests());

    /** The files that were not what the fragments say. */
    static final List<String> STALE = written();

    @Override
    public void beforeAll(ExtensionContext context) {
        if (!STALE.isEmpty()) {
            System.out.println("Written anew, to be read and committed: " + STALE);
        }
    }

    private static List<String> written() {
        List<String> stale = new ArrayList<>();
        SCHEMAS.forEach((name, schema) -> {
            String text = SchemaAssembler.print(schema);
            if (replaced(Path.of("schemas", name), text)) {
                stale.add(name);
            }
            replaced(packed(name), text);
        });
        return stale;
    }

    /** Where the tests read a schema, which is a copy of the build's. */
    private static Path packed(String name) {
        try {
            return Path.of(SchemaAssembler.class.getResource("/schemas/fragments").toURI()).resolveSibling(name);
        } catch (URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static boolean replaced(Path file, String text) {
        try {
            if (Files.exists(file) && Files.readString(file).equals(text)) {
                return false;
            }
            Files.writeString(file, text);
            return true;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
