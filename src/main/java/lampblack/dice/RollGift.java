package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollCircumstances;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;
import lampblack.rules.track.Trait;

/**
 * What an option or a marked row adds to a roll, and whether it counts as the roll is made.
 *
 * @param isAsked whether it counts always, or is said to count now
 * @param isBound whether the roll is made with what it is bound to, if it is
 */
public record RollGift(NamedModifier named, boolean isAsked, boolean isBound) {

    public boolean counts() {
        return isAsked && isBound;
    }

    RollModifier modifier() {
        return named.modifier();
    }

    /** All that counts of them, each by itself. */
    static List<RollModifier> counting(List<RollGift> gifts) {
        return gifts.stream().filter(RollGift::counts).map(RollGift::modifier).toList();
    }

    /** What counts whatever the roll is made with. */
    static List<RollModifier> unbound(Roll roll, DerivedSheet derived, RollSituation situation) {
        return counting(of(roll, derived, situation, named -> named.modifier().with().isEmpty()));
    }

    /** What is brought to a roll that is made as it is said. */
    static List<RollGift> of(Roll roll, DerivedSheet derived, RollSituation situation, RollCircumstances now) {
        Optional<Trait> under = situation.trait().flatMap(derived::head);
        return of(roll, derived, situation, named -> named.modifier().with().isEmpty() || named.modifier().with()
                .stream().anyMatch(binding -> binding.holds(situation.trait(), under, now.choices(), now.extras())));
    }

    private static List<RollGift> of(Roll roll, DerivedSheet derived, RollSituation situation,
            Predicate<NamedModifier> bound) {
        BroughtModifiers brought = situation.brought();
        Predicate<NamedModifier> asked =
                named -> named.modifier().when().isEmpty() || brought.asked().contains(named.id());
        List<RollGift> options = Stream.concat(
                NamedModifier.of(roll, derived).stream()
                        .map(named -> new RollGift(named, asked.test(named), bound.test(named))),
                brought.named().stream().map(named -> new RollGift(named, true, true))).toList();
        Map<String, Long> milder = milder(options);
        List<RollGift> all = new ArrayList<>();
        RowModifier.of(roll, brought.rows(), milder).forEach(row -> {
            NamedModifier named = new NamedModifier(row.id(roll), row.title(), row.marked().sheet(), row.modifier());
            all.add(new RollGift(named, asked.test(named), bound.test(named)));
        });
        all.addAll(options);
        return all;
    }

    /** By how many rows marks count milder, by sheet and track. */
    private static Map<String, Long> milder(List<RollGift> options) {
        Map<String, Long> milder = new LinkedHashMap<>();
        options.stream().filter(RollGift::counts).forEach(gift -> gift.modifier().figures().forEach((figure, rows) -> {
            if (figure.kind() == RollFigure.RollFigureKind.MILDER) {
                milder.merge(RowModifier.key(gift.named().sheet(), figure.track()), rows, Long::sum);
            }
        }));
        return milder;
    }
}
