package lampblack.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.Patience;
import lampblack.ruleset.Accent;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Advice on games that are larger than a case can be. */
@Tag("slow")
class AdviceTest {

    private static final int ARTS = 500;

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n"));
    }

    /** A game in which every option needs, gives, asks and reckons. */
    private static String large(int count) {
        return """
                playbooks:
                  torchbearer: {gives: {opens: [{tag: light}]}}
                  ashwalker: {gives: {opens: [{playbook: torchbearer}]}}
                traits:
                  arts:
                    rating: {max: 4}
                    entries:
                %s
                tracks: {xp: {pool: true}, strain: {boxes: "6 + rating('a0') / max(1, rating('a1'))"}}
                lists:
                  talents:
                    by: playbook
                    entries:
                %s
                creation:
                  playbook: {choose: 1, from: playbooks}
                  arts: {spend: 7, on: arts}
                  talents: {choose: 1, from: talents}
                earning: {risk: {into: xp, gives: 1, per: roll, says: You took a risk.}}
                advances:
                  train: {cost: {xp: {by-rating: {1: 2, 2: 4, 3: 6, 4: 8}}}, raise: arts}
                  learn: {cost: {xp: 4}, choose: 1, from: talents, only: {playbook: own}}
                """.formatted(
                lines(ARTS, number -> "      a" + number + ": {}"),
                lines(count, number -> "      t" + number
                + ": {playbook: torchbearer, tags: [light, secret], requires: [{a"
                        + number % ARTS + ": 2}, {if: \"count('talents') > 0 && sum('arts') > " + number % 5 + "\"}"
                        + (number == 0 ? "" : ", t" + (number - 1)) + "], gives: {ratings: {a" + number % ARTS
                        + ": 1}, opens: [t" + (number + 1) % count + "]}, locked: true}"));
    }

    @Test
    void thousandsOfOptionsComeToAnEnd() {
        String sheet = large(5_000);
        Ruleset ruleset = Written.ruleset(sheet);
        Lints.check(ruleset);
        assertEquals(0, assertTimeout(Patience.LONG, () -> Lints.check(ruleset)).size());
    }

    /** Thirty ratings, each worked out deep within a formula from the one before. */
    private static String deep(String open, String close) {
        return "traits:\n  ranks:\n    rating: {max: 9}\n    entries:\n"
                + lines(29, number -> "      r" + number + ": {"
                + (number == 0 ? "max: 4"
                        : "is: \"" + open.repeat(20) + "rating('r" + (number - 1) + "')" + close.repeat(20) + "\"")
                + "}") + "\n";
    }

    @Test
    void deepFormulasOfDeepFormulasComeToAnEnd() {
        for (String[] strings : new String[][] {{"max(0, ", ")"}, {"(1 + ", ")"}, {"((", ") > 1 ? 1 : 2)"},
                {"-(", ")"}}) {
            Ruleset ruleset = Written.ruleset(deep(strings[0], strings[1]));
            assertTimeout(Patience.LONG, () -> Lints.check(ruleset));
        }
    }

    @Test
    void contrastIsAsOthersReckonIt() {
        assertEquals("21.0", "%.1f".formatted(new Accent("#000000").contrast(Accent.PAPER)).replace(',', '.'));
        assertEquals("1.0", "%.1f".formatted(new Accent("#ffffff").contrast(Accent.PAPER)).replace(',', '.'));
        assertEquals("4.5", "%.1f".formatted(new Accent("#767676").contrast(Accent.PAPER)).replace(',', '.'));
    }
}
