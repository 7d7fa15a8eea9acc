package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The corpus: each folder below {@code src/test/cases} that holds an input is a case, and its name is the claim. What
 * is compared follows from the expected files that stand in it; a missing {@code expected.txt} is written and fails
 * once.
 * {@code -Dcase=rules/has} takes only the cases in that folder.
 */
class CasesTest {

    static final Path ROOT = Path.of("src/test/cases");

    private static final boolean UPDATE = Boolean.getBoolean("cases.update");
    private static final String ONLY = System.getProperty("case", "");

    @TestFactory
    @Execution(ExecutionMode.CONCURRENT)
    Stream<DynamicNode> cases() {
        Path folder = ROOT.resolve(ONLY.replaceFirst("^(\\./)?" + ROOT + "/?", ""));
        assertTrue(Files.isDirectory(folder), "There is no " + folder);
        List<DynamicNode> cases = within(folder);
        assertFalse(cases.isEmpty(), "There is no case in " + folder);
        return cases.stream();
    }

    private static List<DynamicNode> within(Path folder) {
        List<DynamicNode> nodes = new ArrayList<>();
        if (CaseFolder.isCase(folder)) {
            nodes.add(DynamicTest.dynamicTest(folder.getFileName().toString(), folder.toUri(), () -> compare(folder)));
        }
        for (Path path : CaseFolder.folders(folder)) {
            List<DynamicNode> inner = within(path);
            boolean alone = inner.size() == 1 && inner.get(0) instanceof DynamicTest;
            nodes.addAll(alone ? inner : List.of(
                    DynamicContainer.dynamicContainer(path.getFileName().toString(), path.toUri(), inner.stream())));
        }
        return nodes;
    }

    private static void compare(Path folder) {
        try (CaseFolder found = new CaseFolder(folder)) {
            Map<String, Supplier<String>> outputs = found.outputs();
            unknownFiles(folder, outputs);
            List<String> written = new ArrayList<>();
            for (Map.Entry<String, Supplier<String>> entry : outputs.entrySet()) {
                Path file = folder.resolve(entry.getKey());
                boolean missing = !Files.exists(file);
                if (missing && !entry.getKey().equals("expected.txt")) {
                    continue;
                }
                String actual = entry.getValue().get();
                String expected = missing ? null : text(file);
                if (missing || UPDATE && !actual.equals(expected)) {
                    write(file, actual);
                    written.add(entry.getKey());
                } else {
                    assertEquals(expected, actual, file.toString());
                }
            }
            if (!written.isEmpty()) {
                fail("written anew, to be read and run again: " + folder + " " + written);
            }
        }
    }

    private static void unknownFiles(Path folder, Map<String, Supplier<String>> outputs) {
        for (String name : CaseFolder.files(folder)) {
            if (name.startsWith("expected") && !outputs.containsKey(name)) {
                fail("nothing compares " + folder.resolve(name));
            }
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
