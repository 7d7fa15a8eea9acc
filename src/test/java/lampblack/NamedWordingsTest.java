package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Worded;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Every wording that the code names")
class NamedWordingsTest {

    /** A key as it is written in full; one that ends in a hyphen or a point, or is added to, is only a beginning. */
    private static final Pattern KEY =
            Pattern.compile("\"((?:sheet|roll|cli|web|why|odds)\\.[a-z0-9.-]*[a-z0-9])\"(?!\\s*\\+)");
    /** A beginning that the word of a constant is added to. */
    private static final Pattern BEGINNING =
            Pattern.compile("\"([a-z][a-z.-]*\\.)\"\\s*\\+\\s*[\\w.()]+?\\.word\\(\\)");
    /** The constants whose words each beginning takes. */
    private static final Map<String, String> CONSTANTS = Map.ofEntries(
            Map.entry("cli.", "diagnostic.Severity"), Map.entry("cli.balance.", "replay.UncertainBalances$Bound"),
            Map.entry("cli.odds.", "dice.OddsTable$OddsRowKey"),
            Map.entry("diff.character.", "cli.diff.CharacterAspect"), Map.entry("diff.count.", "difference.ChangeSort"),
            Map.entry("diff.heading.", "cli.diff.Heading"), Map.entry("diff.sort.", "difference.ChangeSort"),
            Map.entry("expression.failure.", "expression.Failure$FailureReason"),
            Map.entry("note.balance.", "replay.UncertainBalances$Bound"),
            Map.entry("proof.", "rulesettest.Coverage$ItemKind"), Map.entry("proof.mark.", "sheet.BoxState"),
            Map.entry("roll.is.", "rules.roll.OutcomeMatch$Relation"), Map.entry("roll.keep.", "rules.roll.Keep"),
            Map.entry("roll.paid-by.", "rules.roll.RollExtra$ExtraPayer"),
            Map.entry("roll.step.", "rules.roll.RollEffects$ChainMove"),
            Map.entry("said.amount.", "expression.Comparison$ComparisonOperator"),
            Map.entry("sheet.", "diagnostic.Severity"), Map.entry("web.balance.", "replay.UncertainBalances$Bound"),
            Map.entry("web.history.", "picture.PictureTurn"),
            Map.entry("web.print.paper.", "sheet.Paper"), Map.entry("web.saving.", "page.Keeping"),
            Map.entry("web.tab.", "builder.page.CharacterTab"));
    /** What is not asked for: a sheet says no notes, whoever rolls pays, and what stays is not told. */
    private static final Set<String> NEVER = Set.of("sheet.note", "roll.paid-by.roller", "roll.step.stays");
    private static final Pattern FILE = Pattern.compile(".*\\.(?:css|js|html)");

    @Test
    @DisplayName("stands among the messages")
    void stands() throws IOException {
        Messages messages = MessageBundle.messages();
        Set<String> missing = new TreeSet<>();
        int found = 0;
        for (Path source : sources()) {
            Matcher key = KEY.matcher(Files.readString(source));
            while (key.find()) {
                found++;
                if (!messages.has(key.group(1)) && !FILE.matcher(key.group(1)).matches()) {
                    missing.add(key.group(1) + " in " + source.getFileName());
                }
            }
        }
        assertTrue(found > 300, found + " keys");
        assertEquals(Set.of(), missing);
    }

    @Test
    @DisplayName("with the word of a constant stands there for each constant")
    void standsForEachConstant() throws IOException, ClassNotFoundException {
        Messages messages = MessageBundle.messages();
        Set<String> beginnings = new TreeSet<>();
        for (Path source : sources()) {
            BEGINNING.matcher(Files.readString(source)).results().forEach(found -> beginnings.add(found.group(1)));
        }
        assertEquals(new TreeSet<>(CONSTANTS.keySet()), beginnings);
        Set<String> missing = new TreeSet<>();
        for (String beginning : beginnings) {
            for (Object constant : Class.forName("lampblack." + CONSTANTS.get(beginning)).getEnumConstants()) {
                String key = beginning + ((Worded) constant).word();
                if (!NEVER.contains(key) && !messages.has(beginning.equals("cli.") ? key + "s" : key)) {
                    missing.add(key);
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}
