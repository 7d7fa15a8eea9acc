package lampblack.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

class OverlayTest {

    private static List<MapNode> layers(String... texts) {
        List<MapNode> layers = new ArrayList<>();
        for (String text : texts) {
            String name = "layer" + layers.size();
            layers.add(YamlReader.read(new Source(name, name, text)).value().orElseThrow());
        }
        return layers;
    }

    private static MergedTree merged(String... texts) {
        Checked<MergedTree> merged = Overlay.merge(layers(texts));
        assertEquals(List.of(), merged.diagnostics());
        return merged.value().orElseThrow();
    }

    private static String shown(String... texts) {
        return Trees.show(merged(texts).tree());
    }

    private static List<String> found(Checked<?> checked) {
        assertTrue(checked.value().isEmpty());
        return checked.diagnostics().stream().map(OverlayTest::words).toList();
    }

    private static String words(Diagnostic diagnostic) {
        StringBuilder words = new StringBuilder(diagnostic.code().id()).append(' ').append(diagnostic.span());
        for (Note note : diagnostic.notes()) {
            words.append(' ').append(note.message().key());
            note.span().ifPresent(span -> words.append(' ').append(span));
        }
        return words.toString();
    }

    @Test
    void mapsMergeAndLeavesReplace() {
        assertEquals("{a={x=INTEGER(1) y=INTEGER(3) z=INTEGER(4)} b=[q] c={d=e}}",
                shown("a: {x: 1, y: 2}\nb: [p]\nc: text", "a: {y: 3, z: 4}\nb: [q]\nc: {d: e}"));
        assertEquals("{a=text}", shown("a: {x: 1}", "a: text"));
    }

    @Test
    void replaceStartsAMapAfresh() {
        MergedTree merged = merged("a: {x: {k: 1, l: 2}, y: 2}", "a: {replace: true, x: {k: 3}}");
        assertEquals("{a={x={k=INTEGER(3)}}}", Trees.show(merged.tree()));
        assertEquals(List.of("a/x/l", "a/y"), List.copyOf(merged.removals().keySet()));
        assertEquals("layer1:1:5", merged.removal("a/y/deeper").orElseThrow().toString());
        assertEquals(Optional.empty(), merged.removal("a/x/k"));
        assertEquals(Optional.empty(), merged.removal("a/never"));
    }

    @Test
    void addAppendsToAListAndIsAMapElsewhere() {
        assertEquals("{a=[p q r]}", shown("a: [p]", "a: {add: [q]}", "a: {add: [r]}"));
        assertEquals("{a={add=[q]}}", shown("a: {}", "a: {add: [q]}"));
        assertEquals("{a={add=[q] to=b}}", shown("a: [p]", "a: {add: [q], to: b}"));
    }

    @Test
    void theWrittenWordNullTakesOut() {
        MergedTree merged = merged("a: {x: {k: 1}, y: 2}", "a: {x: null, z: ~, y: }");
        assertEquals("{a={y=NULL() z=NULL()}}", Trees.show(merged.tree()));
        assertEquals("x: null", merged.removal("a/x/k").orElseThrow().text());
    }

    @Test
    void whatComesBackIsNotTakenOut() {
        MergedTree merged = merged("a: {x: 1}", "a: {x: null}", "a: {x: 2}");
        assertEquals(Map.of(), merged.removals());
    }

    @Test
    void takingOutNothingIsAnError() {
        assertEquals(List.of("overlay.removes-nothing layer1:1:5 note.did-you-mean"),
                found(Overlay.merge(layers("a: {prowess: 1}", "a: {prowes: null}"))));
        assertEquals(List.of("overlay.removes-nothing layer2:1:1 note.already-removed layer1:1:1"),
                found(Overlay.merge(layers("a: 1", "a: null", "a: null"))));
        assertEquals(List.of("overlay.null-without-base layer0:1:5 note.extends-missing"),
                found(Overlay.merge(layers("a: {x: null}"))));
        assertEquals(List.of("overlay.null-without-base layer0:1:5 note.extends-missing note.null-again layer0:1:14"),
                found(Overlay.merge(layers("a: {x: null, y: null, z: {after: x}}"))));
    }

    @Test
    void newEntriesStandAtTheEndOrWhereTheyAsk() {
        assertEquals("{a={x={} p={t=INTEGER(1)} q={} y={} new={}}}",
                shown("a: {x: {}, y: {}}", "a: {new: {}, p: {after: x, t: 1}, q: {after: x}}"));
        assertEquals("{a={x={} p={} q={} y={}}}", shown("a: {x: {}, y: {}}", "a: {q: {after: p}, p: {after: x}}"));
        assertEquals("{a={y={} x={}}}", shown("a: {x: {}, y: {}}", "a: {x: {after: y}}"));
        assertEquals("{a={x={after=INTEGER(3)}}}", shown("a: {x: {after: 3}}"));
        assertEquals("{a={p={t=INTEGER(1)} q={} x={} new={} y={}}}",
                shown("a: {x: {}, y: {}}", "a: {new: {after: x}, p: {before: x, t: 1}, q: {before: x}}"));
        assertEquals("{a={r={} q={} p={} s={} x={} y={}}}",
                shown("a: {x: {}, y: {}}", "a: {p: {before: x}, q: {before: p}, r: {before: q}, s: {after: p}}"));
        assertEquals("{a={x={} p={} q={} y={}}}", shown("a: {x: {}, y: {}}", "a: {p: {before: q}, q: {before: y}}"));
    }

