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
 * @param find what stands there, in one place only
 * @param instead what stands there afterwards; empty where whole lines go
 * @param place where the problem must be
 * @param code its code
 * @param mended whether its fix must leave nothing wrong
 * @param felt whether examples or tests of the game break as well, which are right by the rules as they were
 * @param says what must stand in its words or notes
 */
record Fault(String name, String file, String find, String instead, Place place, String code, boolean mended,
        boolean felt, String says) {

    private static final Pattern CARETS = Pattern.compile("( *)(\\^+) ([a-z.-]+)(, mended)?(, felt)?(?:, says (.*))?");

    /**
     * A stretch of a line, told by its surroundings.
     *
     * @param text what surrounds it, which stands in its file once; empty where it is in what the edit wrote
     * @param from where it begins, counted in its surroundings
     */
    record Place(String file, String text, int from, int to) {}

    /** Where the problem must begin in the text of its file, with the fault in it. */
    int start(String before, String after) {
        int around = place.text.isEmpty() ? only(before, find, file) : only(after, place.text, place.file);
        return around + place.from;
    }

    /** All faults of a file: blocks between empty lines. */
    static List<Fault> read(Path path) {
        List<Fault> all = new ArrayList<>();
        String file = "";
        for (String block : CasesTest.text(path).split("\n\n+")) {
            List<String> lines = block.lines().filter(each -> !each.startsWith("#")).toList();
            if (!lines.isEmpty() && lines.get(0).startsWith("file ")) {
                file = lines.get(0).substring(5);
            } else if (!lines.isEmpty()) {
                all.add(new Block(file, lines).fault());
            }
        }
        return all;
    }

    private record Block(String file, List<String> lines) {

        Fault fault() {
            String where = file + ": " + lines.get(0);
            int at = -1;
            Matcher carets = null;
            for (int i = 1; i < lines.size(); i++) {
                Matcher matcher = CARETS.matcher(lines.get(i));
                if (lines.get(i).startsWith(" ")) {
                    assertTrue(matcher.matches(), where + ": not read: " + lines.get(i));
                    at = i;
                    carets = matcher;
                }
            }
            assertTrue(carets != null, where + ": no carets");
            String instead = all('+');
            return new Fault(where, file, all('-'), instead, place(at, carets, instead), carets.group(3),
                    carets.group(4) != null, carets.group(5) != null, carets.group(6) == null ? "" : carets.group(6));
        }

        private String all(char sign) {
            return String.join("\n", lines.stream().filter(each -> each.charAt(0) == sign)
                    .map(each -> each.substring(Math.min(2, each.length()))).toList()).replace('⇥', '\t');
        }

        private Place place(int at, Matcher carets, String instead) {
            char sign = lines.get(at - 1).charAt(0);
            String text = sign == '@' ? all('@') : instead;
            String elsewhere = text.contains("| ") && sign == '@' ? text.substring(0, text.indexOf("| ")) : "";
            int before = 0;
            for (String line : lines.subList(1, at - 1)) {
                before += line.charAt(0) == sign ? line.length() - 1 : 0;
            }
            int from = before + carets.end(1) - 2;
            int skipped = elsewhere.isEmpty() ? 0 : elsewhere.length() + 2;
            int length = carets.group(2).length();
            return new Place(elsewhere.isEmpty() ? file : elsewhere, sign == '+' ? "" : text.substring(skipped),
                    from - skipped, from - skipped + length);
        }
    }

    /** The text with the fault in it. */
    String plant(String whole) {
        int start = only(whole, find, file);
        int end = start + find.length();
        if (instead.isEmpty()) {
            start = whole.lastIndexOf('\n', start) + 1;
            end = whole.indexOf('\n', end) + 1;
            assertEquals(find.strip(), whole.substring(start, end).strip(), name + ": only whole lines go");
        }
        return whole.substring(0, start) + instead + whole.substring(end);
    }

    private static int only(String whole, String text, String file) {
        int found = whole.indexOf(text);
        assertTrue(found >= 0, () -> "the text is not in " + file + ": " + text);
        assertTrue(whole.indexOf(text, found + 1) < 0, () -> "the text is more than once in " + file + ": " + text);
        return found;
    }

    @Override
    public String toString() {
        return name;
    }
}
