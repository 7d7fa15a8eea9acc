package lampblack.builder.play;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.Urls;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;

/** Begins the next period of a kind that brings back or limits something of a character. */
final class PeriodButton {

    private PeriodButton() {}

    static List<Control> all(TabInput in, EvaluatedCharacter evaluated) {
        return evaluated.retired().isPresent() ? List.of() : evaluated.sheet().beginnings().stream().map(period -> {
            String number = String.valueOf(evaluated.file().highest(period).orElse(0) + 1);
            String title = Optional.ofNullable(evaluated.sheet().periods().get(period)).map(Label::title)
                    .orElseGet(() -> in.messages().text("web.advance.session"));
            return Control.of("begin." + period + "." + number, Urls.change(in.key(), CharacterTab.PLAY, "entry"),
                    in.messages().text("web.play.begin", "period", title, "number", number)).laidOut("row")
                    .with("seen", in.character().text().version()).with("do", "begin").with("begins", period)
                    .with("period." + period, number);
        }).toList();
    }
}
