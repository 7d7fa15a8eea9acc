package lampblack.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.print.export.BrowserFailure;

/**
 * Six players, a GM and a stranger at real browsers, who press and write at random at a table elsewhere in a network: a
 * program of its own, which says at its end what their pages told them is done.
 */
public final class TablePlayers {

    private static final int PLAYERS = 6;
    private static final int AT_ONCE = 3;
    /** The most that does not fill the track. */
    private static final int STRESS = 9;
    private static final int BEGINNING = 4;
    private static final int TRIES = 20;
    private static final String TIMES = "performance.getEntriesByType('resource').filter(one => one.initiatorType === "
            + "'fetch' && one.responseStatus === 200).map(one => Math.round(one.duration))";

    private final String origin;
    private final Random chance;
    private final List<Player> players = new ArrayList<>();
    private final Map<String, Integer> stress = new HashMap<>();
    private Player runsGame;
    private Player stranger;
    private int notes;

    private TablePlayers(String origin, long seed) {
        this.origin = origin;
        this.chance = new Random(seed);
    }

    /** @param arguments the address, the code of players, that of the GM, how many seconds, and a seed */
    public static void main(String[] arguments) {
        TablePlayers all = new TablePlayers(arguments[0], Long.parseLong(arguments[4]));
        try {
            all.sitDown(arguments[1], arguments[2]);
            System.out.println("begun");
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[3]));
            while (System.nanoTime() < end || all.notes < PLAYERS) {
                all.round();
            }
            all.stress.forEach((sheet, marked) -> System.out.println("stress " + sheet + " " + marked));
            all.tellTimes();
        } catch (AssertionError | RuntimeException failure) {
            System.out.println("wrong " + failure.getMessage());
        }
        System.exit(0);
    }

    private static String sheet(int player) {
        return "p" + player;
    }

    private void sitDown(String code, String runsGameCode) {
        for (int i = 0; i < PLAYERS; i++) {
            Player player = Player.at(null).wide(390, 844).goesTo(origin + "/join?code=" + code)
                    .writes("Your name", "Person " + i).presses("Join").sees("Who do you play").presses("Play Player " + i)
                    .sees("of 10");
            player.asks("performance.setResourceTimingBufferSize(100000)");
            players.add(player);
        }
        runsGame = Player.at(null).goesTo(origin + "/join?code=" + runsGameCode).writes("Your name", "Ada").presses("Join");
        stranger = Player.at(null).goesTo(origin + "/characters/p0/play").sees("Join the table first");
    }

    /** Some press or write at the same time; then each looks whether it is done. */
    private void round() {
        List<Integer> acting = new ArrayList<>(Stream.iterate(0, i -> i + 1).limit(PLAYERS).toList());
        Collections.shuffle(acting, chance);
        List<Runnable> looks = new ArrayList<>();
        for (int player : acting.subList(0, AT_ONCE)) {
            looks.add(chance.nextInt(3) == 0 ? writes(players.get(player), player) : marks(player));
        }
        if (chance.nextInt(3) == 0) {
            runsGameOpens("/characters/" + sheet(acting.get(0)) + "/play");
            runsGame.sees("of 10");
            looks.add(writes(runsGame, acting.get(0)));
        }
        steals();
        looks.forEach(Runnable::run);
        watches(acting.get(1));
    }

    /** Opens a page, again where the network is gone at that moment. */
    private void runsGameOpens(String path) {
        for (int tries = 1;; tries++) {
            try {
                runsGame.goesTo(origin + path);
                return;
            } catch (BrowserFailure failure) {
                if (tries == TRIES || !failure.getMessage().contains("net::ERR_")) {
                    throw failure;
                }
                rest();
            }
        }
    }

    private static void rest() {
        try {
            TimeUnit.MILLISECONDS.sleep(500);
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
    }

    private Runnable marks(int player) {
        int next = chance.nextInt(STRESS) + 1;
        int known = stress.getOrDefault(sheet(player), BEGINNING);
        int marked = next == known ? next % STRESS + 1 : next;
        players.get(player).presses("Stress " + marked);
        return () -> {
            players.get(player).sees(marked + " of 10");
            stress.put(sheet(player), marked);
        };
    }

    private Runnable writes(Player writer, int sheet) {
        String note = "word" + ++notes + "end";
        writer.writes("New note", note).presses("Save note");
        return () -> {
            writer.sees(note);
            System.out.println("note " + sheet(sheet) + " " + note);
        };
    }

    /** The GM sees what somebody has just marked. */
    private void watches(int player) {
        if (stress.containsKey(sheet(player)) && runsGame.asks("location.pathname").asText()
                .equals("/characters/" + sheet(player) + "/play")) {
            runsGame.sees(stress.get(sheet(player)) + " of 10");
        }
    }

    private void steals() {
        JsonNode status = stranger.asks("fetch('/characters/p0/play/mark', {method: 'POST', body: new URLSearchParams({"
                + "where: 'stress', mark: '9'})}).then(answer => answer.status, () => 0)");
        if (status.asInt() != 403 && status.asInt() != 429 && status.asInt() != 0) {
            throw new IllegalStateException("a stranger is answered " + status);
        }
    }

    private void tellTimes() {
        List<Integer> millis = new ArrayList<>();
        for (Player player : players) {
            player.asks(TIMES).forEach(time -> millis.add(time.asInt()));
        }
        Collections.sort(millis);
        System.out.println("figures " + millis.size() + " answers to browsers, half within "
                + millis.get(millis.size() / 2) + " ms, 95 in 100 within " + millis.get(millis.size() * 95 / 100) + " ms");
    }
}
