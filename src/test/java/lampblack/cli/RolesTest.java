package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OptionKey;
import lampblack.sheet.build.ChosenAs;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Whoever was chosen from one list for several ends")
@Tag("slow")
class RolesTest {

    private static final Path ROOT = Path.of("rulesets").toAbsolutePath();

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is told by `show`, `sheet --text`, the sheet and the cards of every shipped character for what it is")
    void everywhere() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        CharacterLoader characters =
                new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT))));
        int told = 0;
        for (Path file : examples()) {
            EvaluatedCharacter evaluated = characters.load(file).value().orElseThrow().evaluated();
            Map<OptionKey, String> roles = new LinkedHashMap<>(ChosenAs.of(evaluated));
            roles.keySet().removeIf(key -> !evaluated.inPlay().has(key)); // whom play has taken away
            String path = file.toString();
            if (!roles.isEmpty()) {
                assertTold(evaluated, roles, "show", shell.run("show", path).out());
                assertTold(evaluated, roles, "text", shell.run("sheet", path, "--text").out());
                shell.run("sheet", path, "-o", "sheet.html");
                assertTold(evaluated, roles, "sheet", words(shell.read("sheet.html"), ".option"));
                shell.run("sheet", path, "--cards", "-o", "cards.html");
                assertTold(evaluated, roles, "cards", words(shell.read("cards.html"), ".card"));
                told += roles.size();
            }
        }
        assertTrue(told > 10, told + " were told");
    }

    private static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.getParent().endsWith("characters")).sorted().toList();
        }
    }

    private static String words(String html, String selector) {
        return String.join("\n", Jsoup.parse(html).select(selector).eachText());
    }

    private static void assertTold(EvaluatedCharacter evaluated, Map<OptionKey, String> roles, String where,
            String said) {
        roles.forEach((key, role) -> assertTrue(said.lines().anyMatch(line -> line.contains(role)
                && line.contains(evaluated.inPlay().title(key))), () -> where + ": " + key + ", " + role + "\n" + said));
    }
}
