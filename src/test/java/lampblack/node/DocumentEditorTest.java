package lampblack.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import lampblack.Sampling;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

class DocumentEditorTest {

    private static final int TEXTS = Sampling.count(10_000, 100_000);

    private static final NewValue PRACTICE = entry("session", 3, "advance", "practice", "raise", "Stealth");

    @Test
    void anEntryGoesBehindTheLast() {
        becomes(append("ledger", PRACTICE), """
                ledger:
                  - {session: 1}  # first
                    # and what she said
                # the end
                now: {stress: 3}
                """, """
                ledger:
                  - {session: 1}  # first
                    # and what she said
                  - {session: 3, advance: practice, raise: Stealth}
                # the end
                now: {stress: 3}
                """);
    }

    @Test
    void aListKeepsItsIndentation() {
        becomes(append("ledger", PRACTICE), """
                ledger:
                -   session: 1

                now: {}
                """, """
                ledger:
                -   session: 1
                - {session: 3, advance: practice, raise: Stealth}

                now: {}
                """);
    }

    @Test
    void aMissingListIsMadeAtTheEndAsTheAuthorIndents() {
        becomes(append("ledger", PRACTICE), "creation:\n    talent:\n        - ghost", """
                creation:
                    talent:
                        - ghost
                ledger:
                    - {session: 3, advance: practice, raise: Stealth}""");
    }

    @Test
    void anEmptyListOrNothingBecomesAList() {
        for (String nothing : List.of(" []  # none yet", "  # none yet", " ~  # none yet")) {
            becomes(append("ledger", PRACTICE), "ledger:" + nothing + "\nnow: {}\n", """
                    ledger:  # none yet
                      - {session: 3, advance: practice, raise: Stealth}
                    now: {}
                    """);
        }
    }

    @Test
    void aWordIsAddedInsideTheBrackets() {
        becomes(append("talent", NewValue.of("ghost")), "talent: [iron, wit] # 2\n",
                "talent: [iron, wit, ghost] # 2\n");
        becomes(append("talent", NewValue.of("ghost")), "talent: []\n", "talent: [ghost]\n");
        becomes(append("talent", NewValue.of("ghost")), """
                talent: [
                  iron, # by birth
                  wit   # by school
                ]
                """, """
                talent: [
                  iron, # by birth
                  wit,   # by school
                  ghost
                ]
                """);
    }

    @Test
    void aLongEntryIsWrittenAsLines() {
        NewValue note = entry("session", 12, "note", "x".repeat(100), "earn", entry("desperate", 2));
        becomes(append("ledger", note), "ledger:\n- a\n", """
                ledger:
                - a
                - session: 12
                  note: %s
                  earn: {desperate: 2}
                """.formatted("x".repeat(100)));
    }

    @Test
    void aValueIsReplacedAndItsCommentStays() {
        becomes(put(NewValue.of(4), "now", "stress"), "now:\n  stress:   3   # hi\n", "now:\n  stress:   4   # hi\n");
        becomes(put(NewValue.of(4), "now", "stress"), "now: {stress: 3, x: 1}\n", "now: {stress: 4, x: 1}\n");
        becomes(put(NewValue.of(4), "now", "stress"), "now:\n", "now: {stress: 4}\n");
        becomes(put(NewValue.of(4), "now", "stress"), "a: 1\r\n# end\r\n", "a: 1\r\nnow: {stress: 4}\r\n# end\r\n");
        becomes(put(NewValue.of(4), "now", "stress"), "now: {}\n", "now: {stress: 4}\n");
    }

    @Test
    void whatStandsThereAlreadyIsLeftAlone() {
        MapNode root = read("now: {stress: 3, 'load': \"normal\"}\n");
        assertEquals(List.of(), DocumentEditor.put(root, List.of("now"), entry("load", "normal", "stress", 3)));
    }

    @Test
    void commentsInAReplacedValueStay() {
        becomes(put(NewValue.of("none"), "now", "harm"), """
                now:
                  harm:  # since the fall
                    # ribs
                    harm: [ribs]  # two of them
                  load: light
                """, """
                now:
                  harm: none  # since the fall
                    # ribs
                    # two of them
                  load: light
                """);
    }

    @Test
    void aRemovedKeyTakesItsLinesAndLeavesFullLineComments() {
        becomes(root -> DocumentEditor.remove(root, List.of("ledger")), """
                # mine
                ledger:  # goes
                  # stays
                  - {session: 1}  # goes
                now: {}
                """, """
                # mine
                # stays
                now: {}
                """);
    }

    @Test
    void anItemIsRemovedFromLinesAndFromBrackets() {
        becomes(removeItem("a", 1), "a:\n- x\n- y: 1\n  z: 2\n- w\n", "a:\n- x\n- w\n");
        becomes(removeItem("a", 0), "a: [x, y]\n", "a: [y]\n");
        becomes(removeItem("a", 1), "a: [x, y]\n", "a: [x]\n");
        becomes(removeItem("a", 1), "a: [\n  x,  # ex\n  y\n]\n", "a: [\n  x,  # ex\n]\n");
        becomes(removeItem("a", 0), "a:  # why\n  - x\nb: 1\n", "a: []  # why\nb: 1\n");
    }

