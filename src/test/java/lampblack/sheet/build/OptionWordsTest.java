package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.character.Choices;
import lampblack.load.RulesetLoader;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What an option of a shipped game adds to rolls")
class OptionWordsTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final Pattern FIGURE = Pattern.compile("[+\u2212-]\\d+d?\\b|\\bd\\d+\\b|advantage");

    @Test
    @DisplayName("is said once: by its text where its list is spelled out, else by a sentence after a text that does not")
    void once() {
        List<String> twice = new ArrayList<>();
        int gifts = 0;
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            for (SheetRules rules : game.sheets().values()) {
                RollDescriptions words = new RollDescriptions(game, new DerivedSheet(rules, Choices.BLANK),
                        MessageBundle.messages());
                for (OptionList list : rules.lists().values()) {
                    for (Option option : list.entries().values()) {
                        List<String> said = words.modifiers(option);
                        gifts += said.size();
                        boolean unsaid = !said.isEmpty() && list.spelledOut() && option.label().text().isEmpty();
                        if (unsaid || !list.spelledOut() && isIn(option.label().text(), said)) {
                            twice.add(id + " " + option.key() + ": " + said);
                        }
                    }
                }
            }
        }
        assertTrue(gifts > 50, gifts + " gifts");
        assertEquals(List.of(), twice);
    }

    private static boolean isIn(String text, List<String> said) {
        Matcher figure = FIGURE.matcher(text);
        while (figure.find()) {
            String same = figure.group().replace('-', '\u2212');
            if (said.stream().anyMatch(words -> words.matches(".*(?<![0-9+\u2212])" + Pattern.quote(same) + "\\b.*"))) {
                return true;
            }
        }
        return false;
    }
}
