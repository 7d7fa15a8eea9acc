package lampblack.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;

/** The page that lists every code, with its severity and the first sentence of what explains it. */
final class CodesPage {

    private static final String HEAD = """
            # All codes

            Every message shows its code in brackets. This page lists them all: what to expect in a test, what to silence
            under [`lints`](checking.md#advice), what a ruling allows. `lampblack explain CODE` says more about each, with a
            wrong and a right example.

            An error makes a character invalid, or stops a game from loading; a warning and a note do not. The severity is
            the usual one; a game may change that of advice.

            <!-- Written by GuidePagesTest from what `explain` says. -->
            """;
    private static final Path EXPLAIN = Path.of("src/main/resources/lampblack/explain");
    private static final Pattern FIRST = Pattern.compile("^# .*\\n+((?:.+\\n)+)");
    private static final Pattern END = Pattern.compile("(?<=[.!?])(?<!e\\.g\\.)\\s+(?=[A-Z`*])");

    private static final Map<String, String> AREAS = Map.ofEntries(
            Map.entry("file", "Files"), Map.entry("yaml", "YAML"), Map.entry("template", "Templates"),
            Map.entry("overlay", "Layers of a game"), Map.entry("schema", "The shape of a file"),
            Map.entry("expression", "Expressions"), Map.entry("save", "Saving"), Map.entry("proof", "Printing"),
            Map.entry("ruleset", "Games"), Map.entry("test", "Tests of a game"), Map.entry("character", "Characters"),
            Map.entry("field", "Fields"), Map.entry("creation", "Creation"), Map.entry("option", "Options"),
            Map.entry("trait", "Traits"), Map.entry("name", "Names"), Map.entry("ledger", "The ledger"),
            Map.entry("advance", "Advances"), Map.entry("swap", "Swaps"), Map.entry("earning", "Earning"),
            Map.entry("milestone", "Milestones"), Map.entry("now", "Marks of play"), Map.entry("ruling", "Rulings"),
            Map.entry("rule", "Rules of a game"), Map.entry("link", "Links"), Map.entry("part", "Parts"),
            Map.entry("map", "Maps"), Map.entry("gain", "Gains"));

    private CodesPage() {}

    static String text() {
        Map<String, StringBuilder> tables = new LinkedHashMap<>();
        for (Code code : Code.values()) {
            String area = code.id().substring(0, code.id().indexOf('.'));
            tables.computeIfAbsent(area, key -> new StringBuilder()).append("| `").append(code.id()).append("` | ")
                    .append(code.severity().word()).append(" | ").append(meaning(code).replace("|", "\\|"))
                    .append(" |\n");
        }
        StringBuilder out = new StringBuilder(HEAD);
        tables.forEach((area, rows) -> out.append("\n## ").append(AREAS.getOrDefault(area, "`" + area + "`"))
                .append("\n\n| code | severity | said when |\n|---|---|---|\n").append(rows));
        return out.toString();
    }

    private static String meaning(Code code) {
        try {
            Matcher first = FIRST.matcher(Files.readString(EXPLAIN.resolve(code.id() + ".md")));
            return first.find() ? END.split(first.group(1).strip().replace('\n', ' '))[0] : "";
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
