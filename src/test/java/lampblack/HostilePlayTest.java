package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets that pass every check, and characters that make the most of them: none may take long. */
@DisplayName("A legal ruleset made to hurt")
@Tag("slow")
class HostilePlayTest {

    private static final String SHEET = "sheets:\n  character:\n";
    private static final String POOL = "    tracks: {t: {boxes: 3}, xp: {pool: true}}\n";

    @TempDir
    private Path folder;

    private Trial trial;

    @BeforeEach
    void begin() {
        trial = new Trial(folder);
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String map(int count, IntFunction<String> entry) {
        return "{" + IntStream.range(0, count).mapToObj(entry).collect(Collectors.joining(",\n  ")) + "}";
    }

    private static String list(int count, IntFunction<String> item) {
        return "[" + IntStream.range(0, count).mapToObj(item).collect(Collectors.joining(", ")) + "]";
    }

    private static String sums(int count) {
        return IntStream.range(0, count).mapToObj(i -> "sum('a')").collect(Collectors.joining(" + ", "\"", " <= 9\""));
    }

    private void game(String sheet, String character) {
        trial.game(SHEET + sheet);
        trial.character(character);
    }

    private void all() {
        for (String command : List.of("check", "show", "options", "sheet")) {
            int exit = trial.run(command, "c.yaml").exit();
            assertTrue(exit == 0 || exit == 1, command + " ends with " + exit);
        }
    }

    @Test
    @DisplayName("R7 a formula that divides by zero is said once, and the character still judged")
    void divisionByZero() {
        game("""
                    traits: {a: {rating: {max: 9}, entries: {x: {is: "6 / count('m')"}, y: {is: "6 / count('m')"}}}}
                    tracks: {t: {boxes: "6 % count('m')"}}
                    lists: {m: {open: true}, n: {entries: {o: {requires: [{not: {if: "6 / count('m') > 1"}}]}}}}
                    creation: {d: {choose: 1, from: n}}
                """, "creation: {d: [o, p]}\n");
        Trial.Run run = trial.run("check", "c.yaml").ends(1).says("It divides by zero").says("There is no `p`");
        assertEquals(1, run.out().split("ruleset.formula-failed", -1).length - 1, run.out());
        all();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775806", "1000000000000 + 1", "-9223372036854775807", "sum('big')",
        "1000000 * 1000000 * 1000000 * 1000000"})
    @DisplayName("R9 a number too large for a file is no number, and nothing wraps")
    void overflow(String formula) {
        game("    traits:\n      a: {rating: {max: unlimited}, entries: {x: {is: \"" + formula + "\"}}}\n"
                + "      big: {rating: {max: unlimited}, entries: " + map(400, i -> "e" + i
                        + ": {is: '999999999999'}") + "}\n"
                + "      s: {open: true, rating: {max: unlimited, start: \"" + formula + "\"}}\n"
                + "    lists: {l: {open: true, price: {xp: \"" + formula + "\"}, at-most: \"" + formula + "\"}}\n"
                + "    tracks: {t: {boxes: \"" + formula + "\"}, xp: {pool: {start: \"" + formula + "\"}}}\n"
                + "    creation: {c: {spend: \"" + formula + "\", on: s}, d: {choose: \"" + formula + "\", from: l}}\n"
                + "    advances: {p: {cost: price, choose: 1, from: l}, r: {cost: {xp: \"" + formula
                        + "\"}, raise: s}}\n",
                "creation: {c: {A: 1000000}, d: [B]}\nledger:\n- {gain: {xp: 1000000}}\n- {advance: p, choose: C}\n"
                + "- {advance: r, raise: A}\n- {lose: {xp: 1000000}}\n");
        trial.run("check", "c.yaml").ends(1).says("ruleset.formula-failed").says("becomes too large");
        Trial.Run shown = trial.run("show", "c.yaml", "--format", "json");
        assertTrue(shown.out().matches("(?s).*\"xp\": \\{.*"), shown.out());
        assertTrue(shown.out().lines().noneMatch(line -> line.matches(".*\": -?[0-9]{14,},?")), shown.out());
        all();
    }

