package lampblack.yaml;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * A tree in few bytes, with what it takes from its source left in the source: how places and texts are written and
 * read.
 */
public final class TreeSerializer {

    private static final int MAP = 0;
    private static final int LIST = 1;
    private static final int SCALAR = 2;
    private static final int MOVED = 1 << 4;
    private static final Scalar.ScalarType[] TYPES = Scalar.ScalarType.values();

    private final Source source;
    private final byte[] bytes;
    private int at;
    private int last;

    private TreeSerializer(Source source, byte[] bytes, int at) {
        this.source = source;
        this.bytes = bytes;
        this.at = at;
    }

    public static byte[] write(MapNode tree) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        write(tree, 0, out);
        return out.toByteArray();
    }

    /** The tree of a source, from what was written of it, beginning at an offset. */
    public static MapNode read(Source source, byte[] bytes, int at) {
        return (MapNode) new TreeSerializer(source, bytes, at).node();
    }

    /** @return where the node starts, which the next is counted from */
    private static int write(Node node, int last, ByteArrayOutputStream out) {
        int start = node.span().start();
        return switch (node) {
            case Scalar scalar -> {
                scalar(scalar, last, out);
                yield start;
            }
            case ListNode list -> {
                opening(LIST, list.span(), list.items().size(), last, out);
                yield write(list.items(), start, out);
            }
            case MapNode map -> {
                opening(MAP, map.span(), map.all().size(), last, out);
                List<Node> inside = new ArrayList<>();
                map.all().forEach(entry -> inside.addAll(List.of(entry.key(), entry.value())));
                yield write(inside, start, out);
            }
        };
    }

    private static void opening(int kind, Span span, int size, int last, ByteArrayOutputStream out) {
        out.write(kind);
        span(span, last, out);
        number(size, out);
    }

    private static int write(List<Node> nodes, int last, ByteArrayOutputStream out) {
        int next = last;
        for (Node node : nodes) {
            next = write(node, next, out);
        }
        return next;
    }

    private static void scalar(Scalar scalar, int last, ByteArrayOutputStream out) {
        int[] places = scalar.places();
        out.write(SCALAR + scalar.type().ordinal() | (places == null ? 0 : MOVED));
        span(scalar.span(), last, out);
        number(scalar.start() - scalar.span().start(), out);
        if (places == null) {
            number(scalar.text().length(), out);
            return;
        }
        byte[] text = scalar.text().getBytes(StandardCharsets.UTF_8);
        number(text.length, out);
        out.write(text, 0, text.length);
        number(places.length, out);
        // Runs of letters that stand side by side in the source.
        for (int from = 0; from < places.length; ) {
            int to = from + 1;
            while (to < places.length && places[to] == places[to - 1] + 1) {
                to++;
            }
            number(to - from, out);
            number(places[from] - scalar.span().start(), out);
            from = to;
        }
    }

    private static void span(Span span, int last, ByteArrayOutputStream out) {
        int step = span.start() - last;
        number(step << 1 ^ step >> 31, out);
        number(span.end() - span.start(), out);
    }

    private static void number(int number, ByteArrayOutputStream out) {
        int left = number;
        while (left > 0x7f || left < 0) {
            out.write(left & 0x7f | 0x80);
            left >>>= 7;
        }
        out.write(left);
    }

    private Node node() {
        int kind = bytes[at++];
        int step = number();
        int start = last + (step >>> 1 ^ -(step & 1));
        last = start;
        Span span = new Span(source, start, start + number());
        if (kind == MAP) {
            int size = number();
            Map<String, MapNode.Entry> entries = new LinkedHashMap<>(size * 2);
            for (int i = 0; i < size; i++) {
                Scalar key = (Scalar) node();
                entries.put(key.text(), new MapNode.Entry(key, node()));
            }
            return new MapNode(entries, span);
        }
        if (kind == LIST) {
            int size = number();
            List<Node> items = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                items.add(node());
            }
            return new ListNode(items, span);
        }
        Scalar.ScalarType type = TYPES[(kind & ~MOVED) - SCALAR];
        int text = start + number();
        int length = number();
        if ((kind & MOVED) == 0) {
            return new Scalar(type, source.text().substring(text, text + length), span, text, null);
        }
        String moved = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return new Scalar(type, moved, span, text, places(start));
    }

    private int[] places(int start) {
        int[] places = new int[number()];
        int filled = 0;
        while (filled < places.length) {
            int run = number();
            int place = start + number();
            for (int i = 0; i < run; i++) {
                places[filled++] = place++;
            }
        }
        return places;
    }

    private int number() {
        int shift = 0;
        int number = 0;
        int next = bytes[at++];
        while (next < 0) {
            number |= (next & 0x7f) << shift;
            shift += 7;
            next = bytes[at++];
        }
        return number | next << shift;
    }
}
