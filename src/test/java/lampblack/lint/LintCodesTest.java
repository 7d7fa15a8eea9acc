package lampblack.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import org.junit.jupiter.api.Test;

/** Whatever a lint says is firm, or can be weighed and stands in the guide. */
class LintCodesTest {

    private static final Path LINTS = Path.of("src/main/java/lampblack/lint");
    private static final Path GUIDE = Path.of("docs/guide/checking.md");
    private static final Pattern CODE = Pattern.compile("\\bCode\\.([A-Z_]+)");

    @Test
    void everyCodeOfALintIsFirmOrWeighedAndInTheGuide() throws IOException {
        String guide = Files.readString(GUIDE);
        Set<String> gaps = new TreeSet<>();
        for (Code code : codes()) {
            if (!Lints.isLint(code)) {
                gaps.add(code.id() + ": neither in `Lints.SOFT` nor in `Mistakes.FIRM`");
            }
            if (!Mistakes.isFirm(code) && !guide.contains("`" + code.id() + "`")) {
                gaps.add(code.id() + ": not in " + GUIDE);
            }
        }
        assertEquals("", String.join("\n", gaps));
    }

    /** What the classes of the sub-packages name. */
    private static Set<Code> codes() throws IOException {
        Set<Code> codes = new TreeSet<>();
        try (Stream<Path> files = Files.walk(LINTS)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.getParent().equals(LINTS)).toList()) {
                CODE.matcher(Files.readString(file)).results().map(found -> Code.valueOf(found.group(1)))
                        .forEach(codes::add);
            }
        }
        return codes;
    }
}
