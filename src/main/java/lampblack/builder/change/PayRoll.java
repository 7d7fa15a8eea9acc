package lampblack.builder.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.FormData;
import lampblack.character.EntryKind;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.rules.OtherTrack;
import lampblack.rules.advance.PaidElsewhere;

/** Has an owner pay for a roll from what its ledger keeps: {@code rolled} says the roll, {@code where} the track. */
final class PayRoll {

    private PayRoll() {}

    private static ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String where = form.required("where");
        if (OtherTrack.ofOwner(where, before.evaluated().sheet()).isEmpty()
                || !before.evaluated().sheet().rolls().containsKey(form.required("rolled"))) {
            throw new FormData.MalformedForm("where");
        }
        Map<String, NewValue> entry = new LinkedHashMap<>();
        entry.put(EntryKind.ROLL.word(), NewValue.of(form.required("rolled")));
        entry.put(PaidElsewhere.KEY, NewValue.map(where, NewValue.of(form.number("pay"))));
        return editor.add(before, List.of(NewValue.map(entry)));
    }

    static ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return new ChangeResult(attempt(editor, before, form), List.of(Message.of("cli.change.elsewhere", "track",
                Message.verbatim(before.evaluated().currencyTitle(form.required("where"))), "amount",
                form.number("pay"))));
    }
}
