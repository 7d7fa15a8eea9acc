package lampblack;

import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Texts that are neither a ruleset nor a character, and would do harm where they could. */
public final class HostileTexts {

    private HostileTexts() {}

    private static Arguments row(String name, String text, String words) {
        return Arguments.of(name, text.getBytes(StandardCharsets.UTF_8), words);
    }

    private static Arguments row(String name, byte[] bytes, String words) {
        return Arguments.of(name, bytes, words);
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n", "", "\n"));
    }

    /** Each with a name, its bytes, and words of what is said of it. */
    public static Stream<Arguments> refused() {
        String bomb = "a0: &a0 [x]\n" + lines(10, i -> "a" + (i + 1) + ": &a" + (i + 1) + " [" + ("*a" + i
                + ",").repeat(9) + "]");
        String accents = "ruleset: game\nfields: {name: Émile, look: à la carte}\n";
        return Stream.of(
                row("Y1 a Java tag", "a: !!javax.script.ScriptEngineManager [x]\n", "yaml.tag"),
                row("Y2 a bomb of aliases", bomb, "yaml.anchor"),
                row("Y3 a bomb of merge keys", "s: &s [" + "{},".repeat(2000) + "]\n" + lines(40, i -> "m" + i
                        + ": {<<: *s}"), "yaml.anchor"),
                row("Y4 a map that holds itself", "&a {x: *a}\n", "yaml.anchor"),
                row("Y5 a key that holds itself", "&a {x: &b [*a], ? *b : 1}\n", "yaml.anchor"),
                row("Y6 100 000 brackets", "[".repeat(100_000), "yaml.too-deep"),
                row("Y6 100 000 braces", "{a: ".repeat(60_000), "yaml.too-deep"),
                row("Y6 100 000 dashes", "- ".repeat(100_000), "yaml.too-deep"),
                row("Y6 100 000 question marks", "? ".repeat(100_000), "yaml."),
                row("Y6 1 000 nested blocks", lines(1000, i -> " ".repeat(i) + "a:"), "yaml.too-deep"),
                row("Y6 deep below a list", "ledger:\n- " + "[".repeat(40) + "]".repeat(40) + "\n", "yaml.too-deep"),
                row("Y7 a million digits", "points: " + "9".repeat(1_000_000) + "\n", "yaml."),
                row("Y7 a number with an absurd exponent", "format: 1e999999999\n", "schema.wrong-type"),
                row("Y7 not a number", "points: .nan\n", "yaml.number-out-of-range"),
                row("Y7 infinity", "points: -.inf\n", "yaml.number-out-of-range"),
                row("Y7 a number of 64 bits", "points: 9223372036854775808\n", "yaml.number-out-of-range"),
                row("Y8 a comment of 5 MB", "#" + "x".repeat(5_000_000), "file.too-large"),
                row("Y8 200 001 keys", lines(200_001, i -> "k" + i + ":"), ""),
                row("Y8 one line of a million characters", "a: " + "x".repeat(1_000_000), "yaml.too-long"),
                row("Y8 200 000 nodes in brackets", "a: [" + "1,".repeat(250_000) + "]", ""),
                row("Y10 an escape beyond Unicode", "a: \"\\UFFFFFFFF\"\n", "yaml."),
                row("Y10 an escape without digits", "a: \"\\uZZZZ\"\n", "yaml."),
                row("Y10 binary that is none", "a: !!binary zz\n", "yaml.tag"),
                row("Y10 a set that is none", "a: !!set x\n", "yaml.tag"),
                row("Y10 a tag without a name", "a: ! x\n", "yaml.tag"),
                row("Y10 an escape cut off by the end", "a: \"\\U0001", "yaml."),
                row("Y11 half a surrogate pair", "name: \"\\uD800\"\n", "yaml.control-character"),
                row("Y12 a NUL by escape", "name: \"a\\0b\"\n", "yaml.control-character"),
                row("Y12 a NUL as it is", "name: a\u0000b\n", "yaml.control-character"),
                row("Y12 a bell", "name: a\u0007b\n", "yaml.control-character"),
                row("Y12 DEL and a noncharacter", "a: \u007f\nb: \ufffe\n", "yaml.control-character"),
                row("Y13 UTF-16, little end first", accents.getBytes(StandardCharsets.UTF_16LE), "file.not-utf-8"),
                row("Y13 UTF-16, big end first", accents.getBytes(StandardCharsets.UTF_16BE), "file.not-utf-8"),
                row("Y13 UTF-16 with a mark", accents.getBytes(StandardCharsets.UTF_16), "file.not-utf-8"),
                row("Y13 Latin-1", accents.getBytes(StandardCharsets.ISO_8859_1), "Byte 16 of line 2"),
                row("Y13 a byte order mark amid the text", "a: 1\n\ufeffb: 2\n", "yaml.odd-letter"),
                row("Y13 overlong and unpaired UTF-8", new byte[] {'a', ':', ' ', (byte) 0xc0, (byte) 0xaf, '\n'},
                        "file.not-utf-8"),
                row("Y13 half a letter at the end", new byte[] {'a', ':', ' ', (byte) 0xc3}, "file.not-utf-8"),
                row("Y15 the same key twice", "a: 1\na: 2\n", "yaml.duplicate-key"),
                row("Y15 the same key twice, once by escape", "a: 1\n\"\\x61\": 2\n", "yaml.duplicate-key"),
                row("Y16 a list as a key", "? [a]\n: 1\n", "yaml."),
                row("Y16 a map as a key", "{a: 1}: 1\n", "yaml."),
                row("Y16 nothing as a key", "null: x\n", ""),
                row("Y16 a number as a key", "1: x\n", ""),
                row("Y17 a tab", "a:\n\tb: 1\n", "yaml.tab"),
                row("Y17 a quote never closed", "a: \"x\n", "yaml."),
                row("Y17 marks of a merge", "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n", "yaml.conflict-marker"),
                row("Y17 several documents", "a: 1\n---\nb: 1\n", "yaml.several-documents"),
                row("Y17 nothing", "", "yaml.empty"),
                row("Y17 only a comment", "# x\n", "yaml.empty"),
                row("Y17 a page of HTML",
                        "<!DOCTYPE html>\n<html><body onload=\"x()\">404: Not Found</body></html>\n", "yaml."),
                row("Y17 JSON cut off", "{\"ruleset\": \"game\", \"fields\": {\"name", "yaml."),
                row("Y17 a program", "\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000", "yaml."),
                row("Y18 a key without a value", "format:\nruleset:\nid:\n", "schema.empty"),
                row("Y19 10 000 unknown keys", "ledger: [" + "{x: 1}, ".repeat(10_000) + "]\n" + lines(100, i -> "k"
                        + i + ": " + i), "more"),
                row("Y19 a wrong value of 90 000 characters", "format: " + "x".repeat(90_000) + "\nruleset: game\n",
                        "schema."),
                row("an id of 90 000 characters", "ruleset: " + "x".repeat(90_000) + "\nid: " + "x".repeat(90_000)
                        + "\n", ""),
                row("a ruleset that leads out of the folder",
                        "ruleset: ../../../../etc/passwd\nextends: ../../../../etc\nid: game\n", ""),
                row("a ruleset that is a map", "ruleset: {a: b}\nid: [game]\n", "schema."),
                row("terminal escapes by escape", "name: \"\\e]52;c;x\\a\"\n", "yaml.control-character"),
                row("terminal escapes in a key", "\"\\e[2J\": x\n", "yaml.control-character"),
                row("directions turned round in a key", "\"\\u202eeman\": x\n", "yaml.control-character"));
    }
}
