package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.replay.Half;
import lampblack.replay.MembersGain;
import lampblack.replay.Payment;
import lampblack.rules.advance.PaidElsewhere;

/**
 * Writes again in other files what belonged to an entry that was taken back and is done again.
 *
 * @param versions a character as it was before and after its last change, one of which may have the other half
 */
record RedoneHalves(CharacterEditor editor, CharacterJudge judge,
        Function<LoadedCharacter, List<LoadedCharacter>> versions) {

    /** A change that brings back one entry of a file, with what comes back in others because of it. */
    ProposedChange with(ProposedChange redone) {
        LoadedCharacter after = redone.after().orElseThrow();
        LedgerEntry entry = entry(redone);
        Optional<Payment> paid = Payment.ofOwner(List.of(entry)).stream().findFirst();
        if (paid.isPresent()) {
            return ofOwner(redone, paid.get());
        }
        Optional<OwnerReference> owner = after.file().everLinked().stream().filter(link ->
                MembersGain.isFromOwner(entry) && entry.header().node().text(MembersGain.FROM)
                        .filter(link.file().text()::equals).isPresent()).findFirst();
        return owner.isPresent() ? ofMember(redone, owner.get()) : others(redone, "");
    }

    /** What an owner paid comes back with what its member bought. */
    private ProposedChange ofOwner(ProposedChange redone, Payment paid) {
        Optional<LinkedCharacter> member = judge.member(redone.before(), paid.by());
        if (member.isEmpty()) {
            return redone.against(changed(redone, paid.by()));
        }
        LoadedCharacter now = member.get().character();
        OwnerReference link = member.get().link();
        List<Payment> said = Payment.ofMember(now.file(), link::isSameAs, paid.by());
        if (!isAlone(paid, Payment.ofOwner(redone.after().orElseThrow().file().ledger()), said)) {
            return redone;
        }
        return together(redone, now, then(now, file -> Payment.ofMember(file, link::isSameAs, paid.by()).stream()
                .filter(paid::matches).map(Payment::entry).toList()), paid.by(), link.id());
    }

    /** What a member got comes back with what its owner took. */
    private ProposedChange ofMember(ProposedChange redone, OwnerReference link) {
        Optional<LinkedCharacter> owner = new OwnersThen(editor, judge).at(redone.before(),
                entry(redone).header().index(), link.id()).filter(found -> found.link().isSameAs(link));
        if (owner.isEmpty()) {
            return redone.against(changed(redone, link.file().text()));
        }
        LoadedCharacter now = owner.get().character();
        String way = owner.get().way();
        String path = redone.before().evaluated().sheet().id() + "." + link.id();
        List<MembersGain> given = MembersGain.ofOwner(now.evaluated().history(), path, way);
        MembersGain gain = MembersGain.ofMember(List.of(entry(redone)), link.file().text(), way).get(0);
        return !isAlone(gain, MembersGain.ofMember(redone.after().orElseThrow().file().ledger(), link.file().text(),
                way),
                given) ? redone : together(redone, now, then(now, file -> file.ledger().stream()
                        .filter(entry -> MembersGain.reached(entry).contains(way)).toList()), link.file().text(), way);
    }

    /** A version of another file that has one entry more, which is the other half. */
    private Optional<LoadedCharacter> then(LoadedCharacter now, Function<CharacterFile, List<LedgerEntry>> halves) {
        return versions.apply(now).stream().filter(version -> OneMoreEntry.of(version.file(), now.file())
                .filter(halves.apply(version.file())::contains).isPresent()).findFirst();
    }

    /** Both files, and those that belong to the other one's entry. @param here what the other one calls this file */
    private ProposedChange together(ProposedChange redone, LoadedCharacter now, Optional<LoadedCharacter> then,
            String where, String here) {
        if (then.isEmpty()) {
            return redone.against(changed(redone, where));
        }
        ProposedChange other = others(new ProposedChange(now, then.get().text().source().text(), then, List.of()),
                here);
        List<ProposedChange> all = new ArrayList<>(List.of(other.alone()));
        all.addAll(other.others());
        return redone.with(all);
    }

    /** What owners pay and members get by an entry that comes back. @param but one that has its half already */
    private ProposedChange others(ProposedChange redone, String but) {
        LedgerEntry entry = entry(redone);
        Map<String, Long> due = new LinkedHashMap<>(PaidElsewhere.said(entry));
        due.keySet().removeIf(track -> track.startsWith(but + ".") || Payment.ofMember(List.of(entry),
                track.substring(0, Math.max(0, track.indexOf('.'))), "").isEmpty());
        ProposedChange paid = new PaymentEditor(editor, judge).paying(redone, due.isEmpty() ? Map.of()
                : Map.of(entry.header().index(), due));
        List<String> reached = MembersGain.reached(entry).stream().filter(way -> !way.equals(but)).toList();
        return new MarksElsewhere(editor, judge).again(new MembersEditor(editor, judge).again(paid, entry, reached), entry);
    }

    private static <T extends Half<T>> boolean isAlone(T half, List<T> some, List<T> others) {
        return Half.alone(some, others).stream().anyMatch(half::matches);
    }

    private static LedgerEntry entry(ProposedChange redone) {
        return OneMoreEntry.of(redone.after().orElseThrow().file(), redone.before().file()).orElseThrow();
    }

    static Diagnostic changed(ProposedChange redone, String where) {
        return Diagnostic.of(Code.LEDGER__LONE_HALF, redone.before().file().root().span(),
                Message.of("ledger.lone-half.not-again", "where", where)).withSeverity(Severity.ERROR);
    }
}
