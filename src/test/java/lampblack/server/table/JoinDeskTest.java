package lampblack.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.server.table.JoinDesk.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codes are easily read and hard to guess. */
class JoinDeskTest {

    private static final long SECOND = 1_000_000_000L;
    private static final String WRONG = "AAAAAA";

    private final AtomicLong now = new AtomicLong();
    private final JoinDesk desk = new JoinDesk(now::get);

    private List<Answer> tries(String from, int count) {
        return IntStream.range(0, count).mapToObj(i -> desk.show(from, WRONG)).toList();
    }

    @Test
    void takesItsCodesHoweverTheyAreTyped() {
        String code = desk.code();
        assertTrue(code.matches("[BCDFGHJKMNPQRSTVWXYZ]{6}"), code);
        assertEquals(Answer.PLAYER, desk.show("a", " " + code.substring(0, 3).toLowerCase() + "-" + code.substring(3)));
        assertEquals(Answer.GM, desk.show("a", desk.gmCode()));
        assertEquals(Answer.WRONG, desk.show("a", ""));
        assertEquals(Answer.WRONG, desk.show("a", code + code.repeat(100)));
    }

    @Test
    void letsWhoeverGuessesWaitTwiceAsLongEachTime() {
        assertEquals(List.of(Answer.WRONG, Answer.WRONG, Answer.WRONG, Answer.WRONG, Answer.WRONG, Answer.WAIT),
                tries("a", 6));
        for (int seconds = 1; seconds <= 64; seconds = Math.min(2 * seconds, 65)) {
            now.addAndGet(seconds * SECOND - 1);
            assertEquals(Answer.WAIT, desk.show("a", desk.code()), seconds + " s");
            now.addAndGet(1);
            assertEquals(Answer.WRONG, desk.show("a", WRONG), seconds + " s");
        }
        assertEquals(Answer.PLAYER, desk.show("b", desk.code()));
    }

    @Test
    void countsAllAddressesThatOneMachineMayTakeTogether(@TempDir Path folder) {
        Table table = new Table(folder, "2001:db8::1");
        for (int i = 0; i < JoinDesk.FREE_TRIES; i++) {
            assertEquals("web.table.wrong-code", whyNot(table, "2001:db8:0:7:" + i + "::" + i));
        }
        assertEquals("web.table.wait", whyNot(table, "[2001:db8:0:7:ffff::ffff]"));
        assertEquals("web.table.wait", whyNot(table, "2001:0DB8:0:7::%eth0"));
        assertEquals("web.table.wrong-code", whyNot(table, "2001:db8:0:8::1"));
        for (int i = 0; i < JoinDesk.FREE_TRIES; i++) {
            assertEquals("web.table.wrong-code", whyNot(table, "192.0.2." + i));
        }
    }

    private static String whyNot(Table table, String from) {
        return table.join(from, WRONG, "Mara", "") instanceof Table.Welcome.TurnedAway away ? away.why() : "";
    }

    @Test
    void takesNewCodesBeforeTheyHaveBeenTriedOften() {
        String code = desk.code();
        String gmCode = desk.gmCode();
        for (int i = 0; i < JoinDesk.TRIES_OF_ALL; i++) {
            assertEquals(code, desk.code());
            assertEquals(Answer.WRONG, desk.show("from " + i, WRONG));
        }
        assertNotEquals(code, desk.code());
        assertNotEquals(gmCode, desk.gmCode());
        assertEquals(Answer.WRONG, desk.show("late", code));
    }

    @Test
    void remembersNoMoreThanSoMany() {
        for (int i = 0; i < 5_000; i++) {
            desk.show("from " + i, WRONG);
        }
        assertEquals(Answer.PLAYER, desk.show("late", desk.code()));
    }

    @Test
    void knowsNoTwoSecretsThatAreTheSame() {
        Set<String> secrets = IntStream.range(0, 1_000).mapToObj(i -> Secret.fresh()).collect(Collectors.toSet());
        assertEquals(1_000, secrets.size());
        secrets.forEach(secret -> assertTrue(secret.matches("[A-Za-z0-9_-]{32}"), secret));
        assertEquals(64, Secret.hash("x").length());
    }
}
