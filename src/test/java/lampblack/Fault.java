package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One edit that spoils a shipped game, and the one problem it must lead to.
 *
 * @param name what is wrong
 * @param file the file that is changed, below the game's folder
 * @param at where in the file the edit is; below 0 where what it finds stands there once
 * @param find what stands there
 * @param instead what stands there afterwards; empty where whole lines go
 * @param place where the problem must be
 * @param code its code
 * @param mended whether its fix must leave nothing wrong
 * @param felt whether examples of the game break as well, which are right by the rules as they were
 * @param says what must stand in its words or notes
 */
record Fault(String name, String file, int at, String find, String instead, Place place, String code, boolean mended,
        boolean felt, String says) {

    private static final Pattern CARETS =
            Pattern.compile("( *)(\\^+) ([a-z.-]+)(, mended)?(, felt)?(?:, says (.*))?");

    /**
     * A stretch of a line, told by its surroundings.
     *
     * @param text what surrounds it, which stands in its file once; empty where it is in what the edit wrote
     * @param from where it begins, counted in its surroundings
     */
    record Place(String file, String text, int from, int to) {}

    /** All faults of a file: blocks between empty lines. */
    static List<Fault> read(Path path) {
        List<Fault> all = new ArrayList<>();
        String file = "";
        String kind = path.getFileName().toString().replace(".txt", ", ");
        for (String block : CasesTest.text(path).split("\n\n+")) {
            List<String> lines = block.lines().filter(line -> !line.startsWith("#")).toList();
            if (!lines.isEmpty() && lines.get(0).startsWith("file ")) {
                file = lines.get(0).substring("file ".length());
            } else if (!lines.isEmpty()) {
                all.add(new Block(kind, file, lines).fault());
            }
        }
        return all;
    }

    private record Block(String kind, String file, List<String> lines) {

        Fault fault() {
            String name = kind + file + ": " + lines.get(0);
            List<String> pointing = lines.stream().filter(line -> line.startsWith(" ")).toList();
            assertEquals(1, pointing.size(), name + ": one line of carets");
            Matcher carets = CARETS.matcher(pointing.get(0));
            assertTrue(carets.matches(), name + ": not read: " + pointing.get(0));
            return new Fault(name, file, -1, all('-'), all('+'), place(lines.indexOf(pointing.get(0)), carets),
                    carets.group(3), carets.group(4) != null, carets.group(5) != null,
                    carets.group(6) == null ? "" : carets.group(6));
        }

        private String all(char sign) {
            return String.join("\n", lines.stream().filter(line -> line.charAt(0) == sign)
                    .map(line -> line.substring(Math.min(2, line.length()))).toList()).replace('⇥', '\t');
        }

        /** The place below a line of what is written instead, or of what stands elsewhere, perhaps in another file. */
        private Place place(int at, Matcher carets) {
            char sign = lines.get(at - 1).charAt(0);
            int from = carets.end(1) - 2;
            for (String line : lines.subList(1, at - 1)) {
                from += line.charAt(0) == sign ? line.length() - 1 : 0;
            }
            int to = from + carets.group(2).length();
            String text = all(sign);
            int skipped = sign == '@' ? text.indexOf("| ") + 2 : 0;
            if (sign == '+') {
                return new Place(file, "", from, to);
            }
            return skipped < 2 ? new Place(file, text, from, to)
                    : new Place(text.substring(0, skipped - 2), text.substring(skipped), from - skipped, to - skipped);
        }
    }

    /** The text with the fault in it. */
    String plant(String whole) {
        int start = found(whole);
        int end = start + find.length();
        if (instead.isEmpty()) {
            start = whole.lastIndexOf('\n', start) + 1;
            end = whole.indexOf('\n', end) + 1;
            assertEquals(find.strip(), whole.substring(start, end).strip(), name + ": only whole lines go");
        }
        return whole.substring(0, start) + instead + whole.substring(end);
    }

    /**
     * Where the problem must begin.
     *
     * @param before the text of the fault's file as it was
     * @param after the text of the file of its place with the fault in it
     */
    int start(String before, String after) {
        return place.from + (place.text.isEmpty() ? found(before) : only(after, place.text, place.file));
    }

    private int found(String whole) {
        return at < 0 ? only(whole, find, file) : at;
    }

    private static int only(String whole, String text, String file) {
        int found = whole.indexOf(text);
        assertTrue(found >= 0, () -> "the text is not in " + file + ": " + text);
        assertTrue(whole.indexOf(text, found + 1) < 0, () -> "the text is more than once in " + file + ": " + text);
        return found;
    }
}
