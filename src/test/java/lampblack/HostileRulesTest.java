package lampblack;


import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A hostile ruleset")
@Tag("slow")
class HostileRulesTest {

    private static final String SHEET = "sheets:\n  character:\n";

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

    private static String list(int count, IntFunction<String> item) {
        return IntStream.range(0, count).mapToObj(item).collect(Collectors.joining(", "));
    }

    private static String formula(String formula) {
        return SHEET + "    traits: {a: {rating: {max: 4}, entries: {x: {}, y: {}}}}\n"
                + "    rules: {r: {that: {if: \"" + formula + "\"}, says: No.}}\n";
    }

    static Stream<Arguments> refusedRulesets() {
        String deepAny = "{any: [".repeat(12) + "a.x" + "]}".repeat(12);
        return Stream.of(
                Arguments.of("R1 a schema of its own", "$schema: http://127.0.0.1:9/\n$ref: 'file:///etc/passwd'\n"
                        + SHEET + "    fields: {name: {}}\n", "schema.unknown-key"),
                Arguments.of("R2 a pattern of its own", SHEET + "    fields: {name: {pattern: '^(a+)+$'}}\n",
                        "schema.unknown-key"),
                Arguments.of("R6 20 000 entries in a list where a map belongs", SHEET + "    traits: [" + list(15_000,
                        i -> "{id: t" + i + "}") + "]\n", "schema."),
                Arguments.of("R7 a sum of a million parts", formula("1" + "+1".repeat(40_000) + " == 1"), "error["),
                Arguments.of("R7 10 000 brackets", formula("(".repeat(10_000) + "1" + ")".repeat(10_000) + " == 1"),
                        "error["),
                Arguments.of("R7 10 000 signs", formula("!".repeat(1_900) + "true"), "error["),
                Arguments.of("R7 1 000 choices in a row", formula("true ? true : ".repeat(140) + "true"), ""),
                Arguments.of("R7 division by what is always zero", formula("1 / 0 == 1"), "expression."),
                Arguments.of("R7 powers of powers", formula("2^2^2^2 == 1"), "expression."),
                Arguments.of("R7 a number beyond 64 bits", formula("9223372036854775808 == 1"), "expression."),
                Arguments.of("R7 code that is none of ours", formula("Runtime.getRuntime().exec('x') == 1"),
                        "expression."),
                Arguments.of("R7 a formula of 2 001 characters", formula("1 == 1" + " ".repeat(2_000)), "error["),
                Arguments.of("R8 a circle of formulas", SHEET
                        + "    traits: {a: {entries: {x: {is: rating('y')}, y: {is: rating('x')}}}}\n", "→"),
                Arguments.of("R8 a formula of itself", SHEET
                        + "    traits: {a: {entries: {x: {is: \"rating('x') + 1\"}}}}\n", "→"),
                Arguments.of("R8 a size that hangs on itself", SHEET
                        + "    tracks: {t: {boxes: \"size('t') + 1\"}}\n", "→"),
                Arguments.of("R8 a cap that hangs on its rating", SHEET
                        + "    traits: {a: {entries: {x: {is: '3', max: \"rating('x')\"}}}}\n", "→"),
                Arguments.of("R8 500 formulas in one circle", SHEET + "    traits: {a: {entries: {" + list(500,
                        i -> "x" + i + ": {is: \"rating('x" + (i + 1) % 500 + "')\"}") + "}}}\n", "→"),
                Arguments.of("R12 extends a path", "extends: ../../../../etc/passwd\n" + SHEET, "unknown-base"),
                Arguments.of("R12 extends a path from the root", "extends: /etc\n" + SHEET, "unknown-base"),
                Arguments.of("R12 extends an address", "extends: 'file:///etc/passwd'\n" + SHEET, "unknown-base"),
                Arguments.of("R12 extends what looks like a folder",
                        "extends: [., .., '', '~', 'game/', 'a\\b', CON]\n" + SHEET, "unknown-base"),
                Arguments.of("R12 extends itself", "extends: game\n" + SHEET, "extends-itself"),
                Arguments.of("R12 extends 20 000 that do not exist", "extends: [" + list(20_000, i -> "g" + i) + "]\n"
                        + SHEET, "more"),
                Arguments.of("R14 a Cyrillic letter", SHEET + "    fields: {\"f\\u0430st\": {}}\n", "schema."),
                Arguments.of("R14 a blank of no width", SHEET + "    fields: {\"fa\\u200bst\": {}}\n", "schema."),
                Arguments.of("R14 a ligature", SHEET + "    fields: {\"o\\ufb00\": {}}\n", "schema."),
                Arguments.of("R14 two ways of composing", SHEET + "    fields: {\"e\\u0301\": {}, \"\\u00e9\": {}}\n",
                        "schema."),
                Arguments.of("R14 a direction turned round", SHEET + "    fields: {\"a\\u202e\": {}}\n",
                        "yaml.control-character"),
                Arguments.of("R14 a direction turned round in a title", SHEET + "    title: \"\\u202ekcatta\"\n",
                        "yaml.control-character"),
                Arguments.of("R14 capitals and underscores", SHEET + "    fields: {Fast: {}, fa_st: {}, -fast: {}}\n",
                        "schema."),
                Arguments.of("an id of 65 letters", SHEET + "    fields: {" + "a".repeat(65) + ": {}}\n", "schema."),
                Arguments.of("a title of 99 000 characters", SHEET + "    title: " + "x ".repeat(49_000) + "\n",
                        "schema."),
                Arguments.of("amounts beyond all bounds", SHEET + "    tracks: {t: {boxes: 1000000000001}}\n",
                        "number-out-of-range"),
                Arguments.of("negative amounts", SHEET + "    tracks: {t: {boxes: -1}, u: {clock: -1}}\n", ""),
                Arguments.of("a range from nowhere", SHEET
                        + "    lists: {l: {}}\n    creation: {c: {choose: 9..1, from: l}, d: {choose: "
                        + "1..99999999999999999999, from: l}}\n", ""),
                Arguments.of("an answer that points nowhere", SHEET
                        + "    lists: {l: {entries: {o: {gives: {ratings: {answer.x: 1}}}}}}\n", "error["),
                Arguments.of("any of any of any", SHEET + "    rules: {r: {that: [" + deepAny + "], says: No.}}\n",
                        "unknown-reference"),
                Arguments.of("not of not of not", SHEET
                        + "    traits: {a: {entries: {x: {}}}}\n    rules: {r: {that: " + "{not: ".repeat(30) + "x"
                        + "}".repeat(30) + ", says: No.}}\n", "yaml.too-deep"),
                Arguments.of("gifts of gifts, twice as many at each step", SHEET
                        + "    lists:\n      l:\n        entries:\n"
                        + lines(40, i -> "          a" + i + ": {gives: {options: [a" + Math.min(i + 1, 39) + "x, b"
                                + Math.min(i + 1, 39) + "]}}"), "error["),
                Arguments.of("gifts of gifts without end", SHEET + "    lists:\n      l:\n        entries:\n"
                        + lines(40, i -> "          a" + i + ": " + (i == 39 ? "{}" : "{gives: {options: [a" + (i + 1)
                                + ", b" + (i + 1) + "]}}"))
                        + lines(40, i -> "          b" + i + ": " + (i == 39 ? "{}" : "{gives: {options: [a" + (i + 1)
                                + ", b" + (i + 1) + "]}}")), "too-many-gifts"),
                Arguments.of("an option that gives itself", SHEET
                        + "    lists: {l: {entries: {o: {gives: {options: [o]}}}}}\n", "→"),
                Arguments.of("a table whose rows do not fit",
                        "tables: {t: {columns: {a: A, b: B}, rows: {x: {cells: [1]}, y: {cells: [" + list(9_000,
                        i -> "1") + "]}}}}\n" + SHEET, "error["),
                Arguments.of("an accent that is code", "theme: {accent: \"red;} body{background:url(//e)}\"}\n"
                        + SHEET, "schema."),
                Arguments.of("an accent with an escape", "theme: {accent: '\\0075rl(x)'}\n" + SHEET, "schema."),
                Arguments.of("an accent with a comment", "theme: {accent: '#fff/*'}\n" + SHEET, "schema."),
                Arguments.of("an accent and a line", "theme: {accent: \"#aabbcc\\n}x{\"}\n" + SHEET, "schema."),
                Arguments.of("a font, a style and an image",
                        "theme: {accent: '#aabbcc', font: url(//e), style: '@import x', image: x.svg}\n" + SHEET,
                        "schema.unknown-key"),
                Arguments.of("a format of the future", "format: 99\n" + SHEET, "error["),
                Arguments.of("an id that is another's", "id: other\n" + SHEET, "error["));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refusedRulesets")
    @DisplayName("is refused with its place, and so is a character of it")
    void refused(String name, String rules, String words) {
        String head = Trial.HEAD;
        if (rules.startsWith("format:")) {
            head = head.replace("format: 1\n", "");
        }
        if (rules.startsWith("id:")) {
            head = head.replace("id: game\n", "");
        }
        trial.write("rulesets/game/ruleset.yaml", head + (rules.endsWith(SHEET) ? rules + "    fields: {name: {}}\n"
                : rules));
        trial.character("fields: {name: Ann}\n");
        trial.refused("check", "rulesets").says(words);
        trial.refused("check", "c.yaml").says("c.yaml:2:10: error[ruleset.has-errors]");
        if (rules.length() > 50_000) {
            return;
        }
        trial.refused("sheet", "c.yaml");
        for (String[] strings : new String[][] {{"resolve", "game"}, {"sheet", "--blank", "game"}, {"schema",
                "--ruleset", "game"}, {"sheet", "--reference", "game"}}) {
            trial.refused(strings);
        }
    }
}
