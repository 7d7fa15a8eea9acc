package lampblack.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jsoup.Jsoup;

/**
 * A GM and three players who press at once over two networks, never at what another sets: a program of its own, which
 * says at its end what the files must hold, and what was refused.
 */
public final class FourClients {

    private static final Duration SILENCE = Duration.ofSeconds(4);
    /** How many milliseconds the way through each network takes at the most. */
    private static final List<Integer> DELAYS = List.of(30, 300);
    /** One in so many is lost on its way. */
    private static final int LOST = 100;
    private static final int STASH = 30;
    private static final String BOARD = "/group/" + FourAtOnce.CREW;

    private final String origin;
    private final long end;
    private final Map<String, String> things = new TreeMap<>();
    private final Map<String, Clock> clocks = new LinkedHashMap<>();
    private final List<String> refused = new ArrayList<>();
    private int presses;
    private int again;

    private FourClients(String origin, long seconds) {
        this.origin = origin;
        this.end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    }

    /** A clock that everybody marks, within whose bounds every order of what is under way stays. */
    private static final class Clock {

        private final int size;
        private int plus;
        private int plusDone;
        private int minus;
        private int minusDone;

        Clock(int size) {
            this.size = size;
        }

        /** One more or one fewer, as there is room; 0 for neither. */
        int begin(boolean isLess) {
            if (isLess && plusDone > minus) {
                minus++;
                return -1;
            }
            if (plus - minusDone < size) {
                plus++;
                return 1;
            }
            return 0;
        }

        void end(int by, boolean isDone) {
            if (by > 0) {
                plusDone += isDone ? 1 : 0;
                plus -= isDone ? 0 : 1;
            } else {
                minusDone += isDone ? 1 : 0;
                minus -= isDone ? 0 : 1;
            }
        }
    }

    /** @param arguments the address, the codes of players and GM, seconds, a seed, an address in each of two networks */
    public static void main(String[] arguments) throws InterruptedException, IOException {
        FourClients all = new FourClients(arguments[0], Long.parseLong(arguments[3]));
        List<Thread> threads = new ArrayList<>();
        List<Client> clients = new ArrayList<>();
        for (int i = 0; i <= FourAtOnce.MEMBERS.size(); i++) {
            boolean runsGame = i == FourAtOnce.MEMBERS.size();
            clients.add(all.new Client(runsGame ? "" : FourAtOnce.MEMBERS.get(i), new Random(Long.parseLong(arguments[4])
                    + i), InetAddress.getByName(arguments[5 + i % 2]), arguments[runsGame ? 2 : 1], DELAYS.get(i % 2)));
        }
        clients.forEach(client -> threads.add(new Thread(client)));
        System.out.println("begun");
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        all.tell();
    }

    private void tell() {
        clocks.forEach((thing, clock) -> things.put(thing, clock.plusDone - clock.minusDone + "/" + clock.size));
        things.forEach((thing, value) -> System.out.println("thing " + thing + "\t" + value));
        refused.forEach(what -> System.out.println("refused " + what));
        System.out.println("figures " + presses + " presses of four at once over two networks, " + refused.size()
                + " refused, " + again + " sent again");
    }

    private final class Client implements Runnable {

        private final String own;
        private final String name;
        private final Random chance;
        private final HttpClient client;
        private final String code;
        private final int delay;
        private final Map<String, String> seen = new LinkedHashMap<>();
        private final Map<String, String> words = new LinkedHashMap<>();
        private String cookie = "";
        private int count;
        private int stash;

        Client(String own, Random chance, InetAddress network, String code, int delay) {
            this.own = own;
            this.name = own.isEmpty() ? "gm" : own;
            this.chance = chance;
            this.client = HttpClient.newBuilder().connectTimeout(SILENCE).localAddress(network).build();
            this.code = code;
            this.delay = delay;
        }

