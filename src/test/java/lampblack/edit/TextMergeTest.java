package lampblack.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import lampblack.Sampling;
import org.junit.jupiter.api.Test;

/** Two changes of one text hold together where they are of different places. */
class TextMergeTest {

    private static final String BASE = """
            now:
              stress: 3
              harm: {light: [Bruised]}
            ledger:
              - {session: 1, earn: {desperate: 1}}
            """;

    private static Optional<String> both(String mine, String theirs) {
        return TextMerge.of(BASE, mine, theirs);
    }

    @Test
    void keepsBothOfTwoPlaces() {
        assertEquals(Optional.of(BASE.replace("3", "4").replace("Bruised", "Bruised, Cold")),
                both(BASE.replace("3", "4"), BASE.replace("Bruised", "Bruised, Cold")));
        assertEquals(Optional.of("# mine\n" + BASE + "# theirs\n"), both("# mine\n" + BASE, BASE + "# theirs\n"));
        assertEquals(Optional.of(BASE.replace("  stress: 3\n", "").replace("Bruised", "Cut")),
                both(BASE.replace("  stress: 3\n", ""), BASE.replace("Bruised", "Cut")));
    }

    @Test
    void sayWhereBothAreOfOnePlace() {
        assertEquals(Optional.empty(), both(BASE.replace("3", "4"), BASE.replace("3", "5")));
        assertEquals(Optional.empty(), both(BASE.replace("3", "4"), BASE.replace("3", "4")));
        assertEquals(Optional.empty(), both(BASE + "a", BASE + "b"));
        assertEquals(Optional.empty(), both(BASE.replace("stress: 3", ""), BASE.replace("3", "5")));
    }

    @Test
    void leavesATextThatOnlyOneHasChanged() {
        assertEquals(Optional.of(BASE + "b"), both(BASE + "b", BASE));
        assertEquals(Optional.of(BASE + "b"), both(BASE, BASE + "b"));
        assertEquals(Optional.of(BASE), both(BASE, BASE));
    }

    @Test
    void takesBackOneOfTwoChanges() {
        String mine = BASE.replace("3", "4");
        String theirs = "  - {session: 2, earn: {desperate: 1}}\n";
        assertEquals(Optional.of(BASE + theirs), TextMerge.of(mine, BASE, mine + theirs));
        assertEquals(Optional.of(BASE + theirs), TextMerge.of(BASE + "# mine\n", BASE, BASE + "# mine\n" + theirs));
    }

    @Test
    void isTheSameWhicheverCameFirst() {
        Random chance = new Random(Sampling.of("TextMerge").seed(1));
        int held = 0;
        for (int i = 0; i < 2_000; i++) {
            String mine = spoiled(chance);
            String theirs = spoiled(chance);
            Optional<String> both = both(mine, theirs);
            assertEquals(both, both(theirs, mine), mine + "\n---\n" + theirs);
            held += both.isPresent() ? 1 : 0;
        }
        assertTrue(held > 500, "held " + held);
    }

    private static String spoiled(Random chance) {
        List<String> lines = new ArrayList<>(BASE.lines().toList());
        int at = chance.nextInt(lines.size());
        switch (chance.nextInt(3)) {
            case 0 -> lines.add(at, "new " + chance.nextInt(100));
            case 1 -> lines.remove(at);
            default -> lines.set(at, lines.get(at) + " " + chance.nextInt(100));
        }
        return String.join("\n", lines) + "\n";
    }
}
