package lampblack.dice;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.expression.Expression;
import lampblack.expression.Term;
import lampblack.rules.Amount;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.roll.TierClock;

/**
 * Reads the dice of a settled roll.
 *
 * @param outcomes of the roll, the best first
 * @param watched the faces that are counted
 * @param countsNumbers whether outcomes use numbers computed from the dice
 */
record DiceReader(SettledRoll settled, DicePool pool, List<RollOutcome> outcomes, List<WatchedFaces> watched,
        boolean countsNumbers) {

    private static final OutcomeMatch.Within ONES = new OutcomeMatch.Within(1, 1);
    private static final OutcomeMatch.Within SIXES = new OutcomeMatch.Within(6, 6);

    static DiceReader of(SettledRoll settled, DicePool pool) {
        Map<OutcomeMatch.Within, Long> watched = new LinkedHashMap<>();
        for (RollOutcome rollOutcome : settled.roll().outcomes().values()) {
            if (pool.counts() && rollOutcome.match() instanceof OutcomeMatch.Showing showing) {
                faces(settled, rollOutcome, showing).forEach(faces -> watched.merge(faces, showing.times(), Math::max));
            }
        }
        if (mentions(settled.roll(), "ones")) {
            watched.put(ONES, pool.dice());
        }
        if (mentions(settled.roll(), "sixes")) {
            watched.put(SIXES, pool.dice());
        }
        return new DiceReader(settled, pool, List.copyOf(settled.roll().outcomes().values()), watched.entrySet()
                .stream()
                .map(entry -> new WatchedFaces(entry.getKey(), entry.getValue())).toList(),
                settled.roll().amounts().anyMatch(amount -> amount.formula().isPresent()));
    }

    /** What the dice of an outcome that asks for several may show: its own faces, and those it comes on besides. */
    private static List<OutcomeMatch.Within> faces(SettledRoll settled, RollOutcome outcome,
            OutcomeMatch.Showing showing) {
        return Stream.concat(Stream.of(showing.faces()),
                settled.more().bands().getOrDefault(outcome.id(), List.of()).stream()).toList();
    }

    private static boolean mentions(Roll roll, String variable) {
        return roll.amounts().flatMap(amount -> amount.formula().stream()).map(Expression::term)
                .anyMatch(term -> mentions(term, variable));
    }

    private static boolean mentions(Term term, String variable) {
        return term.asVariable().filter(named -> named.name().equals(variable)).isPresent()
                || term.children().stream().anyMatch(child -> mentions(child, variable));
    }

    /** The dice to roll. */
    IdenticalDice dice() {
        Roll roll = settled.roll();
        return new IdenticalDice((int) pool.dice(), order(), pool.keep(), watched,
                roll.keep() != Keep.HIGHEST && mentions(roll, "highest"),
                roll.keep() != Keep.LOWEST && mentions(roll, "lowest"));
    }

    /** The faces such that the last of those that fall is kept. */
    List<Integer> order() {
        Comparator<Integer> better = Comparator.<Integer>comparingInt(this::place).reversed()
                .thenComparing(Comparator.naturalOrder());
        Comparator<Integer> order = switch (pool.keep()) {
            case LOWEST -> Comparator.reverseOrder();
            case PLAYER -> better;
            case GM -> better.reversed();
            case HIGHEST, MIDDLE, SUM -> Comparator.naturalOrder();
        };
        return IntStream.rangeClosed(1, settled.faces()).boxed().sorted(order).toList();
    }

    /** Which outcome a face brings by itself, from the best. */
    private int place(int face) {
        return banded(face).map(outcomes::indexOf).orElse(outcomes.size());
    }

    /** Reads faces as they lie. */
    DiceSummary summarise(List<Integer> faces) {
        List<Integer> order = order();
        List<Integer> sorted = faces.stream().sorted(Comparator.comparingInt(order::indexOf)).toList();
        long kept = pool.keep() == Keep.SUM ? faces.stream().mapToInt(Integer::intValue).sum()
                : sorted.get((pool.keep() == Keep.MIDDLE ? (faces.size() + 1) / 2 : faces.size()) - 1);
        return new DiceSummary(kept, faces.stream().mapToInt(Integer::intValue).max().orElse(0),
                faces.stream().mapToInt(Integer::intValue).min().orElse(0),
                watched.stream().map(watchedFaces -> Math.min(watchedFaces.cap(), faces.stream()
                .filter(watchedFaces::sees).count())).toList());
    }

    /** The outcome that they bring. */
    Optional<RollOutcome> outcome(DiceSummary summary) {
        return moved(counted(summary).or(() -> banded(summary.kept())));
    }

    /** What comes of them. */
    RollResult result(DiceSummary summary) {
        Optional<RollOutcome> outcome = outcome(summary);
        Map<String, String> choices = new LinkedHashMap<>(settled.choices());
        outcome.ifPresent(rollOutcome -> rollOutcome.shifts()
                .forEach((id, steps) -> choices.computeIfPresent(id, (setting, choice) ->
                SettingResolver.shifted(settled.roll().settings().get(setting), choice, steps))));
        Map<String, Long> known = countsNumbers ? variables(summary) : Map.of();
        MarkTotals totals = new MarkTotals(settled, known);
        totals.addExtras();
        totals.add(settled.roll().always(), "");
        outcome.ifPresent(rollOutcome -> {
            totals.add(rollOutcome);
            rollOutcome.applies().forEach(id -> applied(id, choices, totals));
        });
        return new RollResult(summary.kept() + settled.adds(), outcome, choices, totals.marks(), totals.allTicks(),
                totals.tier(), filled(totals.tier(), known));
    }

    /** What a result fills of the clock; one without a tier fills nothing. */
    private Optional<Fraction> filled(Optional<Long> tier, Map<String, Long> known) {
        return settled.roll().clock().map(clock -> tier.map(number ->
                clock.filled(clock.tier().evaluate(settled.derived(), known) - number)).orElse(TierClock.Share.NOTHING))
                .map(share -> Fraction.of(share.part()).over(Fraction.of(share.of())));
    }

    private void applied(String id, Map<String, String> choices, MarkTotals totals) {
        RollSetting setting = settled.roll().settings().get(id);
        if (!setting.isNumber()) {
            RollEffects brings = setting.choices().get(choices.get(id)).brings();
            totals.add(setting.either() && brings.costs().size() + brings.clears().size() > 0
                    ? new RollEffects(Map.of(), Map.of(), brings.ticks(), brings.tier(), brings.step(), brings.then())
                    : brings, id);
        }
    }

    /** The first outcome that asks for faces several times and has them. */
    private Optional<RollOutcome> counted(DiceSummary summary) {
        for (RollOutcome rollOutcome : outcomes) {
            if (pool.counts() && rollOutcome.match() instanceof OutcomeMatch.Showing showing
                    && faces(settled, rollOutcome, showing).stream()
                    .anyMatch(faces -> shown(faces, summary) >= showing.times())) {
                return Optional.of(rollOutcome);
            }
        }
        return Optional.empty();
    }

    /** How many dice show some faces of which it matters, up to the number to which that matters. */
    private long shown(OutcomeMatch.Within faces, DiceSummary summary) {
        for (int i = 0; i < watched.size(); i++) {
            if (watched.get(i).faces().equals(faces)) {
                return summary.shown().get(i);
            }
        }
        return 0;
    }

    /** The outcome that a kept die brings. */
    private Optional<RollOutcome> banded(long kept) {
        long value = kept + settled.adds();
        long bare = settled.against().isPresent() ? kept : value;
        for (RollOutcome rollOutcome : outcomes) {
            if (!(rollOutcome.match() instanceof OutcomeMatch.Showing) && besides(rollOutcome)
                    .anyMatch(band -> band.contains(bare))) {
                return Optional.of(rollOutcome);
            }
        }
        for (RollOutcome rollOutcome : outcomes) {
            if (rollOutcome.match() instanceof OutcomeMatch.Within within && within.contains(bare)) {
                return Optional.of(rollOutcome);
            }
        }
        return settled.against().flatMap(against -> outcomes.stream()
                .filter(rollOutcome -> rollOutcome.match() instanceof OutcomeMatch.Compared compared
                        && (compared.how().bits() & bit(Long.compare(value, against))) != 0).findFirst());
    }

    /** What an outcome comes on besides, because something gives it that. */
    private Stream<OutcomeMatch.Within> besides(RollOutcome outcome) {
        return settled.more().bands().getOrDefault(outcome.id(), List.of()).stream();
    }

    private static int bit(int compared) {
        return compared < 0 ? OutcomeMatch.Relation.BELOW.bits() : compared > 0 ? OutcomeMatch.Relation.ABOVE.bits()
                : OutcomeMatch.Relation.AT_MOST.bits() & OutcomeMatch.Relation.AT_LEAST.bits();
    }

    /**
     * The faces of a single die at which another outcome may begin, and the one behind the last. All faces between two
     * of them bring the same.
     */
    List<Integer> bounds() {
        TreeSet<Long> all = new TreeSet<>(List.of(1L, settled.faces() + 1L));
        long shift = settled.against().isPresent() ? 0 : settled.adds();
        for (RollOutcome rollOutcome : outcomes) {
            Stream.concat(rollOutcome.match() instanceof OutcomeMatch.Within within ? Stream.of(within)
                    : Stream.empty(),
                    besides(rollOutcome)).forEach(within -> {
                        all.add(within.least() - shift);
                        all.add(within.most() == Amount.UNLIMITED ? Amount.UNLIMITED : within.most() + 1 - shift);
                    });
        }
        settled.against().ifPresent(against -> all.addAll(List.of(against - settled.adds(),
                against + 1 - settled.adds())));
        return all.stream().filter(bound -> bound >= 1 && bound <= settled.faces() + 1L).map(Long::intValue).toList();
    }

    /** The outcome as many places nearer to the best as something moves it. */
    private Optional<RollOutcome> moved(Optional<RollOutcome> outcome) {
        return settled.more().outcome() == 0 ? outcome : outcome.map(rollOutcome -> outcomes.get((int) Math.max(0,
                Math.min(outcomes.size() - 1, outcomes.indexOf(rollOutcome) - settled.more().outcome()))));
    }

    /** What formulas know now. The end of the dice that the roll keeps is whichever die was kept. */
    private Map<String, Long> variables(DiceSummary summary) {
        Map<String, Long> known = new LinkedHashMap<>(settled.numbers());
        known.put("trait", settled.rating());
        known.put("dice", pool.dice());
        known.put("kept", summary.kept() + settled.adds());
        known.put("highest", settled.roll().keep() == Keep.HIGHEST ? summary.kept() : summary.highest());
        known.put("lowest", settled.roll().keep() == Keep.LOWEST ? summary.kept() : summary.lowest());
        known.put("ones", shown(ONES, summary));
        known.put("sixes", shown(SIXES, summary));
        return known;
    }
}
