package lampblack.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import lampblack.page.FormAnswers;

/**
 * Six players, a GM and a stranger, who play at random at a table elsewhere in a network: a program of its own, which
 * says at its end what it was told is done.
 */
public final class TableClients {

    private static final int PLAYERS = 6;
    /** What everybody does at the least, however busy the machine is. */
    private static final int LEAST = 12;
    private static final Duration SILENCE = Duration.ofSeconds(2);

    private final String origin;
    private final long end;
    private final Map<String, AtomicLong> sums = new ConcurrentHashMap<>();
    private final List<String> notes = Collections.synchronizedList(new ArrayList<>());
    private final List<Long> millis = Collections.synchronizedList(new ArrayList<>());
    private final List<String> wrong = Collections.synchronizedList(new ArrayList<>());
    private final AtomicLong refused = new AtomicLong();

    private TableClients(String origin, long seconds) {
        this.origin = origin;
        this.end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    }

    /** @param arguments the address, the code of players, that of the GM, how many seconds, and a seed */
    public static void main(String[] arguments) throws InterruptedException {
        TableClients all = new TableClients(arguments[0], Long.parseLong(arguments[3]));
        long seed = Long.parseLong(arguments[4]);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            String own = "p" + i;
            threads.add(new Thread(all.new Client(own, seed + i, arguments[1], own)));
        }
        threads.add(new Thread(all.new Client("gm", seed - 1, arguments[2], "")));
        threads.add(new Thread(all.new Stranger(seed - 2)));
        threads.forEach(Thread::start);
        System.out.println("begun");
        for (Thread thread : threads) {
            thread.join();
        }
        all.tell();
    }

    private void tell() {
        sums.forEach((sheet, sum) -> System.out.println("sum " + sheet + " " + sum));
        notes.forEach(note -> System.out.println("note " + note));
        wrong.forEach(what -> System.out.println("wrong " + what));
        List<Long> sorted = millis.stream().sorted().toList();
        System.out.println("figures " + sorted.size() + " answers, half within " + sorted.get(sorted.size() / 2)
                + " ms, 95 in 100 within " + sorted.get(sorted.size() * 95 / 100) + " ms, 99 in 100 within "
                + sorted.get(sorted.size() * 99 / 100) + " ms; put off and sent again " + refused.get());
    }

    /** Somebody with a browser, who sends what was pressed until it is answered. */
    private class Browser {

        private final HttpClient client = HttpClient.newBuilder().connectTimeout(SILENCE).build();
        private String cookie = "";

        HttpResponse<String> get(String path) throws InterruptedException {
            return answered(request(path).GET());
        }

        HttpRequest.Builder request(String path) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path)).timeout(SILENCE);
            return cookie.isEmpty() ? request : request.header("Cookie", cookie);
        }

        HttpResponse<String> post(String path, Map<String, String> fields) throws IOException, InterruptedException {
            return post(path, fields, "");
        }

        /** Sends a form once. @param press what it is called, or empty */
        HttpResponse<String> post(String path, Map<String, String> fields, String press)
                throws IOException, InterruptedException {
            long start = System.nanoTime();
            HttpResponse<String> answer = client.send(request(path).header("Origin", origin)
                    .header(LatestPresses.NAME, press)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(Site.encoded(fields))).build(), BodyHandlers.ofString());
            millis.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
            return answer;
        }

        private HttpResponse<String> answered(HttpRequest.Builder request) throws InterruptedException {
            while (true) {
                try {
                    long start = System.nanoTime();
                    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
                    millis.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
                    return answer;
                } catch (IOException silent) {
                    Thread.sleep(100);
                }
            }
        }

        void join(String code, String name) throws IOException, InterruptedException {
            HttpResponse<String> joined = post("/join", Map.of("code", code, "name", name));
            cookie = joined.headers().firstValue("set-cookie").orElse("").replaceFirst(";.*", "");
        }
    }

    /** A player of one sheet, or the GM of all. */
    private final class Client extends Browser implements Runnable {

        private final String name;
        private final Random chance;
        private final String code;
        private final String own;
        private int count;
        private int presses;

        Client(String name, long seed, String code, String own) {
            this.name = name;
            this.chance = new Random(seed);
            this.code = code;
            this.own = own;
        }

        @Override
        public void run() {
            try {
                join(code, name);
                if (!own.isEmpty() && post("/seat", Map.of("sheet", own)).statusCode() != 303) {
                    wrong.add(name + " has no seat");
                }
                for (int i = 0; System.nanoTime() < end || i < LEAST; i++) {
                    play(own.isEmpty() ? "p" + chance.nextInt(PLAYERS) : own);
                    Thread.sleep(chance.nextInt(120));
                }
            } catch (IOException | InterruptedException failure) {
                wrong.add(name + " " + failure);
            }
        }

        private void play(String sheet) throws InterruptedException {
            switch (chance.nextInt(6)) {
                case 0, 1, 2 -> add(sheet, chance.nextInt(3) == 0 ? -1 : 1);
                case 3 -> note(sheet);
                case 4 -> get("/characters/" + sheet + "/" + (chance.nextBoolean() ? "play" : "roll"));
                default -> trespass("p" + chance.nextInt(PLAYERS));
            }
        }

        private void add(String sheet, int by) throws InterruptedException {
            Map<String, String> fields = new LinkedHashMap<>(Map.of("where", "cash", "mark", by > 0 ? "+1" : "-1"));
            int status = sent(sheet, "mark", fields);
            if (status == 303) {
                sums.computeIfAbsent(sheet, key -> new AtomicLong()).addAndGet(by);
            } else if (status != 422) {
                wrong.add(name + " marks " + sheet + ": " + status);
            }
        }

        private void note(String sheet) throws InterruptedException {
            String words = "note-" + name + "-" + count++;
            int status = sent(sheet, "note", new LinkedHashMap<>(Map.of("words", words, "session", "12")));
            if (status == 303) {
                notes.add(sheet + " " + words);
            } else {
                wrong.add(name + " notes " + sheet + ": " + status);
            }
        }

        /** Sends a form until it is answered, as pages do, under a name of its own, so that it counts once. */
        private int sent(String sheet, String change, Map<String, String> fields) throws InterruptedException {
            int press = presses++;
            String path = "/characters/" + sheet + "/play/" + change;
            fields.put("seen", seen(sheet));
            while (true) {
                try {
                    HttpResponse<String> answer = post(path, fields, "table-" + name + "." + press);
                    int status = answer.headers().firstValue(FormAnswers.STATUS).map(Integer::parseInt)
                            .orElse(answer.statusCode());
                    if (status != 429) {
                        return status;
                    }
                    refused.incrementAndGet();
                } catch (IOException silent) {
                    Thread.sleep(100);
                }
            }
        }

        private String seen(String sheet) throws InterruptedException {
            return get("/characters/" + sheet + "/play").headers().firstValue("ETag").orElse("").replace("\"", "");
        }

        private void trespass(String sheet) throws InterruptedException {
            if (own.isEmpty() || sheet.equals(own)) {
                return;
            }
            try {
                int read = get("/characters/" + sheet + "/play").statusCode();
                int written = post("/characters/" + sheet + "/play/mark", Map.of("where", "cash", "mark", "+1", "seen",
                        "x")).statusCode();
                if (read != 403 || written != 403) {
                    wrong.add(name + " trespassed on " + sheet + ": " + read + " " + written);
                }
            } catch (IOException silent) {
                Thread.sleep(100);
            }
        }
    }

    /** Somebody who never joins. */
    private final class Stranger extends Browser implements Runnable {

        private static final List<String> PATHS = List.of("/characters/p0/play/mark", "/characters/p1/text",
                "/characters/p2/delete", "/characters", "/import", "/table/pause", "/table/end", "/table/dismiss");

        private final Random chance;

        Stranger(long seed) {
            this.chance = new Random(seed);
        }

        @Override
        public void run() {
            try {
                while (System.nanoTime() < end) {
                    String path = PATHS.get(chance.nextInt(PATHS.size()));
                    try {
                        int status = post(path, Map.of("where", "cash", "mark", "+1", "text", "stolen")).statusCode();
                        if (status != 403 && status != 429) {
                            wrong.add("a stranger at " + path + ": " + status);
                        }
                    } catch (IOException silent) {
                        // The network is down for the moment.
                    }
                    Thread.sleep(chance.nextInt(80));
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
