package lampblack.replay;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;

/** The files that have the other halves of what was paid, gained or marked in one version of a character alone. */
public final class OtherHalves {

    /** The key of an entry that says what was marked with it. */
    private static final String MARKED = "marked";

    private OtherHalves() {}

    /** The files as links and payments call them; none where both versions speak of the same payments. */
    public static Set<String> between(CharacterFile one, CharacterFile other) {
        Set<String> files = new LinkedHashSet<>();
        for (OwnerReference link : Stream.concat(one.everLinked().stream(), other.everLinked().stream()).toList()) {
            List<Payment> some = Payment.ofMember(one, link::isSameAs, "");
            List<Payment> others = Payment.ofMember(other, link::isSameAs, "");
            if (!Half.alone(some, others).isEmpty() || !Half.alone(others, some).isEmpty()
                    || !marked(one, link).equals(marked(other, link))) {
                files.add(link.file().text());
            }
        }
        List<Payment> paid = Payment.ofOwner(one.ledger());
        List<Payment> otherwise = Payment.ofOwner(other.ledger());
        Stream.concat(Half.alone(paid, otherwise).stream(), Half.alone(otherwise, paid).stream())
                .forEach(payment -> files.add(payment.by()));
        List<String> gains = gains(one);
        List<String> otherGains = gains(other);
        Stream.concat(gains.stream(), otherGains.stream()).filter(file -> Collections.frequency(gains, file)
                != Collections.frequency(otherGains, file)).forEach(files::add);
        return files;
    }

    /** What entries say that they have marked on an owner. */
    private static List<String> marked(CharacterFile file, OwnerReference owner) {
        return file.ledger().stream().flatMap(entry -> marked(file, entry, owner)).toList();
    }

    private static Stream<String> marked(CharacterFile file, LedgerEntry entry, OwnerReference owner) {
        List<String> marks = entry.header().node().map(MARKED).stream().flatMap(map -> map.all().stream())
                .filter(mark -> mark.key().text().startsWith(owner.id() + "."))
                .map(mark -> mark.key().text() + " " + mark.value().integer().orElse(0L)).toList();
        return marks.isEmpty() || file.link(owner.id(), entry.header().index()).filter(owner::isSameAs).isEmpty()
                ? Stream.empty() : marks.stream();
    }

    /** The files of owners to whom an entry brought the character, in which later entries have their other halves. */
    public static List<String> broughtBy(CharacterFile file, int index) {
        List<LedgerEntry> later = file.ledger().stream().filter(entry -> entry.header().index() > index).toList();
        return file.ledger().stream().filter(entry -> entry.header().index() == index)
                .flatMap(entry -> entry.newLinks().stream())
                .filter(owner -> Payment.ofMember(file, owner::isSameAs, "").stream().map(Payment::entry)
                        .anyMatch(later::contains) || later.stream().anyMatch(entry -> marked(file, entry, owner)
                        .findFirst().isPresent() || entry.header().node().text(MembersGain.FROM)
                        .filter(owner.file().text()::equals).isPresent()))
                .map(owner -> owner.file().text()).toList();
    }

    /** The file at the other end of each thing that was gained from an owner or given to a member. */
    private static List<String> gains(CharacterFile file) {
        return file.ledger().stream().flatMap(entry -> Stream.concat(MembersGain.reached(entry).stream(),
                entry.header().node().text(MembersGain.FROM).stream())).toList();
    }
}
