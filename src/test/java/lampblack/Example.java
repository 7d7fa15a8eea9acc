package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A shipped character, perhaps with lines changed: its path below {@code rulesets}, then for each change the line as it
 * is behind {@code - } and, unless it is left out, the line instead behind {@code + }.
 */
record Example(String path, List<String> changes) {

    static final Path ROOT = Path.of("rulesets");

    static Example read(Path file) {
        List<String> lines = CasesTest.text(file).lines().toList();
        return new Example(lines.get(0), lines.subList(1, lines.size()));
    }

    byte[] text() {
        String text = CasesTest.text(ROOT.resolve(path));
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).startsWith("- ")) {
                boolean instead = i + 1 < changes.size() && changes.get(i + 1).startsWith("+ ");
                text = change(text, changes.get(i).substring(2), instead ? changes.get(i + 1).substring(2) + "\n" : "");
            }
        }
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String change(String text, String line, String instead) {
        assertEquals(2, ("\n" + text).split(java.util.regex.Pattern.quote("\n" + line + "\n"), -1).length,
                path + " holds other than once: " + line);
        return ("\n" + text).replace("\n" + line + "\n", "\n" + instead).substring(1);
    }
}