        @Override
        public void run() {
            try {
                cookie = send(form("/join", Map.of("code", code, "name", name))).headers().firstValue("set-cookie")
                        .orElse("").replaceFirst(";.*", "");
                if (!own.isEmpty()) {
                    send(form("/seat", Map.of("sheet", own)));
                }
                look();
                while (System.nanoTime() < end) {
                    play(own.isEmpty() ? FourAtOnce.MEMBERS.get(chance.nextInt(3)) : own);
                    Thread.sleep(chance.nextInt(150));
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        /** Opens its page: the board, or the sheet. */
        private void look() throws InterruptedException {
            if (own.isEmpty()) {
                Jsoup.parse(send(request(BOARD).GET()).body()).select("section[id] input[name=seen]").forEach(field ->
                        seen.put(field.closest("section").id().replace("sheet-", ""), field.val()));
            } else {
                seen.put(own, send(request("/characters/" + own + "/play").GET()).headers().firstValue("ETag")
                        .orElse("").replace("\"", ""));
            }
        }

        private void play(String sheet) throws InterruptedException {
            String row = own.isEmpty() ? "harm.moderate" : "harm.lesser";
            boolean isSet = switch (chance.nextInt(own.isEmpty() ? 6 : 7)) {
                case 0, 1 -> tick(sheet);
                case 2 -> own.isEmpty() ? set(sheet, "coin", "" + chance.nextInt(5), "mark")
                        : set(sheet, "stress", "" + chance.nextInt(9), "mark");
                case 3 -> words(sheet, row);
                case 4 -> own.isEmpty() ? notes() : set(sheet, "load", chance.nextBoolean() ? "light" : "heavy", "mark");
                case 5 -> own.isEmpty() ? set(sheet, "field alias", "Known as " + count, "fill")
                        : set(sheet, "field look", "Seen as " + count, "fill");
                default -> note(sheet);
            };
            if (isSet || chance.nextBoolean()) {
                look();
            }
        }

        private String path(String sheet, String change) {
            return own.isEmpty() ? BOARD + "/sheets/" + sheet + "/" + change
                    : "/characters/" + sheet + "/play/" + change;
        }

        /** What nobody else sets. */
        private boolean set(String sheet, String thing, String value, String change) throws InterruptedException {
            boolean isField = thing.startsWith("field ");
            return press(path(sheet, change), Map.of(isField ? "field" : "where", thing.replace("field ", ""), isField
                    ? "value" : "mark", value), sheet) && put(sheet + " " + thing, value);
        }

        private boolean put(String thing, String value) {
            synchronized (things) {
                things.put(thing, value);
            }
            return true;
        }

        private boolean words(String sheet, String row) throws InterruptedException {
            String place = sheet + " " + row;
            String there = words.get(place);
            String fresh = "word-" + name + "-" + count;
            if (there != null) {
                return press(path(sheet, "mark"), Map.of("where", row, "clear", there), sheet)
                        && put(place + " " + words.remove(place), "");
            }
            boolean isDone = press(path(sheet, "mark"), Map.of("where", row, "mark", fresh), sheet);
            if (isDone) {
                words.put(place, fresh);
            }
            return isDone && put(place + " " + fresh, "1");
        }

        private boolean notes() throws InterruptedException {
            String text = "The group knows " + count;
            return press(BOARD + "/notes", Map.of("words", text), "notes") && put("group notes", text);
        }

        private boolean note(String sheet) throws InterruptedException {
            String text = "note-" + name + "-" + count;
            boolean isEntry = chance.nextBoolean() && stash < STASH;
            stash += isEntry ? 1 : 0;
            return press(isEntry ? "/characters/" + sheet + "/advance/session" : path(sheet, "note"), isEntry
                    ? Map.of("session", "20", "move.stash", "1", "note", text) : Map.of("session", "20", "words", text),
                    sheet) && put(sheet + " ledger " + text, "1");
        }

        /** A clock of the sheet, which its player and the GM mark, or one of the group. */
        private boolean tick(String sheet) throws InterruptedException {
            boolean isShared = own.isEmpty() && chance.nextBoolean();
            String title = isShared ? "Doom" : "Project";
            String thing = (isShared ? "group" : sheet) + " clocks " + title;
            Clock clock;
            int by;
            synchronized (clocks) {
                clock = clocks.computeIfAbsent(thing, key -> new Clock(isShared ? 24 : 8));
                by = clock.begin(chance.nextInt(3) == 0);
            }
            if (by == 0) {
                return false;
            }
            String mark = by > 0 ? "+1" : "-1";
            boolean isDone = isShared ? press(BOARD + "/clocks", Map.of("clock", title, "mark", mark), "")
                    : press(path(sheet, "mark"), Map.of("where", "clocks." + title, "mark", mark), sheet);
            synchronized (clocks) {
                clock.end(by, isDone);
            }
            return false;
        }

        /** Whether it was done. @param about of what the version is sent that was seen */
        private boolean press(String path, Map<String, String> fields, String about) throws InterruptedException {
            Map<String, String> all = new LinkedHashMap<>(fields);
            if (seen.containsKey(about)) {
                all.put("seen", seen.get(about));
            }
            HttpResponse<String> answer = send(form(path, all).header(LatestPresses.NAME, "four-" + name + "."
                    + count++));
            synchronized (things) {
                presses++;
                if (answer.statusCode() != 303) {
                    refused.add(path + " " + fields + ": " + answer.statusCode());
                }
            }
            return answer.statusCode() == 303;
        }

        private HttpRequest.Builder request(String path) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path)).timeout(SILENCE);
            return cookie.isEmpty() ? request : request.header("Cookie", cookie);
        }

        private HttpRequest.Builder form(String path, Map<String, String> fields) {
            return request(path).header("Origin", origin).header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(Site.encoded(fields)));
        }

        /** Sends something until it is answered. */
        private HttpResponse<String> send(HttpRequest.Builder request) throws InterruptedException {
            while (true) {
                try {
                    travel();
                    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
                    travel();
                    if (answer.statusCode() != 429) {
                        return answer;
                    }
                } catch (IOException silent) {
                    // The network is down for the moment.
                }
                synchronized (things) {
                    again++;
                }
                Thread.sleep(200);
            }
        }

        /** One way through the network, on which something is lost now and then. */
        private void travel() throws IOException, InterruptedException {
            Thread.sleep(chance.nextInt(delay));
            if (!cookie.isEmpty() && chance.nextInt(LOST) == 0) {
                throw new IOException("lost on the way");
            }
        }
    }
}