    @Test
    @DisplayName("R9 what is without limit stays so, whatever is added")
    void unlimited() {
        game("""
                    traits: {s: {open: true, rating: {max: unlimited, start: unlimited}}}
                    lists: {l: {open: true, entries: {o: {times: unlimited, uses: unlimited, boxes: unlimited, gives: {sizes: {t: 5}}}}}}
                    tracks: {t: {boxes: unlimited}, c: {clock: unlimited}, r: {rows: {a: {slots: unlimited}}}, xp: {pool: {start: unlimited}}}
                    creation: {c: {spend: 0..unlimited, on: s}, d: {choose: 0..unlimited, from: l}}
                    advances: {r: {cost: {xp: 1000000}, raise: s}}
                """, "creation: {c: {A: 1000000}, d: [o, o]}\nledger:\n- {gain: {xp: 1000000}}\n- {advance: r, raise: A}\n"
                + "now: {t: 1000000, c: 1000000, r: {a: [x]}}\n");
        trial.run("check", "c.yaml").ends(0);
        trial.run("show", "c.yaml").saysNot("-9223372036854775808");
        all();
    }

    @Test
    @DisplayName("sizes of a million are printed as numbers")
    void large() {
        game("    traits: {a: {rating: {max: 1000000, start: 1000000}, entries: {x: {}}}}\n"
                + "    lists: {l: {open: true, at-most: 1000000, entries: "
                + map(3000, i -> "o" + i + ": {times: 1000000, uses: 1000000, boxes: 1000000, load: 1000}") + "}}\n"
                + "    tracks: {t: {boxes: 1000000}, c: {clock: 1000000}, r: {rows: {a: {slots: 1000000}}}, b: "
                        + "{bands: {x: 1000000}},"
                + " n: {counter: {min: -1000000, max: 1000000}}, z: {boxes: 0}, y: {clock: 0}}\n"
                + "    creation: {e: {choose: 1000000, from: l}}\n",
                "creation: {e: [o1, o1, o1]}\nnow: {t: 1000000, c: 1000000, r: {a: [x, y]}, n: -1000000, z: 1, "
                        + "y: -5}\n");
        trial.run("check", "c.yaml").ends(0);
        all();
        assertTrue(trial.text("c.html").length() < 4_000_000);
    }

    @Test
    @DisplayName("a rating that is worked out is not raised, and gifts of thousands are not counted one by one")
    void raising() {
        game("""
                    traits: {a: {rating: {max: unlimited}, entries: {x: {is: '1000000000000'}, y: {}}}}
                    lists: {l: {entries: {o: {times: 1000, gives: {ratings: {y: {add: 1000, up-to: 1000}}}}}}}
                    tracks: {xp: {pool: true}}
                    creation: {s: {spend: 0..1, on: a}, c: {choose: 0..1000, from: l}}
                    advances: {p: {cost: {xp: 1}, raise: a}}
                """, "creation: {c: " + list(100, i -> "o") + "}\nledger:\n- {gain: {xp: 500}}\n- {advance: p, raise: x}\n"
                + lines(100, i -> "- {advance: p, raise: y}"));
        trial.run("check", "c.yaml").ends(1).says("c.yaml:7:23: error[advance.not-offered]").says("1 error");
        trial.run("show", "c.yaml").says("1100");
        all();
    }

    private static Stream<Arguments> some(String name, int most, Arguments... all) {
        return Sampling.of(name).some(List.of(all), most).stream();
    }

