package lampblack.dice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lampblack.expression.Expression;
import lampblack.expression.Term;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.roll.RowModifier;

/**
 * What a roll can cost of tracks, whatever is chosen for it, whoever leads it, and however its dice fall.
 *
 * @param gifts all that may be given to it, by itself, by options, and by rows that are marked
 */
public record RollCosts(Roll roll, DerivedSheet derived, List<RollModifier> gifts) {

    public RollCosts {
        gifts = List.copyOf(gifts);
    }

    public static RollCosts of(Roll roll, DerivedSheet derived) {
        Optional<SheetRules> whole = derived.whole().map(DerivedSheet::sheet);
        Stream<RollModifier> ofOptions = NamedModifier.possible(roll, derived.sheet(), whole).values().stream()
                .map(NamedModifier::modifier);
        Stream<RollModifier> ofRows = NamedModifier.rows(roll, derived.sheet(), whole).values().stream()
                .flatMap(rows -> RowModifier.of(roll, rows, Map.of()).stream()).map(RowModifier::modifier);
        return new RollCosts(roll, derived, Stream.of(roll.modifiers(), ofOptions, ofRows).flatMap(all -> all)
                .toList());
    }

    /** The tracks and rows that it may cost or clear. */
    public Set<String> tracks() {
        Set<String> tracks = new HashSet<>();
        roll.effects().forEach(effects -> {
            tracks.addAll(effects.costs().keySet());
            tracks.addAll(effects.clears().keySet());
        });
        roll.group().ifPresent(group -> tracks.addAll(group.costs().keySet()));
        for (RollModifier gift : gifts) {
            tracks.addAll(gift.costs().keySet());
            costs(gift).map(figure -> figure.getKey().track()).forEach(tracks::add);
        }
        return tracks;
    }

    /** What it may cost of a track where it costs any: of all of it, or of a part that is paid by itself. */
    public CostRange range(String track) {
        CostRange apart = roll.settings().values().stream().filter(RollSetting::either)
                .map(setting -> choices(setting, track)).reduce(CostRange.NOTHING, CostRange::or);
        CostRange all = all(track);
        boolean isApart = apart.most() > 0 || group(track).most() > 0;
        return new CostRange(Math.max(1, isApart ? 1 : all.least()), all.most());
    }

    /** What it may cost of a track or, below 0, bring to it. */
    public CostRange all(String track) {
        CostRange sure = brought(roll.always(), track).plus(outcomes(track));
        for (RollSetting setting : roll.settings().values()) {
            sure = sure.plus(choices(setting, track));
        }
        for (RollExtra extra : roll.extras().values()) {
            sure = sure.plus(brought(extra.brings(), track).upTo(extra.times().fixed().orElse(Amount.UNLIMITED)));
        }
        return sure.plus(gifts(track)).plus(group(track));
    }

    private CostRange choices(RollSetting setting, String track) {
        return setting.choices().values().stream().map(one -> brought(one.brings(), track))
                .reduce(CostRange.NOTHING, CostRange::or);
    }

    private CostRange group(String track) {
        return roll.group().map(GroupRoll::costs).map(costs -> costs.get(track)).map(this::cost)
                .map(cost -> cost.upTo(GroupRoll.MAX)).orElse(CostRange.NOTHING);
    }

    private CostRange outcomes(String track) {
        return roll.outcomes().values().stream().map(outcome -> brought(outcome.brings(), track))
                .reduce(CostRange.NOTHING, CostRange::or);
    }

    /** What may be given changes it by how much nobody has written down. */
    private CostRange gifts(String track) {
        CostRange all = CostRange.NOTHING;
        for (RollModifier gift : gifts) {
            List<Long> changes = new ArrayList<>(costs(gift).filter(figure -> figure.getKey().track().equals(track))
                    .map(Map.Entry::getValue).toList());
            changes.add(gift.costs().getOrDefault(track, 0L));
            for (long change : changes) {
                all = all.plus(CostRange.exactly(change).upTo(Amount.UNLIMITED));
            }
        }
        return all;
    }

    private static Stream<Map.Entry<RollFigure, Long>> costs(RollModifier gift) {
        return gift.figures().entrySet().stream().filter(figure -> switch (figure.getKey().kind()) {
            case EXTRA_COSTS, OUTCOME_COSTS -> true;
            case TICKS, SETTING_TICKS, OUTCOME_TICKS, MILDER -> false;
        });
    }

    private CostRange brought(RollEffects effects, String track) {
        return cost(effects.costs().getOrDefault(track, Amount.Fixed.ZERO))
                .minus(amount(effects.clears().getOrDefault(track, Amount.Fixed.ZERO)));
    }

    private CostRange cost(Amount amount) {
        return amount.formula().isPresent() ? amount(amount).notBelowNothing() : amount(amount);
    }

    /** What an amount comes to: anything where more than one number of the dice decides. */
    private CostRange amount(Amount amount) {
        return amount.fixed().map(CostRange::exactly).orElseGet(() -> amount.formula().stream()
                .flatMap(formula -> values(formula)).map(known -> CostRange.exactly(amount.evaluate(derived, known)))
                .reduce(CostRange::or).orElse(CostRange.ANY));
    }

    /** All that a formula may know, where that is one number of the dice; else nothing. */
    private Stream<Map<String, Long>> values(Expression formula) {
        Set<String> names = new HashSet<>();
        names(formula.term(), names);
        if (!formula.mentions().isEmpty() || names.size() > 1) {
            return Stream.empty();
        }
        String name = names.stream().findFirst().orElse("");
        return switch (name) {
            case "" -> Stream.of(Map.of());
            case "highest", "lowest" -> LongStream.rangeClosed(1, faces()).mapToObj(face -> Map.of(name, face));
            case "kept" -> !isFace() ? Stream.empty()
                    : LongStream.rangeClosed(1, faces()).mapToObj(face -> Map.of(name, face));
            case "dice", "sixes", "ones" -> LongStream.rangeClosed(0, NumberSource.MAX)
                    .mapToObj(count -> Map.of(name, count));
            default -> Stream.empty();
        };
    }

    private static void names(Term term, Set<String> to) {
        term.asVariable().ifPresent(variable -> to.add(variable.name()));
        term.children().forEach(child -> names(child, to));
    }

    /** Whether the die that counts is never more than its faces. */
    private boolean isFace() {
        return roll.keep() != Keep.SUM && roll.adds().isEmpty()
                && Stream.of(roll.zero(), roll.advantage(), roll.disadvantage()).flatMap(Optional::stream)
                        .allMatch(pool -> pool.keep() != Keep.SUM)
                && gifts.stream().allMatch(gift -> gift.adds() == 0)
                && roll.extras().values().stream().allMatch(extra -> extra.beside().isEmpty());
    }

    private long faces() {
        return gifts.stream().flatMap(gift -> gift.die().stream()).reduce(roll.die().faces(), Math::max);
    }
}
