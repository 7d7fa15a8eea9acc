package lampblack.page;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.picture.Typeface;
import lampblack.ruleset.Credit;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.migration.WrittenMigrations;
import lampblack.yaml.PackedWriter;

/**
 * A game as what its layers came to, with the texts that its places are in: nothing has to be read as YAML or laid over
 * anything once {@link WrittenGame} reads it back.
 */
public final class GameWriter {

    static final int MAP = 0;
    static final int LIST = 1;
    static final int SCALAR = 2;
    /** The text of a scalar stands in its source as it is, or otherwise is written. */
    static final int IN_SOURCE = 0;
    static final int MADE = 1;
    static final int MOVED = 2;

    static final int SIGN = Integer.SIZE - 1;

    private final Map<Source, Integer> sources = new HashMap<>();
    private final PackedWriter texts = new PackedWriter();
    private final PackedWriter out = new PackedWriter();
    /** Where the last node began, which the next is counted from. */
    private int last;

    private GameWriter() {}

    public static byte[] write(LoadedRuleset game) {
        GameWriter writer = new GameWriter();
        writer.node(game.tree());
        Map<String, Span> removals = new LinkedHashMap<>(game.ruleset().removals());
        writer.out.number(removals.size());
        removals.forEach((path, span) -> {
            writer.out.text(path);
            writer.span(span);
        });
        writer.out.number(game.ruleset().credits().size());
        game.ruleset().credits().forEach(writer::credit);
        writer.out.number(game.migrations().size());
        game.migrations().forEach(writer::migrations);
        writer.art(game.ruleset().art());
        return new PackedWriter().number(writer.sources.size()).block(writer.texts.bytes()).block(writer.out.bytes())
                .bytes();
    }

    private void art(Art art) {
        out.number(art.files().size());
        art.files().forEach((path, bytes) -> {
            Optional<Typeface> face = Optional.ofNullable(art.typefaces().get(path)).flatMap(Checked::value);
            out.text(path).block(bytes).number(face.isPresent() ? 1 : 0);
            face.ifPresent(read -> WrittenTypeface.write(read, out));
        });
    }

    private void credit(Credit credit) {
        out.text(credit.ruleset()).text(credit.title()).text(credit.version()).text(credit.licence())
                .number(credit.lines().size());
        credit.lines().forEach(out::text);
    }

    private void migrations(WrittenMigrations migrations) {
        out.text(migrations.layer()).text(migrations.version());
        node(migrations.editions());
    }

    private void node(Node node) {
        switch (node) {
            case MapNode map -> {
                out.number(MAP);
                span(map.span());
                out.number(map.all().size());
                map.all().forEach(entry -> {
                    node(entry.key());
                    node(entry.value());
                });
            }
            case ListNode list -> {
                out.number(LIST);
                span(list.span());
                out.number(list.items().size());
                list.items().forEach(this::node);
            }
            case Scalar scalar -> {
                out.number(SCALAR + scalar.type().ordinal());
                span(scalar.span());
                scalar(scalar);
            }
        }
    }

    private void scalar(Scalar scalar) {
        int[] places = scalar.places();
        out.number(scalar.start() - scalar.span().start());
        if (places != null) {
            out.number(MOVED).text(scalar.text()).number(places.length);
            int before = scalar.span().start();
            for (int place : places) {
                out.number(place - before);
                before = place;
            }
        } else if (scalar.span().source().text().startsWith(scalar.text(), scalar.start())) {
            out.number(IN_SOURCE).number(scalar.text().length());
        } else {
            out.number(MADE).text(scalar.text());
        }
    }

    private void span(Span span) {
        int step = span.start() - last;
        last = span.start();
        out.number(sources.computeIfAbsent(span.source(), this::source)).number(step << 1 ^ step >> SIGN)
                .number(span.end() - span.start());
    }

    /** Nobody is told where on its author's machine a game stands. */
    private static String name(Source source) {
        String name = source.name().replace('\\', '/');
        String folder = source.layer() + "/";
        int at = name.lastIndexOf("/" + folder);
        return at >= 0 ? name.substring(at + 1) : name.startsWith(folder) ? name
                : name.substring(name.lastIndexOf('/') + 1);
    }

    private int source(Source source) {
        texts.text(name(source)).text(source.layer()).text(source.text());
        return sources.size();
    }
}
