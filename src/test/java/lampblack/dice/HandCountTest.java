package lampblack.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What characters of the game of gifts roll is what its rules come to when they are worked out by hand. */
@Tag("full")
class HandCountTest {

    private static final int SITUATIONS = 200;
    private static final List<String> KNACKS = List.of("dear", "easy-push", "free-push", "costly-help", "steady",
            "swift", "slow", "worker", "iron-will", "desperado", "careful", "pusher", "tough", "tough-of-will");
    private static final List<String> ROWS = List.of("lesser", "moderate", "severe", "fatal");

    @TempDir
    private Path folder;

    @Test
    void oddsAndEveryWayTheDiceCanFall() throws IOException {
        Random random = new Random(11);
        CharacterLoader loader = new CharacterLoader(new RulesetLoader(
                List.of(new RulesetLocation.RulesetFolder(Path.of("src/test/odds").toAbsolutePath()))));
        for (int i = 0; i < SITUATIONS; i++) {
            compare(loader, new Hand(some(KNACKS, random), some(ROWS, random), random.nextBoolean(), random.nextInt(3),
                    random.nextInt(2), random.nextInt(3), random.nextInt(3), random.nextInt(2)));
        }
    }

    private static List<String> some(List<String> all, Random random) {
        return all.stream().filter(name -> random.nextInt(4) == 0).toList();
    }

    private void compare(CharacterLoader loader, Hand hand) throws IOException {
        Path file = folder.resolve("hand.yaml");
        Files.writeString(file, """
                ruleset: gifts
                creation: {dots: {prowess: 2, resolve: 1}, knacks: %s}
                now: {harm: {%s}}
                """.formatted(hand.knacks, String.join(", ", hand.rows.stream().map(row -> row + ": [Ow]").toList())));
        LoadedCharacter character = loader.load(file).value().orElseThrow();
        DerivedSheet derived = character.evaluated().derived();
        Roll roll = character.ruleset().ruleset().rolls().get("action");
        SettledRoll settled = SettledRoll.of(roll, derived, hand.situation(
                CharacterModifiers.of(roll, derived, character.file().now(), character.file().now())));
        int dice = (int) settled.dicePool().orElseThrow().dice();
        assertEquals(hand.pool() > 0 ? hand.pool() : 2, dice, hand.toString());
        Map<String, BigInteger> counted = new TreeMap<>();
        for (List<Integer> faces : ways(dice)) {
            String said = hand.result(faces);
            RollResult result = RolledDice.ofFaces(settled, faces).orElseThrow().result();
            assertEquals(said, Hand.said(result.name(), result.marks().getOrDefault("stress", 0L), result.marks()
                    .getOrDefault("uses", 0L), result.ticks().getOrDefault("", 0L), result.ticks()
                    .getOrDefault("effect", 0L)), () -> hand + " " + faces);
            for (String part : said.split(" ")) {
                counted.merge(part, BigInteger.ONE, BigInteger::add);
            }
        }
        assertEquals(counted, odds(Odds.of(settled).orElseThrow(), BigInteger.valueOf(6).pow(dice)), hand.toString());
    }

    private static Map<String, BigInteger> odds(Odds odds, BigInteger all) {
        Map<String, BigInteger> counted = new TreeMap<>();
        odds.outcomes().ways().forEach((id, ways) -> counted.merge(id, ways, BigInteger::add));
        put(counted, "stress=", odds.marks().get("stress"), all);
        put(counted, "uses=", odds.marks().get("uses"), all);
        put(counted, "ticks=", odds.ticks().get(""), all);
        put(counted, "effect=", odds.ticks().get("effect"), all);
        counted.values().removeIf(ways -> ways.signum() == 0);
        return counted;
    }

    private static void put(Map<String, BigInteger> to, String what, Distribution<Long> numbers, BigInteger all) {
        if (numbers == null) {
            to.put(what + 0, all);
        } else {
            numbers.ways().forEach((number, ways) -> to.merge(what + number, ways, BigInteger::add));
        }
    }

    private static List<List<Integer>> ways(int dice) {
        List<List<Integer>> ways = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < dice; i++) {
            ways = ways.stream().flatMap(before -> Stream.of(1, 2, 3, 4, 5, 6).map(face -> {
                List<Integer> longer = new ArrayList<>(before);
                longer.add(face);
                return longer;
            })).toList();
        }
        return ways;
    }

    /**
     * One situation, worked out without anything of the program.
     *
     * @param position 0 for desperate, 1 for risky, 2 for controlled
     * @param effect 0 for limited, 1 for standard
     */
    private record Hand(List<String> knacks, List<String> rows, boolean resolve, int position, int effect, int pushes,
            int helps, int burns) {

        RollSituation situation(CharacterModifiers modifiers) {
            RollSituation situation = RollSituation.USUAL
                    .withTrait(new Trait("attributes", resolve ? "resolve" : "prowess"))
                    .withSetting("position", List.of("desperate", "risky", "controlled").get(position))
                    .withSetting("effect", List.of("limited", "standard").get(effect));
            situation = pushes > 0 ? situation.withExtra("push", pushes) : situation;
            situation = helps > 0 ? situation.withExtra("help", helps) : situation;
            return modifiers.withMarks(burns > 0 ? situation.withExtra("burn", burns) : situation);
        }

        private boolean has(String knack) {
            return knacks.contains(knack);
        }

        /** Whether marks count as marks in this row, 0 for lesser. */
        private boolean counts(int row) {
            int milder = (has("tough") ? 1 : 0) + (has("tough-of-will") && resolve ? 2 : 0);
            return row + milder < ROWS.size() && rows.contains(ROWS.get(row + milder));
        }

        int pool() {
            int pool = (resolve ? 1 : 2) + pushes;
            pool += has("iron-will") && resolve ? 1 : 0;
            pool += has("desperado") && Math.min(2, position + (has("careful") ? 1 : 0)) == 0 ? 1 : 0;
            pool -= counts(1) && !resolve ? 1 : 0;
            return pool - (counts(2) ? 2 : 0);
        }

        String result(List<Integer> faces) {
            int kept = faces.stream().mapToInt(face -> face).reduce(pool() > 0 ? Math::max : Math::min).orElseThrow();
            long stress = pushes * (has("free-push") ? 0 : has("easy-push") ? 1 : 2);
            stress += helps * (has("costly-help") ? 2 : 1);
            long ticks = 3 * burns;
            long level = effect + (has("pusher") && pushes + burns > 0 ? 1 : 0) - (counts(0) ? 1 : 0);
            long moved = 1 + Math.max(0, Math.min(2, level)) + (has("swift") ? 1 : 0) - (has("slow") ? 2 : 0);
            if (kept < 4) {
                stress += has("steady") ? 0 : 1;
                ticks += has("steady") ? 1 : 0;
            } else if (kept < 6) {
                stress += has("steady") ? 1 : 2;
                ticks += 1;
            }
            return said(kept < 4 ? "failure" : kept < 6 ? "partial" : "full", stress, has("dear") ? 1 : 0,
                    ticks > 0 && has("worker") ? ticks + 2 : ticks, kept < 4 ? 0 : Math.max(0, moved));
        }

        static String said(String outcome, long stress, long uses, long ticks, long effect) {
            return outcome + " stress=" + stress + " uses=" + uses + " ticks=" + ticks + " effect=" + effect;
        }
    }
}
