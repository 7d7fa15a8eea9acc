package lampblack.sheet.build;

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
import lampblack.sheet.Block;

/**
 * Says in few figures how likely the outcomes of a roll are, and what it costs, with few dice. The rolls of a game are
 * mostly alike, and the odds of the first are said.
 *
 * @param again whether an earlier roll has odds that are said
 */
record RollOddsSummary(Roll roll, RollDescriptions words, List<Odds> odds, boolean again) {

    private static final long MAX = 4;
    private static final Fraction HUNDRED = Fraction.of(100);

    /** The odds of a roll with one to four dice, or none of them where it goes by something else. */
    static RollOddsSummary of(Roll roll, RollDescriptions words) {
        List<Odds> odds = odds(roll, words);
        boolean again = !odds.isEmpty() && words.rolls().values().stream().takeWhile(value -> value != roll)
                .anyMatch(value -> value.outcomes().size() > 1 && !odds(value, words).isEmpty());
        return new RollOddsSummary(roll, words, odds, again);
    }

    private static List<Odds> odds(Roll roll, RollDescriptions words) {
        boolean changes = roll.dice().fixed().isEmpty()
                || roll.modifiers().map(RollModifier::dice).anyMatch(dice -> dice != 0);
        List<Odds> odds = new ArrayList<>();
        if (changes && roll.against().isEmpty() && !roll.die().isChain() && roll.adds().isEmpty()) {
            LongStream.rangeClosed(1, MAX).forEach(dice -> Odds.of(SettledRoll.of(roll,
                    words.derived(), RollSituation.USUAL.withDice(dice)))
                    .ifPresent(odds::add));
        }
        return odds.size() == MAX ? odds : List.of();
    }

    /** How likely each outcome is with one die, two and so on; nothing where those of an earlier roll are said. */
    Optional<Block> table() {
        if (again || odds.isEmpty() || roll.outcomes().size() < 2) {
            return Optional.empty();
        }
        List<String> headings = new ArrayList<>(List.of(""));
        for (long dice = 1; dice <= MAX; dice++) {
            headings.add(dice + "d");
        }
        return Optional.of(new Block.TableBlock(words.render("roll.odds", "roll", roll.label().title()), List.of(),
                headings, roll.outcomes().values().stream().map(this::row).toList()));
    }

    private Block.TableRow row(RollOutcome outcome) {
        return new Block.TableRow(outcome.label().title(), odds.stream().map(odd -> words.render("roll.percent",
                "number", odd.outcomes().probability(outcome.id()).times(HUNDRED).rounded(0))).toList());
    }

    /** What the roll costs or clears on average, over all outcomes, and how long a die of a chain lasts. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        List.of(roll.always().costs(), roll.always().clears()).forEach(all -> all.keySet().stream()
                .filter(track -> odds.size() == MAX).flatMap(track -> mean(track).stream()).forEach(sentences::add));
        if (roll.die().isChain()) {
            List<Optional<Fraction>> uses = ExpectedUses.of(roll, words.derived(),
                    RollSituation.USUAL)
                    .expected();
            if (uses.stream().allMatch(Optional::isPresent)) {
                sentences.add(words.render("roll.uses", "uses", uses.stream().map(fraction -> fraction.get().rounded(0))
                        .collect(Collectors.joining(", "))));
            }
        }
        return sentences;
    }

    /** What it comes to with one die and with the most; nothing where the dice change nothing. */
    private Optional<String> mean(String track) {
        List<String> means = odds.stream().map(odd -> Averages.of(odd.marks().get(track)).mean())
                .map(fraction -> fraction.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO.minus(fraction) : fraction)
                .map(fraction -> fraction.rounded(1)).toList();
        String first = means.get(0);
        String last = means.get(means.size() - 1);
        return means.stream().allMatch(first::equals) ? Optional.empty()
                : Optional.of(words.render("roll.means", "first", first, "last", last, "most", MAX));
    }
}
