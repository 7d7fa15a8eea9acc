package lampblack.builder.play;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;

/**
 * Begins the next period of a kind that brings back or limits something of a character.
 *
 * @param field the field for its number
 */
public record PeriodButton(String action, String id, String period, String field, String number, String words) {

    static List<PeriodButton> all(TabInput in, EvaluatedCharacter evaluated) {
        return evaluated.retired().isPresent() ? List.of() : evaluated.sheet().beginnings().stream().map(period -> {
            String number = String.valueOf(evaluated.file().highest(period).orElse(0) + 1);
            String title = Optional.ofNullable(evaluated.sheet().periods().get(period)).map(Label::title)
                    .orElseGet(() -> in.messages().text("web.advance.session"));
            return new PeriodButton(Urls.change(in.key(), CharacterTab.PLAY, "entry"), "begin." + period + "." + number, period,
                    "period." + period, number,
                    in.messages().text("web.play.begin", "period", title, "number", number));
        }).toList();
    }
}
