package lampblack.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.judge.MergedGame;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.picture.Typeface;
import lampblack.ruleset.Credit;
import lampblack.ruleset.migration.WrittenMigrations;
import lampblack.yaml.PackedReader;

/** Reads what {@link GameWriter} made of a game, as it was before its rules were read. */
public final class WrittenGame {

    private static final Scalar.ScalarType[] TYPES = Scalar.ScalarType.values();

    private final List<Source> sources = new ArrayList<>();
    private final PackedReader in;
    private int last;

    private WrittenGame(byte[] written) {
        PackedReader all = new PackedReader(written);
        int size = all.number();
        PackedReader texts = new PackedReader(all.block());
        for (int i = 0; i < size; i++) {
            sources.add(new Source(texts.text(), texts.text(), texts.text()));
        }
        in = new PackedReader(all.block());
    }

    /** The texts that a game was read from. */
    public static List<Source> sources(byte[] written) {
        return List.copyOf(new WrittenGame(written).sources);
    }

    public static MergedGame read(byte[] written) {
        WrittenGame game = new WrittenGame(written);
        MapNode tree = (MapNode) game.node();
        Map<String, Span> removals = new LinkedHashMap<>();
        for (int left = game.in.number(); left > 0; left--) {
            removals.put(game.in.text(), game.span());
        }
        List<Credit> credits = new ArrayList<>();
        for (int left = game.in.number(); left > 0; left--) {
            credits.add(new Credit(game.in.text(), game.in.text(), game.in.text(), game.in.text(), game.texts()));
        }
        List<WrittenMigrations> migrations = new ArrayList<>();
        for (int left = game.in.number(); left > 0; left--) {
            migrations.add(new WrittenMigrations(game.in.text(), game.in.text(), (MapNode) game.node()));
        }
        Art art = game.art();
        return new MergedGame(new MergedTree(tree, removals), List.copyOf(credits), List.copyOf(migrations), art);
    }

    private Art art() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<String, Checked<Typeface>> typefaces = new LinkedHashMap<>();
        for (int left = in.number(); left > 0; left--) {
            String path = in.text();
            byte[] bytes = in.block();
            files.put(path, bytes);
            if (in.number() == 1) {
                typefaces.put(path, WrittenTypeface.read(bytes, in));
            }
        }
        return new Art(files, typefaces, true);
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (int left = in.number(); left > 0; left--) {
            texts.add(in.text());
        }
        return List.copyOf(texts);
    }

    private Node node() {
        int kind = in.number();
        Span span = span();
        return switch (kind) {
            case GameWriter.MAP -> {
                Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
                for (int left = in.number(); left > 0; left--) {
                    Scalar key = (Scalar) node();
                    entries.put(key.text(), new MapNode.Entry(key, node()));
                }
                yield new MapNode(entries, span);
            }
            case GameWriter.LIST -> {
                List<Node> items = new ArrayList<>();
                for (int left = in.number(); left > 0; left--) {
                    items.add(node());
                }
                yield new ListNode(items, span);
            }
            default -> scalar(TYPES[kind - GameWriter.SCALAR], span);
        };
    }

    private Scalar scalar(Scalar.ScalarType type, Span span) {
        int start = span.start() + in.number();
        int how = in.number();
        if (how == GameWriter.IN_SOURCE) {
            int length = in.number();
            return new Scalar(type, span.source().text().substring(start, start + length), span, start, null);
        }
        String text = in.text();
        if (how == GameWriter.MADE) {
            return new Scalar(type, text, span, start, null);
        }
        int[] places = new int[in.number()];
        int place = span.start();
        for (int i = 0; i < places.length; i++) {
            place += in.number();
            places[i] = place;
        }
        return new Scalar(type, text, span, start, places);
    }

    private Span span() {
        Source source = sources.get(in.number());
        int step = in.number();
        last += step >>> 1 ^ -(step & 1);
        return new Span(source, last, last + in.number());
    }
}
