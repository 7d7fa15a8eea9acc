package lampblack.sheet.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import lampblack.character.Choices;
import lampblack.dice.Averages;
import lampblack.dice.ExpectedUses;
import lampblack.dice.Fraction;
import lampblack.dice.Odds;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollOutcome;

/**
 * Says in few figures how likely the outcomes of a roll are, and what it costs, with few dice. Many rolls of a game
 * have the same bands, and their odds are said once.
 *
 * @param again whether an earlier roll has the same odds
 */
record RollOddsSummary(Roll roll, RollDescriptions words, List<Odds> odds, boolean again) {

    /** Between figures that stay in one line. */
    private static final String NO_BREAK = "\u00a0";
    private static final long MAX = 4;
    private static final Fraction HUNDRED = Fraction.of(100);

    /** The odds of a roll with one to four dice, or none of them where it goes by something else. */
    static RollOddsSummary of(Roll roll, RollDescriptions words) {
        List<Odds> odds = odds(roll, words);
        boolean again = !odds.isEmpty() && words.rolls().values().stream().takeWhile(value -> value != roll)
                .filter(value -> value.sheet().equals(roll.sheet()))
                .anyMatch(value -> chances(value, odds(value, words)).equals(chances(roll, odds)));
        return new RollOddsSummary(roll, words, odds, again);
    }

    /** For each number of dice the chances of the outcomes in their order. */
    private static List<List<Fraction>> chances(Roll roll, List<Odds> odds) {
        return odds.stream().map(odd -> roll.outcomes().keySet().stream().map(odd.outcomes()::probability).toList())
                .toList();
    }

    private static List<Odds> odds(Roll roll, RollDescriptions words) {
        boolean changes = roll.dice().fixed().isEmpty()
                || roll.modifiers().map(RollModifier::dice).anyMatch(dice -> dice != 0);
        List<Odds> odds = new ArrayList<>();
        if (changes && roll.against().isEmpty() && !roll.die().isChain() && roll.adds().isEmpty()) {
            LongStream.rangeClosed(1, MAX).forEach(dice -> Odds.of(SettledRoll.of(roll,
                    new DerivedSheet(words.rules(), Choices.BLANK), RollSituation.USUAL.withDice(dice)))
                    .ifPresent(odds::add));
        }
        return odds.size() == MAX ? odds : List.of();
    }

    String heading() {
        return words.render("roll.odds", "most", MAX);
    }

    /** How likely an outcome is with one die, two and so on: {@code 17 28 35 39}. */
    String of(RollOutcome outcome) {
        return again ? "" : odds.stream().map(odd -> odd.outcomes().probability(outcome.id()).times(HUNDRED).rounded(0))
                .collect(Collectors.joining(NO_BREAK));
    }

    /** What the roll costs or clears on average, over all outcomes, and how long a die of a chain lasts. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        List.of(roll.always().costs(), roll.always().clears()).forEach(all -> all.keySet().stream()
                .filter(track -> odds.size() == MAX).forEach(track -> sentences.add(mean(track))));
        if (roll.die().isChain()) {
            List<Optional<Fraction>> uses = ExpectedUses.of(roll, new DerivedSheet(words.rules(), Choices.BLANK),
                    RollSituation.USUAL)
                    .expected();
            if (uses.stream().allMatch(Optional::isPresent)) {
                sentences.add(words.render("roll.uses", "uses", uses.stream().map(fraction -> fraction.get().rounded(0))
                        .collect(Collectors.joining(", "))));
            }
        }
        return sentences;
    }

    private String mean(String track) {
        String means = odds.stream().map(odd -> Averages.of(odd.marks().get(track)).mean())
                .map(fraction -> fraction.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO.minus(fraction) : fraction)
                .map(fraction -> fraction.rounded(1)).collect(Collectors.joining(", "));
        return words.render("roll.means", "most", MAX, "means", means);
    }
}
