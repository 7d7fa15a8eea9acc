package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Judgement;
import lampblack.rules.Shape;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/** Finds tracks that two gifts set to different sizes. */
record SizesJudge(CharacterFile file, Judgement to) {

    void judge(Standing end) {
        for (Track track : end.sheet().tracks().values()) {
            judge(track.id(), track.label().title(), end);
            if (track.shape() instanceof Shape.Rows rows) {
                rows.rows().forEach((id, row) -> judge(track.id() + "." + id, row.label().title(), end));
            } else if (track.shape() instanceof Shape.Bands bands) {
                bands.bands().forEach((id, band) -> judge(track.id() + "." + id, band.label().title(), end));
            }
        }
    }

    private void judge(String path, String title, Standing end) {
        Map<Long, Span> sizes = end.setSizes(path);
        if (sizes.size() > 1) {
            List<Object> words = new ArrayList<>(sizes.keySet());
            Diagnostic found = Diagnostic.of(Code.RULESET__CONFLICTING_SIZES, file.span(), "track", title, "sizes", words);
            for (Map.Entry<Long, Span> each : sizes.entrySet()) {
                found = found.note(Message.of("note.set-size", "size", each.getKey()), each.getValue());
            }
            to.object(path, found);
        }
    }
}
