package lampblack.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaForm;
import lampblack.html.SheetWriter;
import lampblack.html.Templates;
import lampblack.html.WrittenTemplates;
import lampblack.judge.FormCheck;
import lampblack.judge.JudgingTerms;
import lampblack.yaml.PackedReader;
import lampblack.yaml.TreeSerializer;

/** What a page carries, each piece as what it was written from. @param bytes of each, by the names of {@code PagePieces} */
record CarriedPieces(Function<String, byte[]> bytes) {

    Messages messages() {
        return new Messages(texts("messages")::get);
    }

    /** Sets sheets in type; made when it is needed first. */
    Supplier<SheetWriter> sheets() {
        return once(() -> {
            Templates templates = templates("sheets");
            return new SheetWriter((name, values) -> new String(templates.render(name, values), StandardCharsets.UTF_8),
                    this::text, name -> Base64.getEncoder().encode(bytes.apply(name)));
        });
    }

    JudgingTerms terms() {
        return JudgingTerms.byGames(form("character.schema.json"));
    }

    /** Holds trees to a schema, which is read when it is needed first. */
    FormCheck form(String name) {
        Supplier<SchemaForm> form = once(() -> {
            PackedReader schema = new PackedReader(bytes.apply(name));
            return new SchemaForm(TreeSerializer.read(new Source(name, schema.text()), schema.block(), 0));
        });
        return (tree, trees) -> form.get().problems(tree, trees);
    }

    private static <T> Supplier<T> once(Supplier<T> make) {
        List<T> made = new ArrayList<>();
        return () -> {
            if (made.isEmpty()) {
                made.add(make.get());
            }
            return made.get(0);
        };
    }

    Templates templates(String name) {
        return new Templates(new WrittenTemplates(bytes.apply(name))::find, WrittenAccessors::find);
    }

    String text(String name) {
        return new String(bytes.apply(name), StandardCharsets.UTF_8);
    }

    Map<String, String> texts(String name) {
        PackedReader written = new PackedReader(bytes.apply(name));
        Map<String, String> texts = new LinkedHashMap<>();
        while (written.hasMore()) {
            texts.put(written.text(), written.text());
        }
        return texts;
    }
}
