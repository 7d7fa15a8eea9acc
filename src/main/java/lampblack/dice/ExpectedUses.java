package lampblack.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects.ChainMove;
import lampblack.rules.roll.RollOutcome;

/** How often a die that moves along a chain is rolled on the whole until it is gone. */
public record ExpectedUses(List<Map<ChainMove, Fraction>> moves) {

    /** How likely each die of a roll's chain is to move, and where. */
    public static ExpectedUses of(Roll roll, DerivedSheet derived, RollSituation situation) {
        int largest = roll.die().chain().indexOf(roll.die().faces());
        SettledRoll settled = SettledRoll.of(roll, derived, situation.withStage(largest))
                .with((int) roll.die().faces(), 0);
        Optional<DiceReader> alone = settled.dicePool().filter(dicePool -> dicePool.dice() == 1 && settled.besides()
                .isEmpty())
                .map(dicePool -> DiceReader.of(settled, dicePool)).filter(diceReader -> diceReader.watched().isEmpty());
        List<Map<ChainMove, Fraction>> moves = new ArrayList<>();
        if (alone.isPresent()) {
            List<Integer> bounds = alone.get().bounds();
            List<ChainMove> chainMoves = bounds.subList(0, bounds.size() - 1).stream()
                    .map(face -> move(roll, alone.get()
                    .outcome(new DiceSummary(face, 0, 0, List.of())).map(RollOutcome::id).orElse(""))).toList();
            roll.die().chain().forEach(faces -> moves.add(moves(bounds, chainMoves, faces)));
            return new ExpectedUses(moves);
        }
        for (long faces : roll.die().chain()) {
            Map<ChainMove, Fraction> chances = new EnumMap<>(ChainMove.class);
            Odds.outcomes(settled.with((int) faces, 0)).ifPresent(odds -> odds.ways().keySet().forEach(
                    id -> chances.merge(move(roll, id), odds.probability(id), Fraction::plus)));
            moves.add(chances);
        }
        return new ExpectedUses(moves);
    }

    /** What a face of a single die does is the same on all dice of the chain, which only have more of them or fewer. */
    private static Map<ChainMove, Fraction> moves(List<Integer> bounds, List<ChainMove> chainMoves, long faces) {
        long[] counts = new long[ChainMove.values().length];
        for (int i = 0; i < chainMoves.size(); i++) {
            counts[chainMoves.get(i).ordinal()] += Math.max(0, Math.min(faces + 1, bounds.get(i + 1)) - bounds.get(i));
        }
        Map<ChainMove, Fraction> chances = new EnumMap<>(ChainMove.class);
        for (ChainMove move : ChainMove.values()) {
            if (counts[move.ordinal()] > 0) {
                chances.put(move, new Fraction(BigInteger.valueOf(counts[move.ordinal()]), BigInteger.valueOf(faces)));
            }
        }
        return chances;
    }

    private static ChainMove move(Roll roll, String outcome) {
        return Optional.ofNullable(roll.outcomes().get(outcome)).map(RollOutcome::brings)
                .map(rollEffects -> rollEffects.step())
                .filter(chainMove -> chainMove != ChainMove.STAYS).orElse(roll.always().step());
    }

    /**
     * How often from each die on, the first first; empty for those that may never be gone. Each is worked out as so
     * much and so many times what the first comes to, which the last then tells.
     */
    public List<Optional<Fraction>> expected() {
        boolean forward = moves.stream().allMatch(fractions -> chance(fractions, ChainMove.BACK).isZero()
                && chance(fractions, ChainMove.FIRST).isZero());
        if (forward) {
            return forward();
        }
        if (moves.stream().anyMatch(fractions -> chance(fractions, ChainMove.NEXT).isZero())) {
            return Collections.nCopies(moves.size(), Optional.empty());
        }
        List<Fraction> fixed = new ArrayList<>(List.of(Fraction.ZERO));
        List<Fraction> times = new ArrayList<>(List.of(Fraction.ONE));
        for (int i = 0; i < moves.size(); i++) {
            Map<ChainMove, Fraction> move = moves.get(i);
            Fraction stays = Fraction.ONE.minus(chance(move, ChainMove.STAYS));
            int back = Math.max(0, i - 1);
            Fraction next = chance(move, ChainMove.NEXT);
            fixed.add(stays.times(fixed.get(i)).minus(Fraction.ONE)
                    .minus(chance(move, ChainMove.BACK).times(fixed.get(back))).over(next));
            times.add(stays.times(times.get(i)).minus(chance(move, ChainMove.BACK).times(times.get(back)))
                    .minus(chance(move, ChainMove.FIRST)).over(next));
        }
        Fraction first = Fraction.ZERO.minus(fixed.get(moves.size())).over(times.get(moves.size()));
        List<Optional<Fraction>> all = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            all.add(Optional.of(fixed.get(i).plus(times.get(i).times(first))));
        }
        return all;
    }

    private List<Optional<Fraction>> forward() {
        List<Optional<Fraction>> all = new ArrayList<>();
        Optional<Fraction> after = Optional.of(Fraction.ZERO);
        for (int i = moves.size() - 1; i >= 0; i--) {
            Fraction next = chance(moves.get(i), ChainMove.NEXT);
            after = next.isZero() ? Optional.empty() : after.map(fraction -> fraction.plus(Fraction.ONE.over(next)));
            all.add(after);
        }
        Collections.reverse(all);
        return all;
    }

    private static Fraction chance(Map<ChainMove, Fraction> moves, ChainMove move) {
        return moves.getOrDefault(move, Fraction.ZERO);
    }
}
