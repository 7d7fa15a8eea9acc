package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.builder.shelf.DiceLog.BroughtRolls;
import lampblack.builder.shelf.DiceLog.LoggedRolls;
import lampblack.builder.shelf.LoggedRoll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dice log grows by whole lines, whoever writes, and says what it cannot read. */
class RollsFileTest {

    private static final Set<String> ASH = Set.of("ash");

    @TempDir
    Path shelf;

    private RollsFile log(long full) {
        return new RollsFile(shelf, full, () -> { });
    }

    private static LoggedRoll roll(String key, String outcome) {
        return new LoggedRoll(0, key, "Ash", "action", "Action roll", "Hunt", "2d6", List.of(
                new LoggedRoll.LoggedDie("6", "kept"), new LoggedRoll.LoggedDie("2", "")), outcome, "30.6%", "7", "");
    }

    private Path file() {
        return shelf.resolve(".table").resolve("rolls.jsonl");
    }

    private static List<String> outcomes(LoggedRolls rolls) {
        return rolls.rolls().stream().map(LoggedRoll::outcome).toList();
    }

    @Test
    void itIsReadByTheNextServerTheNewestFirst() {
        log(RollsFile.FULL).add(roll("ash", "one"));
        log(RollsFile.FULL).add(roll("bell", "two"));
        log(RollsFile.FULL).add(roll("ash", "three"));
        LoggedRolls rolls = log(RollsFile.FULL).newest(ASH, 50);
        assertEquals(List.of("three", "one"), outcomes(rolls));
        assertEquals(roll("ash", "one"), rolls.rolls().get(1).at(0));
        assertTrue(rolls.isAll() && rolls.unread() == 0);
        LoggedRolls newest = log(RollsFile.FULL).newest(Set.of("ash", "bell"), 2);
        assertEquals(List.of("three", "two"), outcomes(newest));
        assertEquals(false, newest.isAll());
    }

    @Test
    void aLineThatAKillCutOffIsCountedAndStays() throws IOException {
        RollsFile log = log(RollsFile.FULL);
        log.add(roll("ash", "one"));
        String half = Files.readString(file()).substring(0, 40);
        Files.writeString(file(), half, StandardOpenOption.APPEND);
        log.add(roll("ash", "two"));
        LoggedRolls rolls = log.newest(ASH, 50);
        assertEquals(List.of("two", "one"), outcomes(rolls));
        assertEquals(1, rolls.unread());
        assertEquals(half, Files.readAllLines(file()).get(1));
    }

    @Test
    void whatALaterVersionWritesBesidesIsKept() throws IOException {
        RollsFile log = log(RollsFile.FULL);
        log.add(roll("ash", "one"));
        String line = Files.readString(file()).replace("{", "{\"by\":{\"a\":1},");
        String other = "{\"kind\":\"note\"}\n";
        Files.writeString(file(), line + other);
        log.add(roll("ash", "two"));
        assertEquals(List.of("two", "one"), outcomes(log.newest(ASH, 50)));
        assertEquals(1, log.newest(ASH, 50).unread());
        assertTrue(Files.readString(file()).startsWith(line + other));
    }

    @Test
    void twoThatWriteAtOnceLoseNothing() {
        List<RollsFile> servers = List.of(log(RollsFile.FULL), log(RollsFile.FULL));
        List<CompletableFuture<Void>> writing = servers.stream().map(server -> CompletableFuture.runAsync(() ->
                IntStream.range(0, 60).forEach(number -> server.add(roll("ash", "" + number))))).toList();
        writing.forEach(CompletableFuture::join);
        LoggedRolls rolls = log(RollsFile.FULL).newest(ASH, 500);
        assertEquals(IntStream.range(0, 60).boxed().flatMap(number -> Stream.of("" + number, "" + number)).sorted()
                .toList(), outcomes(rolls).stream().sorted().toList());
        assertEquals(0, rolls.unread());
    }

    @Test
    void itIsBounded() throws IOException {
        RollsFile log = log(2_000);
        for (int i = 0; i < 40; i++) {
            log.add(roll("ash", "" + i));
        }
        List<String> kept = outcomes(log.newest(ASH, 500));
        assertEquals("39", kept.get(0));
        assertEquals(IntStream.range(0, kept.size()).mapToObj(i -> "" + (39 - i)).toList(), kept);
        long line = Files.readAllLines(file()).get(0).length() + 1;
        assertTrue(kept.size() * line <= 2 * (2_000 + line), kept.size() + " rolls");
        assertTrue(kept.size() * line >= 2_000, kept.size() + " rolls");
    }

    @Test
    void whatIsBroughtPushesOutNothing() throws IOException {
        RollsFile here = log(2_000);
        for (int i = 0; i < 20; i++) {
            here.add(roll("ash", "here " + i));
        }
        List<LoggedRoll> before = here.newest(ASH, 100).rolls();
        String elsewhere = IntStream.range(0, 50).mapToObj(i -> "{\"at\":\"2026-01-01T00:00:" + (10 + i)
                + "Z\",\"who\":\"wen\",\"outcome\":\"there " + i + "\"}\n").reduce("", String::concat);
        BroughtRolls brought = here.bring(elsewhere, Map.of("wen", "ash"));
        List<LoggedRoll> after = here.newest(ASH, 100).rolls();
        assertEquals(before, after.subList(0, before.size()));
        assertEquals(50, brought.added() + brought.leftOut());
        assertEquals(before.size() + brought.added(), after.size());
        assertTrue(brought.leftOut() > 0, "there was room for all");
        // On an empty shelf both files are filled, with the newest.
        RollsFile empty = new RollsFile(shelf.resolve("other"), 2_000, () -> { });
        BroughtRolls filled = empty.bring(elsewhere, Map.of());
        List<LoggedRoll> wens = empty.newest(Set.of("wen"), 100).rolls();
        assertEquals(filled.added(), wens.size());
        assertTrue(Files.exists(shelf.resolve("other/.table/rolls.1.jsonl")));
        assertEquals("there 49", wens.get(0).outcome());
    }
}
