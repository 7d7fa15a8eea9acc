package lampblack;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A hostile or broken text")
@Tag("slow")
class HostileTextTest {

    private static final List<String[]> COMMANDS = List.of(new String[] {"check", "c.yaml"}, new String[] {"show",
            "c.yaml"},
            new String[] {"options", "c.yaml"}, new String[] {"earn", "c.yaml", "desperate=1"},
            new String[] {"buy", "c.yaml", "practice", "--raise", "Stealth"},
            new String[] {"gain", "c.yaml", "cash=1"}, new String[] {"lose", "c.yaml", "cash=1"},
            new String[] {"mark", "c.yaml", "stress", "+1"},
            new String[] {"mark", "c.yaml", "clocks", "x", "--size", "4"},
            new String[] {"milestone", "c.yaml", "x"}, new String[] {"answer", "c.yaml", "x", "y=z"},
            new String[] {"rule", "c.yaml", "creation.over-budget", "--because", "x"}, new String[] {"undo", "c.yaml"},
            new String[] {"sheet", "c.yaml"}, new String[] {"check", "--fix", "c.yaml"});

    @TempDir
    private Path folder;

    private Trial trial;

    @BeforeEach
    void begin() {
        trial = new Trial(folder);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lampblack.HostileTexts#refused")
    @DisplayName("is refused as a ruleset and as a character, by every command, and stays as it was")
    void refused(String name, byte[] bytes, String words) {
        trial.write("rulesets/game/ruleset.yaml", bytes);
        trial.refused("check", "rulesets").says(words);
        trial.write("rulesets/game/ruleset.yaml", Trial.HEAD + "sheets: {character: {}}\n");
        trial.write("c.yaml", bytes);
        trial.refused("check", "c.yaml").says(words);
        // What every command says of a file follows from the same reading; the large ones are tried once.
        for (String[] command : bytes.length > 40_000 ? List.<String[]>of() : COMMANDS) {
            trial.refused(command);
        }
    }
}
