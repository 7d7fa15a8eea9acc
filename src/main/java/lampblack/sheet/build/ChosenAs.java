package lampblack.sheet.build;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.Pick;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.CreationStep;

/** What options are to somebody, where several steps of creation choose among the same ones: a friend or a rival. */
public final class ChosenAs {

    private ChosenAs() {}

    /** The title of the step by which each of them was chosen. */
    public static Map<OptionKey, String> of(EvaluatedCharacter evaluated) {
        SheetRules rules = evaluated.sheet();
        Map<OptionKey, String> chosen = new LinkedHashMap<>();
        for (CreationStep step : rules.creation().values()) {
            step.listChoice().filter(choice -> isShared(rules, choice)).ifPresent(choice -> evaluated.file().creation()
                    .get(step.id()).map(Pick::decode).orElse(List.of()).forEach(pick -> chosen.put(
                            choice.from().key(pick.name().text(), rules), step.label().title())));
        }
        return chosen;
    }

    private static boolean isShared(SheetRules rules, ListChoice choice) {
        return rules.creation().values().stream().flatMap(step -> step.listChoice().stream())
                .filter(other -> other.from().equals(choice.from()) && other.only().equals(choice.only())).count() > 1;
    }
}
