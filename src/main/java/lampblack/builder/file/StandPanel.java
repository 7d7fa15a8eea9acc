package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.LetStand;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Messages;
import lampblack.edit.Standing;

/**
 * What would be written to let a character in play stand as it stands, before it is.
 *
 * @param press what writes it; none where that is another's to do
 */
public record StandPanel(String heading, List<String> lines, List<Control> press) {

    public StandPanel {
        lines = List.copyOf(lines);
        press = List.copyOf(press);
    }

    /** Empty where there is nothing to let stand. */
    static Optional<StandPanel> of(TabInput in) {
        return Standing.of(in.editor(), in.character()).flatMap(standing -> of(in, standing));
    }

    private static Optional<StandPanel> of(TabInput in, Standing standing) {
        Messages messages = in.messages();
        String reason = messages.text("stand.because", "version", standing.last());
        String said = messages.text("stand.note", "version", standing.last());
        if (!Standing.isSettled(in.editor(), standing.written(in.editor(), reason, said))) {
            return Optional.empty();
        }
        List<String> lines = new ArrayList<>(standing.lines().stream().map(messages::render).toList());
        lines.add(messages.text("web.history.taken-over", "version",
                in.character().ruleset().ruleset().version()));
        Control press = Control.of("let-stand", Urls.change(in.key(), CharacterTab.PROBLEMS, CharacterChanges.STAND),
                messages.text("web.stand.button")).laidOut("mend").looking("first")
                .with("seen", in.character().text().version()).with("at", "rulings").with(LetStand.REASON, reason)
                .with(LetStand.SAID, said);
        return Optional.of(new StandPanel(messages.text("web.stand.title", "version", standing.last()), lines,
                in.attendee().runsGame() ? List.of(press) : List.of()));
    }
}
