package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The Java that a download brings has what the packaged jar asks Java for, and nothing that it never asks for. */
@Tag("packaged")
@Tag("full")
class ModulesIT {

    private static final Pattern NAMED = Pattern.compile("-> ((?:java|jdk)\\.[a-z.]+)");
    private static final Pattern LISTED = Pattern.compile("(?m)^(?:- )?(j[a-z.]+)");

    @Test
    void listsEachModuleThatTheJarNames() throws IOException {
        StringWriter said = new StringWriter();
        ToolProvider.findFirst("jdeps").orElseThrow().run(new PrintWriter(said), new PrintWriter(said), "-s",
                "--ignore-missing-deps", "--multi-release", "21", "target/lampblack.jar");
        assertEquals(found(NAMED, said.toString()), found(LISTED, Files.readString(Path.of("src/build/modules.txt"))));
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
