package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.LetStand;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Messages;
import lampblack.edit.Standing;

/**
 * What would be written to let a character in play stand as it stands, before it is.
 *
 * @param action where the press is sent; empty where it is another's to make
 */
public record StandPanel(String heading, List<String> lines, String action, List<HiddenField> fields) {

    public StandPanel {
        lines = List.copyOf(lines);
        fields = List.copyOf(fields);
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
        return Optional.of(new StandPanel(messages.text("web.stand.title", "version", standing.last()), lines,
                in.attendee().runsGame() ? Urls.change(in.key(), CharacterTab.PROBLEMS, CharacterChanges.STAND) : "",
                List.of(new HiddenField(LetStand.REASON, reason), new HiddenField(LetStand.SAID, said))));
    }
}
