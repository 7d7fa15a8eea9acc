package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SchemaValidatorTest {

    private static final Messages WORDS = words();

    private static final String HEAD =
            "{format: 1, id: ember, version: 1.0.0, title: Ember, licence: CC0-1.0, sheets: {character: ";

    @Test
    void aSmallRulesetIsClean() {
        assertRuleset("""
                {fields: {name: {required: true}, look: {}},
                 traits: {actions: {rating: {max: 4}, entries: {hunt: {}, prowl: {}}}},
                 lists: {talents: {by: playbook, entries: {ghost: {requires: [{hunt: 2}, {any: [a, {not: b}]}]}}}},
                 tracks: {stress: {boxes: 9}, xp: {pool: true},
                          load: {bands: {light: 3, heavy: {up-to: 6}}, counts: load}},
                 creation: {dots: {spend: 7, on: actions, up-to: 2}, talent: {choose: 0..2, from: talents},
                            look: {fill: [look]}},
                 advances: {practice: {cost: {xp: {by-rating: {2: 6, 3: 10}}}, raise: actions}}}
                """);
    }

    @Test
    void anUnknownKeyIsComparedWithThoseThereAre() {
        List<Diagnostic> problems = ruleset("{fields: {name: {requird: true}}}");
        assertEquals(List.of("There is no key `requird` in `name`."), sentences(problems));
        assertEquals("requird", problems.get(0).span().text());
        assertEquals(List.of("Did you mean `required`?",
                "The possible keys are `detail`, `lines`, `one-of`, `required`, `suggestions`, `text` and `title`."),
                notes(problems));
        assertEquals("required", fix(problems).replacement());
    }

    @Test
    void aMisspeltKindIsOneMistake() {
        assertRuleset("{tracks: {stress: {boxs: 9}}}", "There is no key `boxs` in `stress`.");
        assertRuleset("{creation: {dots: {spnd: 7, on: actions}}}", "There is no key `spnd` in `dots`.");
        assertRuleset("{rules: {r: {that: x, sayz: Hm.}}}", "There is no key `sayz` in `r`.");
    }

    @Test
    void ofSeveralKindsThereMustBeOne() {
        assertRuleset("{tracks: {stress: {boxes: 9, clock: 4}}}",
                "A track has exactly one of `boxes`, `clock`, `clocks`, `rows`,"
                + " `bands`, `counter` and `pool`; `stress` has `boxes` and `clock`.");
        assertRuleset("{tracks: {stress: {}}}",
                "A track has exactly one of `boxes`, `clock`, `clocks`, `rows`, `bands`, `counter` and `pool`;"
                        + " `stress` has none.");
        assertRuleset("{creation: {a: {spend: 3, choose: 1, from: x}}}",
                "A creation step has exactly one of `spend`, `roll`, `set`, `choose` and `fill`;"
                        + " `a` has `spend` and `choose`.");
    }

    @Test
    void keysGoTogether() {
        assertRuleset("{creation: {dots: {spend: 7}}}", "`dots` has no `on`.");
        assertRuleset("{creation: {dots: {on: actions}}}",
                "`on` is read only beside `spend`, which `dots` does not have.");
        assertRuleset("{tracks: {stress: {boxes: 9, counts: load}}}",
                "`counts` is read only beside `bands`, which `stress` does not have.");
    }

    @Test
    void aMissingKeyIsReportedAtTheEntry() {
        List<Diagnostic> problems = ruleset("{earning: {vice: {into: xp, per: session}}}");
        assertEquals(List.of("`vice` has no `gives`."), sentences(problems));
        assertEquals("vice", problems.get(0).span().text());
    }

    @Test
    void aFileWithoutItsHeaderSaysSoOnce() {
        List<Diagnostic> problems = check(PackedSchema.RULESET, "format: 1\nid: ember\n");
        assertEquals(List.of("The file has no `version`, `title`, `licence` and `sheets`."), sentences(problems));
    }

    @Test
    void aValueOfAnotherKindIsNamed() {
        assertRuleset("{tracks: {stress: {boxes: [9]}}}", "`boxes` is a list; a number or text was expected.");
        assertRuleset("{advances: {a: {cost: 6, raise: x}}}", "`cost` is a number; text or a map was expected.");
        assertRuleset("{fields: {name: hello}}", "`name` is text; a map was expected.");
        assertRuleset("{lists: {l: {entries: {a: {requires: [b, 5]}}}}}",
                "Item 2 of `requires` is a number; text or a map was expected.");
    }

    @Test
    void aValueOfAnotherKindIsMendedWhereThatIsSafe() {
        assertEquals("\"13\"", fix(ruleset("{fields: {name: {title: 13}}}")).replacement());
        assertEquals("true", fix(ruleset("{fields: {name: {required: yes}}}")).replacement());
        assertEquals("3", fix(ruleset("{fields: {name: {lines: \"3\"}}}")).replacement());
        assertEquals("[look]", fix(ruleset("{creation: {a: {fill: look}}}")).replacement());
    }

    @Test
    void nothingIsCalledEmpty() {
        assertRuleset("{tracks: {stress: {boxes: }}}", "`boxes` is empty.");
        assertRuleset("{creation: {a: {fill: []}}}", "`fill` is empty.");
        assertRuleset("{fields: {look: {title: \"\"}}}", "`title` is empty.");
        assertEquals(List.of("Write `{}` for an entry that has no keys."),
                notes(ruleset("{fields: {look: }}")));
    }

    @Test
    void aWordThatIsNotOneOfThoseThereAreIsComparedWithThem() {
        List<Diagnostic> problems = ruleset("{rules: {r: {that: x, says: No., severity: eror}}}");
        assertEquals(List.of("`severity` is `eror`; `error`, `warning` or `note` was expected."), sentences(problems));
        assertEquals("error", fix(problems).replacement());
    }

    @Test
    void numbersHaveBounds() {
        assertRuleset("{fields: {name: {lines: 40}}}", "`lines` is 40; the maximum is 20.");
        assertRuleset("{tracks: {stress: {boxes: -1}}}", "`boxes` is -1; the minimum is 0.");
        assertEquals(List.of("Numbers are whole."), notes(ruleset("{fields: {name: {lines: 1.5}}}")));
    }

    @Test
    void formsAreExplained() {
        List<Diagnostic> problems = check(PackedSchema.RULESET,
                "{format: 1, id: a, version: 1.0, title: A, licence: X, sheets: {b: {}}}");
        assertEquals(List.of("`version` is `1.0`; a version such as `1.2.0` was expected."), sentences(problems));
        assertRuleset("{advances: {a: {raise: x, cost: {xp: {by-rating: {two: 6}}}}}}",
                "The key is `two`; a rating such as `2` was expected.");
    }

    @Test
    void idsAreSmallLettersDigitsAndHyphens() {
        List<Diagnostic> problems = ruleset("{fields: {\"Über Uns\": {}}}");
        assertEquals(List.of("`Über Uns` is not an id."), sentences(problems));
        assertEquals("Did you mean `uber-uns`?", notes(problems).get(0));
        assertRuleset("{traits: {a: {entries: {f\u0430st: {}}}}}", "`f\u0430st` is not an id.");
        assertRuleset("{lists: {l: {entries: {a: {gives: {ratings: {Hunt: 1}}}}}}}",
                "`Hunt` is not an id.");
    }

    @Test
    void textsAndMapsHaveBounds() {
        assertRuleset("{fields: {look: {title: " + "x".repeat(81) + "}}}",
                "`title` has 81 characters; 80 are allowed.");
        String rows = IntStream.range(0, 21).mapToObj(i -> "r" + i + ": {}").collect(Collectors.joining(", "));
        assertRuleset("{tracks: {harm: {rows: {" + rows + "}}}}", "`rows` has 21 entries; 20 are allowed.");
    }

    @Test
    void keysWithSlashesAndTildesAreFound() {
        assertRuleset("{tracks: {a/b~c~1: {boxes: [1]}}}", "`a/b~c~1` is not an id.",
                "`boxes` is a list; a number or text was expected.");
    }

    @Test
    void longValuesAreCut() {
        String sheet = "{rules: {r: {that: x, says: No., severity: " + "e".repeat(5000) + "}}}";
        String sentence = sentences(ruleset(sheet)).get(0);
        assertTrue(sentence.length() < 200, sentence);
    }

    @Test
    void aWholeCharacterIsClean() {
        assertCharacter("""
                format: 1
                ruleset: ember
                version: 1.0.0
                fields: {name: Ilse Maro, age: 34, look: , heritage: {fen: by the water}}
                creation:
                  specialties:
                    Stealth: {points: 2, under: prowess}
                    hunt: 2
                  talent: ghost
                  assets: [rope, Toolkit: {quality: fine, load: 2, price: {cash: 3}, action: hunt}]
                  empty:
                ledger:
                  - {session: 1, date: 2026-05-02, earn: {desperate: 2, trigger: {insight-xp: 2}}, downtime: 4}
                  - {advance: refocus, swap: Therapy, for: Negotiation, under: resolve}
                  - {advance: talent, choose: {iron-lungs: {which: hunt}}, note: At last.}
                  - {gain: {hindrances: [One Eye], cash: 3}}
                  - {change: {playbook: ghost}}
                  - note: A quiet winter.
                rulings: [{allows: creation.over-budget, on: specialties, up-to: 8, because: Her mentor., by: GM}]
                now: {stress: 3, harm: {harm: [Bruised ribs], serious: []}, load: normal, carried: [Toolkit], clock: }
                of-a-later-version: {x: 1}
                """);
    }

    @Test
    void anEntryOfTheLedgerSaysOneThing() {
        String kinds = "A ledger entry has exactly one of `earn`, `advance`, `due`, `milestone`, `gain`, `lose`,"
                + " `change`, `pays`, `roll`, `begin`, `retire`, `note` and `version`; ";
        assertCharacter("ruleset: ember\nledger:\n  - {earn: {a: 1}, advance: b}\n  - {session: 3}\n",
                kinds + "item 1 of `ledger` has `earn` and `advance`.", kinds + "item 2 of `ledger` has none.");
        assertCharacter("ruleset: ember\nledger: [{raise: Stealth}]\n",
                "`raise` is read only beside `advance`, which item 1 of `ledger` does not have.");
    }

    @Test
    void detailsThatSlippedOutOfTheirItemAreOneMistake() {
        List<Diagnostic> problems = check(PackedSchema.CHARACTER,
                "ruleset: ember\ncreation:\n  assets:\n    - Toolkit:\n      load: 2\n");
        assertEquals(List.of("Item 1 of `assets` has 2 entries; 1 is allowed."), sentences(problems));
        assertEquals(List.of("The details of an item follow its name, as in `Toolkit: {quality: fine}`."),
                notes(problems));
    }

    @Test
    void aRulingHasAReason() {
        assertCharacter("ruleset: ember\nrulings: [{allows: Over Budget}]\n", "Item 1 of `rulings` has no `because`.",
                "`allows` is `Over Budget`; the code of a problem such as `creation.over-budget` was expected.");
    }

    @Test
    void tenThousandMistakesAreAllFound() {
        String many = IntStream.range(0, 10_000).mapToObj(i -> "k" + i + ": 1\n").collect(Collectors.joining());
        List<Diagnostic> problems = check(PackedSchema.RULESET, many);
        assertEquals(10_000, problems.stream()
                .filter(diagnostic -> diagnostic.id().equals("schema.unknown-key")).count());
    }

    private static void assertRuleset(String sheet, String... sentences) {
        assertEquals(List.of(sentences), sentences(ruleset(sheet)));
    }

    private static void assertCharacter(String yaml, String... sentences) {
        assertEquals(List.of(sentences), sentences(check(PackedSchema.CHARACTER, yaml)));
    }

    private static List<Diagnostic> ruleset(String sheet) {
        return check(PackedSchema.RULESET, HEAD + sheet + "}}");
    }

    private static List<Diagnostic> check(PackedSchema by, String yaml) {
        return by.everit().check(YamlReader.read(new Source("test.yaml", yaml)).value().orElseThrow(), List::of);
    }

    private static List<String> sentences(List<Diagnostic> problems) {
        return problems.stream().map(diagnostic -> WORDS.render(diagnostic.message())).toList();
    }

    private static List<String> notes(List<Diagnostic> problems) {
        return problems.get(0).notes().stream().map(note -> WORDS.render(note.message())).toList();
    }

    private static Edit fix(List<Diagnostic> problems) {
        assertEquals(1, problems.size());
        return problems.get(0).fixes().get(0).edits().get(0);
    }

    private static Messages words() {
        Properties read = new Properties();
        InputStream bundle = SchemaValidatorTest.class.getResourceAsStream("/lampblack/messages.properties");
        try (Reader in = new InputStreamReader(bundle, StandardCharsets.UTF_8)) {
            read.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Messages(read::getProperty);
    }
}
