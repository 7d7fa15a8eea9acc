package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Half;
import lampblack.replay.Owner;
import lampblack.replay.Payment;
import lampblack.rules.Label;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.roll.Roll;

/** Warns of halves of what an owner pays for a member that stand alone, where the file of the other can be read. */
record PaymentHalves(Place place, EvaluatedCharacter evaluated, FormCheck form) {

    private static final int MOST_MEMBERS = 64;

    List<Diagnostic> alone() {
        List<Diagnostic> found = new ArrayList<>();
        for (String link : evaluated.sheet().linked().links().keySet()) {
            List<Payment> said = Payment.ofMember(evaluated.file().ledger(), link, "");
            if (!said.isEmpty()) {
                ofLink(link, said, found);
            }
        }
        List<Payment> paid = Payment.ofOwner(evaluated.file().ledger());
        Set<String> members = new TreeSet<>();
        paid.forEach(payment -> members.add(payment.by()));
        members.stream().limit(MOST_MEMBERS).forEach(member -> found.addAll(ofMember(member, paid.stream()
                .filter(payment -> payment.by().equals(member)).toList())));
        return found;
    }

    /** What is said to be paid by an owner that says nothing of it. */
    private void ofLink(String link, List<Payment> said, List<Diagnostic> found) {
        Optional<OwnerReference> reference = evaluated.file().link(link);
        Owner owner = evaluated.links().owners().get(link);
        if (reference.isEmpty()) {
            said.stream().filter(payment -> evaluated.file().link(link, payment.entry().header().index()).isEmpty())
                    .forEach(payment -> found.add(Diagnostic.of(Code.LEDGER__NO_OWNER,
                            place(payment, PaidElsewhere.KEY), "advance", advance(payment.bought()), "link",
                            evaluated.sheet().linked().links().get(link).label().title())
                            .withSeverity(Severity.WARNING)));
        } else if (owner != null) {
            String by = new LinkedFile(place, reference.get()).place().wayTo(place).orElse("");
            // What an earlier owner paid stands in a file that is not read.
            List<Payment> mine = Payment.ofMember(evaluated.file(), reference.get()::isSameAs, by);
            Half.alone(mine, owner.purse().paid()).forEach(payment -> found.add(Diagnostic.of(
                    Code.LEDGER__LONE_HALF, place(payment, PaidElsewhere.KEY), Message.of("ledger.lone-half",
                            "file", reference.get().file().text(), "entry", entry(payment)))));
        }
    }

    private String advance(String id) {
        return Optional.ofNullable(evaluated.sheet().advances().get(id)).map(Advance::label)
                .or(() -> Optional.ofNullable(evaluated.sheet().rolls().get(id)).map(Roll::label))
                .map(Label::title).orElse(id);
    }

    private static String entry(Payment payment) {
        return "{pays: " + PaidElsewhere.written(payment.amounts()) + ", by: " + payment.by() + ", for: "
                + payment.bought() + "}";
    }

    private static Span place(Payment payment, String key) {
        return payment.entry().header().node().keySpan(key);
    }

    /** What is paid for a member that says nothing of it. */
    private List<Diagnostic> ofMember(String way, List<Payment> paid) {
        return new MemberAt(place, way).choices(form, evaluated.ruleset())
                .map(file -> Half.alone(paid, said(file, way)).stream().map(payment -> Diagnostic.of(
                Code.LEDGER__LONE_HALF, place(payment, LedgerEntry.Pays.BY), Message.of("ledger.lone-half.owner",
                        "file", way, "bought", payment.bought(), "paid", PaidElsewhere.written(payment.amounts()))))
                .toList()).orElse(List.of());
    }

    /** What a member says of this file, to which its links may lead under another name. */
    private List<Payment> said(CharacterFile member, String way) {
        return Payment.ofMember(member, link -> new LinkedFile(place.to(way), link).place().equals(place), way);
    }
}
