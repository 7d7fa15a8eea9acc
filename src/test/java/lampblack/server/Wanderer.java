package lampblack.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import lampblack.Patience;
import lampblack.print.export.BrowserFailure;

/** Somebody who presses, writes and chooses at random, as people do with a hand, and looks at what comes of it. */
final class Wanderer {

    private static final Path EYES = Path.of("src/test/resources/lampblack/server/crawl.js");

    private static final int SLOW = 300;
    private static final long GLANCE = 100_000_000L;

    private final Player player;
    private final Path shelf;
    private final Random chance;
    private final List<String> did = new ArrayList<>();
    private final String eyes;

    Wanderer(Player player, Path shelf, Random chance) {
        this.player = player;
        this.shelf = shelf;
        this.chance = chance;
        try {
            eyes = Files.readString(EYES);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Does things from a page on for so many seconds; whatever comes of them must hold. */
    void wanders(String from, int seconds) {
        player.goes(from);
        did.add(from);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < end) {
            player.waits(chance.nextInt(3) == 0 ? SLOW : 0);
            acts();
            if (chance.nextInt(40) == 0) {
                player.goes(from);
                did.add(from);
            }
        }
    }

    /** What a look at the page says; a page that has just gone is looked at when the next has come. */
    private JsonNode sees(String look) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (true) {
            try {
                player.asks("(() => { " + eyes + " })()");
                return player.asks(look);
            } catch (BrowserFailure gone) {
                if (System.nanoTime() > end) {
                    throw gone;
                }
                LockSupport.parkNanos(GLANCE);
            }
        }
    }

    private void acts() {
        JsonNode at = takes();
        switch (at.path("kind").asText()) {
            case "write" -> writes(at);
            case "count" -> types(at, String.valueOf(chance.nextInt(5)));
            case "choose" -> chooses(at);
            case "press" -> presses(at, chance.nextInt(4) == 0);
            default -> { }
        }
    }

    private JsonNode takes() {
        int count = sees("crawl.count()").asInt();
        JsonNode at = sees("crawl.take(" + (count == 0 ? 0 : chance.nextInt(count)) + ")");
        holds(at.path("covered").asText());
        return at;
    }

    /** Writes, and presses something else at once, which is what leaves the field. */
    private void writes(JsonNode at) {
        String text = "Word" + chance.nextInt(10_000);
        String page = player.address();
        types(at, text);
        JsonNode next = takes();
        if (next.path("kind").asText().equals("press")) {
            presses(next, false);
        } else {
            player.key("Tab");
            rests("");
        }
        // Whoever follows a link leaves what they began on this page, undoing takes back what was just written, and what
        // is no longer asked takes its field along.
        boolean there = !player.address().equals(page) || next.path("leaves").asBoolean()
                || next.path("name").asText().startsWith("Undo") || sees("crawl.holds('" + text + "')").asBoolean()
                || onShelf(text) || sees("crawl.lacks(" + Sight.quoted(at.path("field").asText()) + ")").asBoolean();
        holds(there ? "" : text + " is lost");
    }

    private void types(JsonNode at, String text) {
        did.add("write " + text + " into " + at.path("name").asText());
        hand(at);
        sees("crawl.all()");
        player.inserts(text);
    }

    private void chooses(JsonNode at) {
        String value = at.path("options").path(chance.nextInt(at.path("options").size())).asText();
        did.add("choose " + value + " in " + at.path("name").asText());
        sees("crawl.choose(" + Sight.quoted(value) + ")");
        rests("");
    }

    private void presses(JsonNode at, boolean twice) {
        did.add((twice ? "press twice " : "press ") + at.path("name").asText());
        hand(at);
        if (twice) {
            JsonNode next = takes();
            if (next.path("kind").asText().equals("press")) {
                did.add("at once press " + next.path("name").asText());
                hand(next);
            }
        }
        rests(twice ? "" : at.path("id").asText());
    }

    private void hand(JsonNode at) {
        player.pressesAt(at.path("x").asDouble(), at.path("y").asDouble());
    }

    private void rests(String id) {
        // A press that the page mends, since what was pressed had just moved, comes a moment after the hand.
        sees("crawl.pauses()");
        holds(last(() -> sees("crawl.rests()").asText()));
        holds(last(() -> wrong(id)));
        holds(String.join("; ", player.complaints()));
    }

    /** What is still found after a while; nothing as soon as nothing is. */
    private static String last(Supplier<String> look) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        String found = look.get();
        while (!found.isEmpty() && System.nanoTime() < end) {
            LockSupport.parkNanos(GLANCE);
            found = look.get();
        }
        return found;
    }

    /** What is wrong with the page, or where it is not what the file says, if it has not just begun to change. */
    private String wrong(String id) {
        String found = sees("crawl.wrong(" + Sight.quoted(id) + ").join('; ')").asText();
        return !found.isEmpty() || player.address().matches(".*/(roll|advance).*") ? found
                : sees("crawl.differs()").asText();
    }

    private void holds(String wrong) {
        if (!wrong.isEmpty()) {
            throw new AssertionError(wrong + "\n  on " + player.address() + " with " + sees("crawl.state()").asText()
                    + " after:\n  " + said());
        }
    }

    private String said() {
        return String.join("\n  ", did.subList(Math.max(0, did.size() - 12), did.size()));
    }

    private boolean onShelf(String text) {
        try (var files = Files.list(shelf)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).anyMatch(file -> contains(file, text));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static boolean contains(Path file, String text) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains(text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
