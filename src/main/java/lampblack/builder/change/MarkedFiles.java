package lampblack.builder.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.rules.OtherTrack;

/** A character and its owners while marks are made on them, one after the other. */
final class MarkedFiles {

    private static final String OWN = "";

    private final CharacterEditor editor;
    private final LoadedCharacter member;
    private final Map<String, LoadedCharacter> before = new LinkedHashMap<>();
    private final Map<String, LoadedCharacter> now = new LinkedHashMap<>();

    MarkedFiles(CharacterEditor editor, LoadedCharacter member) {
        this.editor = editor;
        this.member = member;
        before.put(OWN, member);
        now.put(OWN, member);
    }

    private static String link(Optional<OtherTrack> other) {
        return other.map(OtherTrack::link).orElse(OWN);
    }

    /** Whether there is a file for a mark: an owner that can be written from here, or the character itself. */
    boolean isThere(Optional<OtherTrack> other) {
        String link = link(other);
        if (!now.containsKey(link)) {
            editor.owner(member, link).map(LinkedCharacter::character).ifPresent(owner -> {
                before.put(link, owner);
                now.put(link, owner);
            });
        }
        return now.containsKey(link);
    }

    LoadedCharacter now(Optional<OtherTrack> other) {
        return now.get(link(other));
    }

    void then(Optional<OtherTrack> other, LoadedCharacter after) {
        now.put(link(other), after);
    }

    /** That nobody is there who could be marked. */
    ProposedChange noOwner(OtherTrack other, String where) {
        Diagnostic problem = Diagnostic.of(Code.LEDGER__NO_OWNER, member.file().root().span(), "advance",
                member.evaluated().currencyTitle(where), "link",
                member.evaluated().sheet().linked().links().get(other.link()).label().title());
        return new ProposedChange(member, member.text().source().text(), Optional.empty(), List.of(problem));
    }

    /** All of it as one change. */
    ProposedChange proposed() {
        List<ProposedChange> others = new ArrayList<>();
        now.forEach((link, after) -> {
            if (!link.equals(OWN)) {
                others.add(change(link));
            }
        });
        return change(OWN).with(others);
    }

    private ProposedChange change(String link) {
        LoadedCharacter after = now.get(link);
        return new ProposedChange(before.get(link), after.text().source().text(), Optional.of(after), List.of());
    }
}
