package lampblack.offers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.Violation;
import lampblack.rules.advance.Advance;

/** What the judges of a character's owners say to what they would have to pay; each is asked once for each amount. */
public final class OwnersPayment {

    private static final Span NOWHERE = new Source("offer", "").start();

    private final EvaluatedCharacter member;
    private final Map<List<Object>, List<Violation>> known = new HashMap<>();

    OwnersPayment(EvaluatedCharacter member) {
        this.member = member;
    }

    /** Amounts by link, each by track of the owner. @param due by {@code link.track} */
    public static Map<String, Map<String, Long>> byLink(Map<String, Long> due) {
        Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        due.forEach((key, amount) -> OtherTrack.of(key).ifPresent(track ->
                all.computeIfAbsent(track.link(), link -> new LinkedHashMap<>()).put(track.track(), amount)));
        return all;
    }

    /** What there is somebody to pay or to get. @param due by {@code link.track} */
    Map<String, Long> due(Map<String, Long> due) {
        return withoutGiftsToNobody(member.file(), due);
    }

    /** The same without what would come to an owner of whom there is none. */
    public static Map<String, Long> withoutGiftsToNobody(CharacterFile member, Map<String, Long> due) {
        Map<String, Long> all = new LinkedHashMap<>(due);
        all.entrySet().removeIf(one -> one.getValue() < 0 && member.links().stream().noneMatch(link ->
                OtherTrack.of(one.getKey()).filter(other -> other.link().equals(link.id())).isPresent()));
        return all;
    }

    /** Nothing where all of it may be paid. @param due by {@code link.track} */
    List<Violation> objections(Map<String, Long> due, Advance advance) {
        List<Violation> violations = new ArrayList<>();
        byLink(due).forEach((link, amounts) -> violations.addAll(known.computeIfAbsent(
                List.of(link, amounts, advance.id()), key -> objections(link, amounts, advance))));
        return violations;
    }

    private List<Violation> objections(String link, Map<String, Long> amounts, Advance advance) {
        Owner owner = member.links().owners().get(link);
        return owner == null ? List.of(new Violation(noOwner(member, link, advance.label(), NOWHERE), advance.id(), 0))
                : owner.purse().objections(amounts, advance.id());
    }

    /** That nobody is there to pay. */
    public static Diagnostic noOwner(EvaluatedCharacter member, String link, Label label, Span place) {
        return Diagnostic.of(Code.LEDGER__NO_OWNER, place, "advance", label.title(), "link",
                member.sheet().linked().links().get(link).label().title());
    }
}