    @Test
    void theLastKeyLeavesAnEmptyMap() {
        becomes(root -> DocumentEditor.remove(root, List.of("now", "stress")), "now:\n  stress: 3\n", "now: {}\n");
        becomes(root -> DocumentEditor.remove(root, List.of("now")), "now:\n  stress: 3\n", "{}\n");
    }

    @Test
    void aCommentDoesNotSlipIntoTheLinesAboveIt() {
        becomes(root -> DocumentEditor.remove(root, List.of("b")), "a: |+\n  text\nb: 1\n\n    # mine\nc: 2\n",
                "a: |+\n  text\n# mine\nc: 2\n");
    }

    @Test
    void linesWithoutALastBreakKeepTheirMeaning() {
        becomes(put(NewValue.of(1), "b"), "a: |\n  text", "a: |-\n  text\nb: 1");
    }

    @Test
    void aRewordedTextKeepsItsQuotes() {
        becomes(reword("Il's"), "name: 'Ilse'  # her\n", "name: 'Il''s'  # her\n");
        becomes(reword("I\"l"), "name: \"Ilse\"\n", "name: \"I\\\"l\"\n");
        becomes(reword("true"), "name: Ilse\n", "name: \"true\"\n");
        becomes(reword("Maro"), "name: > # long\n  Ilse\n  Maro\n", "name: Maro # long\n");
    }

    @Test
    void aKeyIsRenamedWhereItStands() {
        becomes(root -> DocumentEditor.renameKey(root, List.of("a", "b"), "B: 2"),
                "a: {\"b\":1, c: 2}\n", "a: {\"B: 2\":1, c: 2}\n");
        MapNode root = read("a: 1\nb: 2\n");
        assertThrows(IllegalArgumentException.class, () -> DocumentEditor.renameKey(root, List.of("a"), "b"));
    }

    @Test
    void aPathThroughAWordIsAMistake() {
        MapNode root = read("a: word\n");
        assertThrows(IllegalArgumentException.class, () -> DocumentEditor.put(root, List.of("a", "b"), NewValue.of(1)));
        assertThrows(IllegalArgumentException.class, () -> DocumentEditor.append(root, List.of("a"), NewValue.of(1)));
    }

    @Test
    void overlappingEditsAreRefused() {
        Source source = new Source("x", "abcdef");
        List<Edit> overlapping = List.of(new Edit(source.span(1, 3), "x"), new Edit(source.span(2, 4), "y"));
        assertFalse(Edits.areDisjoint(overlapping));
        assertThrows(IllegalArgumentException.class, () -> Edits.apply("abcdef", overlapping));
        List<Edit> apart = List.of(new Edit(source.span(3, 4), "D"), new Edit(source.span(1, 1), "1"),
                new Edit(source.span(1, 1), "2"), new Edit(source.span(1, 3), ""));
        assertTrue(Edits.areDisjoint(apart));
        assertEquals("a12Def", Edits.apply("abcdef", apart));
    }

    @Test
    void everyTextReadsBackAsItself() {
        Random random = new Random(Sampling.of("texts").seed(7));
        String odd = " :#,[]{}'\"\\-?!&*|>%@`~=<0123456789.eEtrufalsn\n\t_()+$é名\u00a0";
        for (int i = 0; i < TEXTS; i++) {
            StringBuilder made = new StringBuilder();
            for (int length = random.nextInt(8); length > 0; length--) {
                made.append(odd.charAt(random.nextInt(odd.length())));
            }
            String text = random.nextInt(50) == 0 ? "🜏" + made : made.toString();
            String written = NewValuePrinter.text(text);
            String line = NewValuePrinter.key(text) + ": {x: [" + written + "], y: " + written + "}\n";
            MapNode root = read(line + "second key: " + written + "\n");
            assertEquals(text, root.keys().iterator().next(), line);
            NewValue both = entry("x", NewValue.list(NewValue.of(text)), "y", text);
            assertTrue(both.matches(root.get(text).orElseThrow()), line);
            assertTrue(NewValue.of(text).matches(root.get("second key").orElseThrow()), line);
        }
    }

    private static void becomes(Function<MapNode, List<Edit>> change, String before, String after) {
        assertEquals(after, Edits.apply(before, change.apply(read(before))));
        read(after);
    }

    private static Function<MapNode, List<Edit>> append(String key, NewValue item) {
        return root -> DocumentEditor.append(root, List.of(key), item);
    }

    private static Function<MapNode, List<Edit>> put(NewValue value, String... path) {
        return root -> DocumentEditor.put(root, List.of(path), value);
    }

    private static Function<MapNode, List<Edit>> removeItem(String key, int index) {
        return root -> DocumentEditor.removeItem(root, List.of(key), index);
    }

    private static Function<MapNode, List<Edit>> reword(String text) {
        return root -> DocumentEditor.replaceScalar((Scalar) root.get("name").orElseThrow(), text);
    }

    private static MapNode read(String text) {
        return YamlReader.read(new Source("test.yaml", text)).value().orElseThrow(() -> new AssertionError(text));
    }

    private static NewValue entry(Object... keysAndValues) {
        Map<String, NewValue> entries = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            Object value = keysAndValues[i + 1];
            entries.put((String) keysAndValues[i], value instanceof NewValue made ? made
                    : value instanceof Integer number ? NewValue.of(number) : NewValue.of((String) value));
        }
        return NewValue.map(entries);
    }
}
