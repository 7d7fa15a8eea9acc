package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** A character at a glance: its main numbers and conditions. */
public record CharacterSummary(String path, String name, String playbook, List<SummaryStat> stats) {

    private static final long MAX_BOXES = 14;

    /** One track. @param state {@code full} where it is */
    public record SummaryStat(String title, String reading, List<String> marks, List<String> words, String state) {}

    /** The tracks that tell a character's condition. */
    static CharacterSummary of(Messages messages, LoadedCharacter character) {
        EvaluatedCharacter evaluated = character.evaluated();
        List<SummaryStat> stats = new ArrayList<>();
        for (Track track : evaluated.sheet().tracks().values()) {
            if (!track.ledger() && (!track.whenFull().isEmpty() || track.shape().marking() == Marking.WRITTEN)) {
                stat(messages, evaluated, track).ifPresent(stats::add);
            }
        }
        return new CharacterSummary(CharacterTab.PLAY.path(character.key()), character.name(), evaluated.inPlay()
                .playbook().map(id -> evaluated.inPlay().title(new OptionKey(OptionKey.PLAYBOOKS, id)))
                .orElse(evaluated.sheet().label().title()), stats);
    }

    private static Optional<SummaryStat> stat(Messages messages, EvaluatedCharacter evaluated, Track track) {
        return switch (track.shape()) {
            case TrackShape.Rows rows -> Optional.of(words(messages, evaluated, track, rows));
            case TrackShape.Bands bands -> Optional.of(band(messages, evaluated, track, bands));
            case TrackShape.Boxes boxes -> number(messages, evaluated, track, MAX_BOXES);
            case TrackShape.Clock clock -> number(messages, evaluated, track, MAX_BOXES);
            case TrackShape.Counter counter -> number(messages, evaluated, track, 0);
            case TrackShape.Clocks clocks -> Optional.empty();
            case TrackShape.Pool pool -> Optional.empty();
        };
    }

    private static SummaryStat words(Messages messages, EvaluatedCharacter evaluated, Track track,
            TrackShape.Rows rows) {
        List<String> words = new ArrayList<>();
        rows.rows().values().forEach(row -> SlotMark.all(evaluated.file().now(), track.id(), row.label().id())
                .forEach(slot -> words.add(0, row.label().title() + ": " + slot.words() + (row.boxes() == 0 ? ""
                        : ", " + messages.text("web.play.of", "marked", slot.marked(), "size", row.boxes())))));
        return new SummaryStat(evaluated.inPlay().titleOf(track.label()),
                words.isEmpty() ? messages.text("web.group.none") : "", List.of(), words, "");
    }

    private static SummaryStat band(Messages messages, EvaluatedCharacter evaluated, Track track,
            TrackShape.Bands bands) {
        String declared = evaluated.file().now().text(track.id()).filter(bands.bands()::containsKey)
                .map(text -> bands.bands().get(text).label().title()).orElse(messages.text("web.group.none"));
        return new SummaryStat(evaluated.inPlay().titleOf(track.label()), declared, List.of(), List.of(), "");
    }

    /** Empty where there is neither a mark nor room for one. @param mostBoxes the size up to which boxes are drawn */
    private static Optional<SummaryStat> number(Messages messages, EvaluatedCharacter evaluated, Track track,
            long mostBoxes) {
        long size = evaluated.inPlay().size(track.id());
        long marked = evaluated.file().now().integer(track.id()).orElse(evaluated.inPlay().start(track.id()));
        if (size <= 0 && marked <= 0) {
            return Optional.empty();
        }
        List<String> marks = new ArrayList<>();
        for (long i = 0; size <= mostBoxes && i < size; i++) {
            marks.add(i < marked ? "filled" : "");
        }
        boolean full = !track.whenFull().isEmpty() && track.isAtEnd(marked, size);
        return Optional.of(new SummaryStat(evaluated.inPlay().titleOf(track.label()), size == Amount.UNLIMITED
                ? marked == size ? messages.text("why.unlimited") : "" + marked
                : messages.text(track.markedAs().isEmpty() ? "web.play.of" : "web.play.marked-as", "marked", marked,
                        "size", size, "word", track.markedAs()), marks, List.of(),
                full ? "full" : ""));
    }
}
