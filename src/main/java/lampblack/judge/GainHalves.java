package lampblack.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Half;
import lampblack.replay.MembersGain;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.PaidElsewhere;

/** Warns of halves of what members get from an owner that stand alone, where the file of the other can be read. */
record GainHalves(Place place, EvaluatedCharacter evaluated, FormCheck form) {

    private static final int MOST_MEMBERS = 64;

    List<Diagnostic> alone() {
        List<Diagnostic> found = new ArrayList<>();
        Set<String> owners = new LinkedHashSet<>();
        Set<String> members = new LinkedHashSet<>();
        for (LedgerEntry entry : evaluated.file().ledger()) {
            if (MembersGain.isFromOwner(entry)) {
                owners.add(entry.header().node().text(MembersGain.FROM).orElse(""));
            }
            members.addAll(MembersGain.reached(entry));
        }
        owners.forEach(from -> found.addAll(gained(from)));
        if (!members.isEmpty()) {
            evaluated.history().stream().filter(result -> result.forMembers().isEmpty()
                    && !MembersGain.reached(result.entry()).isEmpty())
                    .forEach(result -> found.add(alone(result.entry(), MembersGain.TO, Message.of(
                            "ledger.lone-half.nothing"))));
        }
        members.stream().limit(MOST_MEMBERS).forEach(way -> found.addAll(given(way)));
        return found;
    }

    /** What is said to come from an owner that says nothing of it. */
    private List<Diagnostic> gained(String from) {
        Optional<OwnerReference> link = evaluated.file().links().stream()
                .filter(reference -> reference.file().text().equals(from)).findFirst();
        if (link.isEmpty() && evaluated.file().everLinked().stream()
                .anyMatch(past -> past.file().text().equals(from))) {
            return List.of();
        }
        if (link.isEmpty()) {
            return MembersGain.ofMember(evaluated.file().ledger(), from, "").stream().map(gain -> alone(gain.entry(),
                    MembersGain.FROM, Message.of("ledger.lone-half.no-link", "file", from))).toList();
        }
        Owner owner = evaluated.links().owners().get(link.get().id());
        String way = new LinkedFile(place, link.get()).place().wayTo(place).orElse("");
        return owner == null ? List.of() : Half.alone(MembersGain.ofMember(evaluated.file().ledger(), from, way),
                owner.purse().given(evaluated.sheet().id() + "." + link.get().id(), way)).stream()
                .map(gain -> alone(gain.entry(), MembersGain.FROM, Message.of("ledger.lone-half.gain", "file", from,
                        "gain", PaidElsewhere.written(gain.amounts()), "by", way))).toList();
    }

    /** What is said to have reached a member that says nothing of it. */
    private List<Diagnostic> given(String way) {
        return new MemberAt(place, way).choices(form, evaluated.ruleset())
                .map(member -> given(way, member)).orElse(List.of());
    }

    private List<Diagnostic> given(String way, CharacterFile member) {
        Optional<OwnerReference> link = member.everLinked().stream()
                .filter(reference -> new LinkedFile(place.to(way), reference).place().equals(place)).findFirst();
        String belongs = Stream.concat(Replay.sheet(evaluated.ruleset(), member).map(SheetRules::id).stream(),
                link.map(OwnerReference::id).stream()).reduce((sheet, id) -> sheet + "." + id).orElse("");
        List<MembersGain> theirs = link.map(reference -> MembersGain.ofMember(member.ledger(), reference.file().text(),
                way)).orElse(List.of());
        List<EntryResult> giving = evaluated.history().stream().filter(result -> !result.forMembers().isEmpty())
                .toList();
        return Half.alone(MembersGain.ofOwner(giving, belongs, way), theirs).stream().map(gain -> alone(gain.entry(),
                MembersGain.TO, Message.of("ledger.lone-half.member", "file", way, "entry", "{gain: "
                        + PaidElsewhere.written(gain.amounts()) + ", from: " + link.map(reference ->
                        reference.file().text()).orElse(place.file()) + "}"))).toList();
    }

    private static Diagnostic alone(LedgerEntry entry, String key, Message words) {
        return Diagnostic.of(Code.LEDGER__LONE_HALF, entry.header().node().keySpan(key), words)
                .withSeverity(Severity.WARNING);
    }
}
