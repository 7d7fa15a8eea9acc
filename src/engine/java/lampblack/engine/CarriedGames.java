package lampblack.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.builder.page.AssetUrls;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaForm;
import lampblack.html.SheetWriter;
import lampblack.html.Templates;
import lampblack.html.WrittenTemplates;
import lampblack.judge.FormCheck;
import lampblack.judge.JudgingTerms;
import lampblack.judge.seal.SealReader;
import lampblack.page.PageSurroundings;
import lampblack.page.PublishedBuilder;
import lampblack.page.PublishedGame;
import lampblack.page.ShownExamples;
import lampblack.page.WrittenGame;
import lampblack.ruleset.LoadedRuleset;
import lampblack.yaml.PackedReader;
import lampblack.yaml.TreeSerializer;

/** The builder of the games that a page carries. @param pieces what it carries, by the names of {@code PagePieces} */
record CarriedGames(Function<String, byte[]> pieces) {

    PublishedBuilder builder() {
        BrowserClock clock = new BrowserClock();
        PageSurroundings outside = new PageSurroundings(new Messages(texts("messages")::get), templates("pages"),
                once(() -> new SheetWriter(templates("sheets"), this::text, name -> Base64.getEncoder()
                        .encode(pieces.apply(name)))),
                new AssetUrls("", "", "", "", "", "", "", ""), clock, clock::now, Chance::seed, terms());
        return new PublishedBuilder(texts("games").keySet().stream().map(this::game).toList(), outside);
    }

    private PublishedGame game(String id) {
        LoadedRuleset game = WrittenGame.read(pieces.apply("game/" + id)).read().value().orElseThrow();
        return new PublishedGame(game, game.tree().span().source(), texts("examples/" + id),
                Optional.of(ShownExamples.read(pieces.apply("shown/" + id))).filter(shown -> !shown.isEmpty()));
    }

    private JudgingTerms terms() {
        return JudgingTerms.usual(form("character.schema.json"), new SealReader(form("ruleset-resolved.schema.json")));
    }

    /** Holds trees to a schema, which is read when it is needed first. */
    private FormCheck form(String name) {
        Supplier<SchemaForm> form = once(() -> {
            PackedReader schema = new PackedReader(pieces.apply(name));
            return new SchemaForm(TreeSerializer.read(new Source(name, schema.text()), schema.block(), 0));
        });
        return (tree, trees) -> form.get().problems(tree, trees);
    }

    /** The same, which is made when it is needed first. */
    private static <T> Supplier<T> once(Supplier<T> make) {
        List<T> made = new ArrayList<>();
        return () -> {
            if (made.isEmpty()) {
                made.add(make.get());
            }
            return made.get(0);
        };
    }

    private Templates templates(String name) {
        return new Templates(new WrittenTemplates(pieces.apply(name))::find, WrittenAccessors::find);
    }

    private String text(String name) {
        return new String(pieces.apply(name), StandardCharsets.UTF_8);
    }

    private Map<String, String> texts(String name) {
        PackedReader written = new PackedReader(pieces.apply(name));
        Map<String, String> texts = new LinkedHashMap<>();
        while (written.hasMore()) {
            texts.put(written.text(), written.text());
        }
        return texts;
    }
}