    @Test
    void anUnknownNeighbourIsAnError() {
        assertEquals(List.of("overlay.unknown-after layer1:1:16 note.did-you-mean"),
                found(Overlay.merge(layers("a: {ghost: {}}", "a: {p: {after: gost}}"))));
        assertEquals(List.of("overlay.after-in-circle layer0:1:17"),
                found(Overlay.merge(layers("{a: {p: {after: q}, q: {after: p}}}"))));
        assertEquals(List.of("overlay.after-in-circle layer0:1:18"),
                found(Overlay.merge(layers("{a: {p: {before: q}, q: {after: p}, r: {before: p}}}"))));
        assertEquals(List.of("overlay.after-in-circle layer0:1:33"),
                found(Overlay.merge(layers("{a: {r: {after: p}, p: {before: q}, q: {before: p}}}"))));
        assertEquals(List.of("overlay.unknown-after layer1:1:17 note.did-you-mean"),
                found(Overlay.merge(layers("a: {ghost: {}}", "a: {p: {before: gost}}"))));
        assertEquals(List.of("overlay.before-and-after layer0:1:17"),
                found(Overlay.merge(layers("{a: {x: {}, p: {before: x, after: y}, y: {}}}"))));
    }

    @Test
    void everyNodeKeepsItsPlace() {
        MapNode tree = merged("a: {x: 1, y: [p]}", "a: {y: {add: [q]}}").tree();
        MapNode a = (MapNode) tree.get("a").orElseThrow();
        assertEquals("layer1", a.span().source().name());
        assertEquals("layer0:1:8", a.get("x").orElseThrow().span().toString());
        ListNode y = (ListNode) a.get("y").orElseThrow();
        assertEquals(List.of("layer0:1:15", "layer1:1:15"),
                y.items().stream().map(Node::span).map(Span::toString).toList());
    }

    @Test
    void filesOfOneLayerJoin() {
        Checked<MapNode> joined = JoinedFiles.of(layers("a: {x: 1}\nb: 2", "a: {y: null}", "c: 3"));
        assertEquals("{a={x=INTEGER(1) y=NULL()} b=INTEGER(2) c=INTEGER(3)}", Trees.show(joined.value().orElseThrow()));
    }

    @Test
    void filesOfOneLayerSetAThingOnce() {
        assertEquals(List.of("overlay.written-twice layer1:1:5 note.first-written layer0:1:5",
                        "schema.wrong-type layer1:2:1 note.map-there layer0:2:1"),
                found(JoinedFiles.of(layers("a: {x: 1}\nb: {k: 1}", "a: {x: 1}\nb: text"))));
    }

    @Test
    void plainMergingIsAssociative() {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            List<MapNode> trees = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                trees.add(Trees.map(random, 4, new Source("layer" + i, "")));
            }
            MapNode whole = merge(trees);
            MapNode left = merge(List.of(merge(trees.subList(0, 2)), trees.get(2), trees.get(3)));
            MapNode right = merge(List.of(trees.get(0), merge(trees.subList(1, 4))));
            assertEquals(whole, left, "seed " + seed);
            assertEquals(whole, right, "seed " + seed);
            assertEquals(Trees.show(whole), Trees.show(right), "seed " + seed);
            assertEquals(whole, merge(List.of(whole)), "seed " + seed);
        }
    }

    @Test
    void mergingAsksTheLowestLayersFirst() {
        for (int seed = 0; seed < 500; seed++) {
            String base = "a: {x: {k: 1}, y: [p], z: {}}\n";
            String middle = "a: {x: null, n: {after: y}, y: {add: [q" + seed + "]}}";
            String top = "a: {n: {replace: true, t: 1}, y: {add: [r]}, z: {after: n}}";
            List<MapNode> all = layers(base, middle, top);
            assertEquals(merge(all), merge(List.of(merge(all.subList(0, 2)), all.get(2))));
        }
    }

    private static MapNode merge(List<MapNode> layers) {
        return Overlay.merge(layers).value().orElseThrow().tree();
    }

    @Test
    void aBaseReachedTwiceStandsAtItsFirstPlace() {
        Map<String, List<String>> bases = Map.of("own", List.of("left", "right"), "left", List.of("root"),
                "right", List.of("root", "other"));
        LayerOrder order = LayerOrder.of("own", id -> bases.getOrDefault(id, List.of()));
        assertEquals(List.of("root", "left", "other", "right", "own"), order.ids());
        assertEquals(List.of(), order.circle());
    }

    @Test
    void aCircleIsNamed() {
        Map<String, List<String>> bases = Map.of("own", List.of("a"), "a", List.of("b"), "b", List.of("a"));
        assertEquals(List.of("a", "b", "a"), LayerOrder.of("own", id -> bases.getOrDefault(id, List.of())).circle());
    }
}
