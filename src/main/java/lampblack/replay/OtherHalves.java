package lampblack.replay;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;

/** The files that have the other halves of what was paid, gained or marked in one version of a character alone. */
public final class OtherHalves {

    /** The key of an entry that says what was marked with it. */
    private static final String MARKED = "marked";

    private OtherHalves() {}

    /** The files as links and payments call them; none where both versions speak of the same payments. */
    public static Set<String> between(CharacterFile one, CharacterFile other) {
        Set<String> files = new LinkedHashSet<>();
        for (OwnerReference link : one.links()) {
            List<Payment> some = Payment.ofMember(one.ledger(), link.id(), "");
            List<Payment> others = Payment.ofMember(other.ledger(), link.id(), "");
            if (!Half.alone(some, others).isEmpty() || !Half.alone(others, some).isEmpty()
                    || !marked(one, link.id()).equals(marked(other, link.id()))) {
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
    private static List<String> marked(CharacterFile file, String link) {
        return file.ledger().stream().flatMap(entry -> entry.header().node().map(MARKED).stream())
                .flatMap(marks -> marks.all().stream()).filter(mark -> mark.key().text().startsWith(link + "."))
                .map(mark -> mark.key().text() + " " + mark.value().integer().orElse(0L)).toList();
    }

    /** The file at the other end of each thing that was gained from an owner or given to a member. */
    private static List<String> gains(CharacterFile file) {
        return file.ledger().stream().flatMap(entry -> Stream.concat(MembersGain.reached(entry).stream(),
                entry.header().node().text(MembersGain.FROM).stream())).toList();
    }
}
