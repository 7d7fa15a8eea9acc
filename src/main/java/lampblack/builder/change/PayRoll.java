package lampblack.builder.change;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.play.RollingPart;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RollEntry;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Track;

/**
 * Pays for a roll from what a ledger keeps: {@code rolled} says the roll, {@code where} the track, {@code part} who
 * made it.
 */
final class PayRoll {

    private PayRoll() {}

    private static ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        Optional<String> part = form.text("part").filter(path -> !path.isEmpty());
        RollEntry entry = new RollEntry(form.required("rolled"), part, Map.of(form.required("where"),
                form.number("pay")));
        return editor.add(before, List.of(entry.written(before)));
    }

    static ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String where = form.required("where");
        SheetRules sheet = RollingPart.sheet(before, form.text("part").orElse(""))
                .filter(rules -> rules.rolls().containsKey(form.required("rolled")))
                .orElseThrow(() -> new FormData.MalformedForm("rolled"));
        Optional<Label> own = Optional.ofNullable(OtherTrack.ofWholeAt(where)
                .map(other -> before.evaluated().sheet().tracks().get(other.track()))
                .orElseGet(() -> sheet.tracks().get(where))).map(Track::label);
        if (own.isEmpty() && OtherTrack.ofOwner(where, before.evaluated().sheet()).isEmpty()) {
            throw new FormData.MalformedForm("where");
        }
        return new ChangeResult(attempt(editor, before, form), List.of(Message.of("cli.change.elsewhere", "track",
                Message.verbatim(own.map(Label::title).orElseGet(() -> before.evaluated().currencyTitle(where))),
                "amount", CharacterDiff.signed(-form.number("pay")))));
    }
}