    static Stream<Arguments> costly() {
        return some("costly play", 2,
                Arguments.of("R7 formulas that add up long sets in every entry",
                        "    traits:\n      a: {rating: {max: 9}, entries: "
                        + map(500, i -> "x" + i + ": {}")
                                + "}\n      b: {rating: {max: 9}, entries: {y: {}}}\n    lists: {l: {entries: "
                        + map(100, i -> "o" + i + ": {while: [{if: " + sums(20) + "}], gives: {ratings: {y: 1}}}")
                                + "}}\n" + POOL
                        + "    creation: {s: {spend: 0..9, on: a}, c: {choose: 0..100, from: l}}\n    advances: {p: {cost: "
                                + "{xp: 1}, raise: b}}\n    earning: {e: {into: xp, gives: 0..1, per: session}}\n",
                        "creation: {c: " + list(100, i -> "o" + i) + "}\nledger:\n- {session: 1, earn: {e: 1}}\n"
                                + lines(50,
                                i -> "- {advance: p, raise: y}")),
                Arguments.of("R7 100 rules of 70 sums", "    traits: {a: {rating: {max: 9}, entries: " + map(500,
                        i -> "x" + i + ": {}")
                        + "}}\n    rules: " + map(100, i -> "r" + i + ": {that: {if: " + sums(70) + "}, says: No.}")
                                + "\n    creation: {s: {spend: 0..9, on: a}}\n", ""),
                Arguments.of("gifts by the thousand", "    traits:\n" + lines(10, t -> "      t" + t
                        + ": {rating: {max: 9}, entries: "
                        + map(200, i -> "x" + t + "-" + i + ": {}") + "}") + "    lists: {l: {entries: " + map(20,
                                i -> "o" + i
                        + ": {times: 1000, gives: " + list(10, t -> "{ratings: " + map(100, q -> "x" + t + "-" + q
                                + ": 1") + "}") + "}")
                        + "}}\n    creation: {c: {choose: 0..1000, from: l}}\n", "creation: {c: " + list(1000,
                                i -> "o" + i % 20) + "}\n"),
                Arguments.of("1 000 mistakes, each near 1 000 names", "    lists: {l: {entries: "
                        + map(1000, i -> "option-with-a-long-name-" + i + ": {}") + "}}\n",
                        "ledger:\n" + lines(1000, i -> "- {gain: {l: option-with-a-lonq-name-" + i + "}}")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("costly")
    @DisplayName("is refused when judging it would take too long, the same on every machine")
    void tooMuch(String name, String rules, String character) {
        game(rules, character);
        trial.run("check", "rulesets").ends(0);
        trial.refused("check", "c.yaml").says("character.too-much");
    }

    static Stream<Arguments> bearable() {
        return some("bearable play", 5,
                Arguments.of("3 000 entries",
                        "    tracks: {xp: {pool: true}}\n    earning: {e: {into: xp, gives: 0..2, per: session}}\n",
                        "ledger:\n" + lines(3000, i -> "- {session: " + (i + 1) + ", earn: {e: 1}}")),
                Arguments.of("2 000 options bought one by one", "    lists: {l: {entries: " + map(2000, i -> "o" + i
                        + ": {gives: {sizes: {t: 1}}}") + "}}\n    tracks: {t: {boxes: 3}}\n"
                                + "    advances: {p: {choose: 1, from: l}}\n",
                        "ledger:\n" + lines(2000, i -> "- {advance: p, choose: o" + i + "}")),
                Arguments.of("3 000 names added one by one",
                        "    traits: {s: {open: true, rating: {max: 4}}}\n    advances: {p: {add: s, at: 1}}\n",
                        "ledger:\n" + lines(3000, i -> "- {advance: p, add: Thing " + i + "}")),
                Arguments.of("3 000 things gained one by one", "    lists: {l: {open: true}}\n",
                        "ledger:\n" + lines(3000, i -> "- {gain: {l: Thing " + i + "}}")),
                Arguments.of("20 000 names in creation", "    lists: {l: {open: true}}\n    creation: "
                        + map(20, i -> "c" + i + ": {choose: 0..1000, from: l}") + "\n",
                        "creation:\n" + lines(20, i -> "  c" + i + ": " + list(1000, q -> "N" + i + "x" + q))),
                Arguments.of("2 000 options", "    lists: {l: {entries: " + map(2000, i -> "o" + i
                        + ": {requires: [{not: o" + (i + 1) % 2000
                        + "}]}") + "}}\n    tracks: {xp: {pool: true}}\n    creation: {c: {choose: 0..1, from: l}}\n"
                        + "    advances: {p: {cost: {xp: 1}, choose: 1, from: l}}\n", "creation: {c: [o0]}\n"),
                Arguments.of("300 names with points",
                        "    traits: {a: {rating: {counts: s, max: 4}, entries: {x: {}}}, s: {open: true, "
                        + "under: a, rating: {max: 4}}}\n"
                        + "    creation: {c: {spend: 0..5000, on: s}}\n", "creation:\n  c:\n" + lines(300,
                                i -> "    Thing " + i + ": {points: 1, under: x}")),
                Arguments.of("9 000 requirements in a chain", "    lists:\n" + lines(18, l -> "      l" + l
                        + ": {entries: " + map(500, i -> "o" + (l * 500 + i)
                        + ": " + (l * 500 + i == 8999 ? "{}" : "{requires: o" + (l * 500 + i + 1) + "}")) + "}"), ""),
                Arguments.of("one unknown name 3 000 times", "    lists: {l: {entries: {a: {}}}}\n", "ledger:\n"
                        + lines(3000, i -> "- {gain: {l: nonsense}}")),
                Arguments.of("1 000 rulings", "    lists: {l: {entries: {a: {}}}}\n", "rulings:\n"
                        + lines(1000, i -> "- {allows: creation.over-budget, on: thing" + i + ", because: Said so.}")),
                Arguments.of("marks beyond all bounds",
                        "    lists: {l: {open: true}}\n    tracks: {s: {boxes: 9}, h: {rows: {a: {slots: 2}}}, "
                        + "c: {clock: 8}, b: {bands: {x: 3}, counts: load}}\n",
                        "now: {s: 999999, h: {a: " + list(100, i -> "Name " + i)
                                + ", z: [x]}, c: -99, b: nonsense, carried: " + list(400, i -> "T" + i) + ", q: 3}\n"),
                Arguments.of("names alike in everything but kind",
                        "    traits: {character: {rating: {max: 3}, entries: {character: {}, l: {}}}}\n"
                        + "    lists: {l: {entries: {l: {gives: {ratings: {character.l: 1}}}, playbooks: "
                                + "{}}}}\n    tracks: {t: {rows: {t: {slots: 1}}}}\n"
                        + "    playbooks: {playbooks: {gives: {options: [l.l]}}, t: {}}\n    creation: {l: "
                                + "{choose: 1, from: l}, playbooks: {choose: 1, from: playbooks}}\n",
                        "creation: {l: [l, l.l, playbooks], playbooks: [playbooks, t]}\nnow: {t: {t: [x]}}\n"),
                Arguments.of("names of blanks, dots and letters composed in two ways",
                        "    traits: {s: {open: true, rating: {max: 4}}}\n    lists: {l: {open: true}}\n"
                        + "    creation: {a: {spend: 0..99, on: s}, b: {choose: 0..99, from: l}}\n",
                        "creation: {a: {'   ': 1, '.': 1, 's.x': 1, '\u00e9': 1, 'e\u0301': 1, '\u200b': 1, "
                                + "'\u0130': 1, 'I': 1, '\ud83d\ude00': 1, " + "z" + "\u0351".repeat(60) + ": 1},"
                        + " b: ['#', '- x', '{a: b}', '@x', 'null', 'a.b', '..', l.x, '<script>']}\n"),
                Arguments.of("answers that point at themselves and at nothing",
                        "    traits: {s: {open: true, rating: {max: 4}}}\n    lists: {l: {entries: {o: {times: 5,"
                        + " ask: {q: {which: l}, r: {which: s}}, gives: [{options: [answer.q]}, {ratings: "
                                + "{answer.r: {add: 3, up-to: 9}}}]}}}}\n"
                        + "    creation: {c: {choose: 0..9, from: l}}\n",
                                "creation: {c: [o: {q: o, r: Nothing}, o: {q: o}, o: {q: l.o, r: x}, o: {q: "
                                + "nonsense}]}\n"),
                Arguments.of("days and sessions that never were",
                        "    tracks: {xp: {pool: true}}\n    earning: {e: {into: xp, gives: 1, per: session}}\n",
                        "ledger:\n- {session: 100000, date: '9999-99-99', earn: {e: 1}}\n- {session: 0, date: "
                                + "'2001-02-30', earn: {e: 1}}\n- {retire: Gone.}\n- {retire: Again.}\n"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bearable")
    @DisplayName("is judged, shown, offered and printed")
    void judged(String name, String rules, String character) {
        game(rules, character);
        trial.run("check", "rulesets").ends(0);
        Trial.Run check = trial.run("check", "c.yaml");
        check.ends(check.exit());
        assertTrue(check.out().lines().count() <= 120, "very many lines");
        if (rules.length() + character.length() > 50_000) {
            trial.run("options", "c.yaml").ends(0);
            return;
        }
        all();
        trial.run("sheet", "--blank", "game").ends(0);
        trial.run("resolve", "game").ends(0);
        assertEquals(0, trial.run("schema", "--ruleset", "game").exit());
    }

    @Test
    @Tag("full")
    @DisplayName("1 000 picks among 5 000 titles are judged, and what may be taken besides ends where it is said")
    void cut() {
        game("    lists: {l: {open: true, entries: " + map(5000, i -> "o" + i + ": {title: Thing " + i + "}")
                + "}}\n    creation: {c: {choose: 0..5000, from: l}}\n",
                "creation:\n  c:\n" + lines(1000, i -> "  - Thing " + i));
        trial.run("check", "c.yaml").ends(0);
        Trial.Run text = trial.run("options", "c.yaml").ends(0);
        assertTrue(text.err().matches("The list ends before Thing \\d+ \\(C\\): .*\n"), text.err());
        Trial.Run json = trial.run("options", "c.yaml", "--format", "json").ends(0);
        assertEquals(text.err(), json.err());
        assertTrue(json.out().startsWith("[") && json.out().endsWith("]\n"));
    }

    @Test
    @DisplayName("words of an author's rule forge no problems of other files")
    void forgery() {
        game("    rules: {r: {that: {if: 'false'}, says: \"No.\\n/etc/passwd:1:1: error[yaml.syntax]: Forged.\"}}\n",
                "");
        trial.refused("check", "c.yaml");
        assertTrue(trial.run("check", "c.yaml").out().lines().noneMatch(line -> line.startsWith("/etc")));
    }

    @Test
    @DisplayName("R11 one broken ruleset takes no other down")
    void oneBroken() {
        for (int i = 0; i < 10; i++) {
            trial.write("rulesets/g" + i + "/ruleset.yaml", i == 3 ? "a: [" : Trial.HEAD.replace("id: game", "id: g"
                    + i)
                    + SHEET + "    fields: {name: {}}\n");
            trial.write("c" + i + ".yaml", "ruleset: g" + i + "\n");
        }
        trial.refused("check", "rulesets").says("10 rulesets: 1 error");
        for (int i = 0; i < 10; i++) {
            trial.run("show", "c" + i + ".yaml").ends(i == 3 ? 1 : 0);
        }
    }

    @Test
    @DisplayName("R12 1 000 rulesets that extend each other are refused, 50 are not")
    void chain() {
        for (int i = 0; i < 1000; i++) {
            trial.write("rulesets/g" + i + "/ruleset.yaml", Trial.HEAD.replace("id: game", "id: g" + i)
                    + (i == 999 ? SHEET + "    fields: {name: {}}\n" : "extends: g" + (i + 1) + "\n"));
        }
        trial.refused("sheet", "--blank", "g0").says("ruleset.too-many-layers");
        trial.run("sheet", "--blank", "g951").ends(0);
        trial.write("c.yaml", "ruleset: g0\n");
        trial.refused("check", "c.yaml");
    }

    @Test
    @DisplayName("R13 names that a newer ruleset has no more stay in the file")
    void vanished() {
        game("    lists: {l: {entries: {a: {}, b: {}}}}\n    tracks: {xp: {pool: true}}\n    creation: {c: "
                + "{choose: 0..2, from: l}}\n",
                "creation: {c: [a, b]}\nledger:\n- {gain: {xp: 3}}\n- {lose: {l: [b]}}\n");
        trial.run("check", "c.yaml").ends(0);
        trial.game(SHEET
                + "    lists: {l: {entries: {a: {}}}}\n    tracks: {xp: {pool: true}}\n    creation: {c: "
                + "{choose: 0..2, from: l}}\n");
        trial.run("check", "c.yaml").ends(1).says("There is no `b`");
        trial.run("gain", "c.yaml", "xp=1").ends(0);
        assertTrue(trial.text("c.yaml").contains("creation: {c: [a, b]}")
                && trial.text("c.yaml").contains("lose: {l: [b]}"));
    }
}
