package lampblack.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.builder.page.AssetUrls;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaForm;
import lampblack.html.SheetWriter;
import lampblack.html.TemplateNode;
import lampblack.html.Templates;
import lampblack.html.WrittenTemplates;
import lampblack.judge.FormCheck;
import lampblack.judge.JudgingTerms;
import lampblack.judge.seal.SealReader;
import lampblack.page.PageSurroundings;
import lampblack.page.PublishedBuilder;
import lampblack.page.PublishedGame;
import lampblack.page.WrittenGame;
import lampblack.ruleset.LoadedRuleset;
import lampblack.yaml.PackedReader;
import lampblack.yaml.TreeSerializer;

/** The builder of the games that a page carries. @param pieces what it carries, by the names of {@code PagePieces} */
record CarriedGames(Function<String, byte[]> pieces) {

    PublishedBuilder builder() {
        BrowserClock clock = new BrowserClock();
        PageSurroundings outside = new PageSurroundings(new Messages(texts("messages")::get), templates("pages"),
                new SheetWriter(templates("sheets"), this::text, name -> Base64.getEncoder()
                        .encode(pieces.apply(name))),
                new AssetUrls("", "", "", "", "", "", "", ""), clock, clock::now, Chance::seed, terms());
        return new PublishedBuilder(texts("games").keySet().stream().map(this::game).toList(), outside);
    }

    private PublishedGame game(String id) {
        LoadedRuleset game = WrittenGame.read(pieces.apply("game/" + id)).read().value().orElseThrow();
        return new PublishedGame(game, game.tree().span().source(), texts("examples/" + id));
    }

    private JudgingTerms terms() {
        return JudgingTerms.usual(form("character.schema.json"), new SealReader(form("ruleset-resolved.schema.json")));
    }

    /** Holds trees to a schema, which is read when it is needed first. */
    private FormCheck form(String name) {
        List<SchemaForm> read = new ArrayList<>();
        return (tree, trees) -> {
            if (read.isEmpty()) {
                PackedReader schema = new PackedReader(pieces.apply(name));
                read.add(new SchemaForm(TreeSerializer.read(new Source(name, schema.text()), schema.block(), 0)));
            }
            return read.get(0).problems(tree, trees);
        };
    }

    private Templates templates(String name) {
        Map<String, TemplateNode> compiled = WrittenTemplates.read(pieces.apply(name));
        return new Templates(compiled::get, WrittenAccessors::find);
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
