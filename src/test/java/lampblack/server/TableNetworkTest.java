package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.OwnProcess;
import lampblack.Patience;
import lampblack.Sampling;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A table in one network namespace and those who play at it in another: two machines, as far as they know. */
@Isolated
@Tag("full")
class TableNetworkTest {

    private static final int PORT = 7470;
    private static final String ID = Long.toString(ProcessHandle.current().pid() % 100_000);
    private static final String HERE = "lbh" + ID;
    private static final String THERE = "lbt" + ID;
    private static final String ADDRESS = "10.213.77.1";
    private static final String OTHER = "10.213.77.2";
    /** Where some of those who play are in the second network. */
    private static final String FAR = "10.213.78.2";

    @TempDir
    Path folder;
    private final List<String> said = new ArrayList<>();
    private Process server;

    @BeforeEach
    void connect() throws IOException, InterruptedException {
        boolean connects = run("ip", "netns", "add", HERE) && run("ip", "netns", "add", THERE)
                && run("ip", "link", "add", HERE, "netns", HERE, "type", "veth", "peer", "name", THERE, "netns", THERE)
                && set(HERE, ADDRESS) && set(THERE, OTHER);
        if (!connects) {
            System.err.println("NETWORK TESTS SKIPPED: this needs the rights to make network namespaces.");
        }
        Assumptions.assumeTrue(connects);
    }

    private boolean set(String name, String address) throws IOException, InterruptedException {
        return run("ip", "-n", name, "addr", "add", address + "/24", "dev", name)
                && run("ip", "-n", name, "link", "set", "lo", "up") && run("ip", "-n", name, "link", "set", name, "up");
    }

    /** Another network between the two, from which the table is reached at the same address. */
    private void connectAgain() throws IOException, InterruptedException {
        String here = "lbx" + ID;
        String there = "lby" + ID;
        boolean connects = run("ip", "link", "add", here, "netns", HERE, "type", "veth", "peer", "name", there, "netns",
                THERE) && run("ip", "-n", HERE, "addr", "add", "10.213.78.1/24", "dev", here)
                && run("ip", "-n", HERE, "link", "set", here, "up")
                && run("ip", "-n", THERE, "addr", "add", FAR + "/24", "dev", there)
                && run("ip", "-n", THERE, "link", "set", there, "up")
                && run("ip", "-n", THERE, "rule", "add", "from", FAR, "table", "78")
                && run("ip", "-n", THERE, "route", "add", ADDRESS, "via", "10.213.78.1", "dev", there, "table", "78");
        if (!connects) {
            System.err.println("NETWORK TESTS SKIPPED: this needs the rights to make two networks.");
        }
        Assumptions.assumeTrue(connects);
    }

    @AfterEach
    void disconnect() throws IOException, InterruptedException {
        if (server != null) {
            server.destroy();
            server.waitFor(Patience.MILLIS, TimeUnit.MILLISECONDS);
        }
        run("ip", "netns", "del", HERE);
        run("ip", "netns", "del", THERE);
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    private static List<String> in(String namespace, List<String> command) {
        return Stream.concat(Stream.of("ip", "netns", "exec", namespace), command.stream()).toList();
    }

    /** Opens the table, and reads what it says until it is open. */
    private String open() throws IOException {
        server = new ProcessBuilder(in(HERE, OwnProcess.command("serve", "--table", "--no-open", "--port", "" + PORT, "--address", ADDRESS,
                "--rulesets", Site.RULESETS.toString(), "--characters", folder.toString()))).redirectErrorStream(true)
                .start();
        BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        while (line != null && !line.startsWith("The table is open at http://" + ADDRESS + ":" + PORT + "/")) {
            line = out.readLine();
        }
        assertTrue(line != null, "it does not open");
        Thread rest = new Thread(() -> out.lines().forEach(said::add));
        rest.setDaemon(true);
        rest.start();
        return line.replaceFirst(".*the code ([A-Z]{6})[.].*", "$1");
    }

    /** What the host's own page says, which only the same machine is shown. */
    private String gmCode() throws IOException, InterruptedException {
        Process page = new ProcessBuilder(in(HERE, List.of("bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/" + PORT
                + "; printf 'GET /table HTTP/1.1\\r\\nHost: 127.0.0.1:" + PORT
                + "\\r\\nConnection: close\\r\\n\\r\\n' >&3; cat <&3"))).start();
        String html = new String(page.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher code = Pattern.compile("[BCDFGHJKMNPQRSTVWXYZ]{10}").matcher(html);
        assertTrue(code.find(), html);
        return code.group();
    }

    private static String sheet(int number) throws IOException {
        return Files.readString(Site.RULESETS.resolve("lanterns-of-the-fen/characters/sib-aldersea.yaml"))
                .replace("name: Sib Aldersea", "name: Player " + number).replaceFirst("(?m)^now:$", "now:\n  cash: 50");
    }

    @Test
    void losesNothingAndLetsNobodyElseWrite() throws IOException, InterruptedException {
        for (int i = 0; i < 6; i++) {
            Files.writeString(folder.resolve("p" + i + ".yaml"), sheet(i));
        }
        String code = open();
        List<String> told = plays(TableClients.class, Sampling.count(12, 120), code);
        judge(told, code);
    }

    @Test
    void losesNothingOfFourAtOnceInTwoNetworks() throws IOException, InterruptedException {
        FourAtOnce.deal(folder);
        Files.createDirectories(folder.resolve(".table/crews"));
        Files.writeString(folder.resolve(".table/crews/" + FourAtOnce.CREW + ".yaml"),
                "format: 1\nclocks: {Doom: 0/24}\n");
        for (String member : FourAtOnce.MEMBERS) {
            Path file = folder.resolve(member + ".yaml");
            Files.writeString(file, Files.readString(file).replaceFirst("(?m)^now:$",
                    "now:\n  clocks: {Project: 0/8}"));
        }
        Map<String, String> expected = FourAtOnce.found(folder);
        connectAgain();
        List<String> told = plays(FourClients.class, Sampling.count(120, 120), open());
        told.stream().filter(line -> line.matches("(figures|refused) .*")).forEach(System.out::println);
        told.stream().filter(line -> line.startsWith("thing ")).map(line -> line.substring(6).split("\t", -1))
                .forEach(thing -> expected.put(thing[0], thing[1]));
        assertEquals(List.of(), told.stream().filter(line -> !line.matches("(begun|thing .*|figures .*)")).toList());
        assertEquals(Map.of(), FourAtOnce.differences(expected, FourAtOnce.found(folder)));
    }

    @Test
    @Tag("browser")
    void losesNothingOfWhatIsPressedInRealBrowsers() throws IOException, InterruptedException {
        for (int i = 0; i < 6; i++) {
            Files.writeString(folder.resolve("p" + i + ".yaml"), sheet(i));
        }
        String code = open();
        int seconds = Sampling.count(20, 3_600);
        List<String> told = plays(TablePlayers.class, seconds, code);
        told.stream().filter(line -> line.startsWith("figures ")).forEach(System.out::println);
        assertEquals(List.of(), told.stream().filter(line -> !line.matches("(begun|stress .*|note .*|figures .*)")).toList());
        for (String line : told) {
            String[] words = line.split(" ");
            String text = line.matches("(note|stress) .*") ? Files.readString(folder.resolve(words[1] + ".yaml")) : "";
            switch (words[0]) {
                case "note" -> assertEquals(2, text.split(words[2], -1).length, line);
                case "stress" -> assertTrue(text.contains("\n  stress: " + words[2] + "\n"), line + " in\n" + text);
                case "figures" -> assertTrue(!Sampling.EXHAUSTIVE || Integer.parseInt(line.replaceFirst(
                        ".* within ([0-9]+) ms$", "$1")) <= 300, line);
                default -> { }
            }
        }
        assertTrue(told.stream().filter(line -> line.startsWith("note ")).count() >= 5, told.toString());
    }

    /** What players there say who play for so many seconds, while the network drops for a moment in the midst of it. */
    private List<String> plays(Class<?> players, int seconds, String code) throws IOException, InterruptedException {
        List<String> clients = new ArrayList<>(OwnProcess.command("http://" + ADDRESS + ":" + PORT, code, gmCode(),
                "" + seconds, "" + Sampling.of("table").seed(1), OTHER, FAR));
        clients.set(clients.indexOf("lampblack.server.Program"), players.getName());
        Process play = new ProcessBuilder(in(THERE, clients)).redirectErrorStream(true).start();
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch begun = new CountDownLatch(1);
        Thread reads = new Thread(() -> {
            play.inputReader(StandardCharsets.UTF_8).lines().forEach(line -> {
                told.add(line);
                begun.countDown();
            });
            begun.countDown();
        });
        reads.start();
        assertTrue(begun.await(Patience.SECONDS, TimeUnit.SECONDS), "they do not begin");
        TimeUnit.SECONDS.sleep(5);
        assertTrue(run("ip", "-n", THERE, "link", "set", THERE, "down"));
        TimeUnit.MILLISECONDS.sleep(800);
        assertTrue(run("ip", "-n", THERE, "link", "set", THERE, "up"));
        assertTrue(play.waitFor(seconds + Patience.SECONDS, TimeUnit.SECONDS), "they do not come to an end");
        reads.join();
        return told;
    }

    private void judge(List<String> told, String code) throws IOException {
        told.stream().filter(line -> line.startsWith("figures ")).forEach(System.out::println);
        assertEquals(List.of(), told.stream().filter(line -> !line.matches("begun|(sum|note|figures) .*")).toList());
        Map<String, Long> expected = new TreeMap<>();
        Map<String, Long> found = new TreeMap<>();
        for (int i = 0; i < 6; i++) {
            String sheet = "p" + i;
            String text = Files.readString(folder.resolve(sheet + ".yaml"));
            long sum = told.stream().filter(line -> line.startsWith("sum " + sheet + " "))
                    .mapToLong(line -> Long.parseLong(line.split(" ")[2])).sum();
            expected.put(sheet, 50 + sum);
            Matcher cash = Pattern.compile("(?m)^  cash: ([0-9]+)$").matcher(text);
            found.put(sheet, cash.find() ? Long.parseLong(cash.group(1)) : 0);
            told.stream().filter(line -> line.startsWith("note " + sheet + " ")).map(line -> line.split(" ")[2])
                    .forEach(note -> assertTrue(text.contains(note), sheet + " lacks " + note));
            assertFalse(text.contains("stolen"), text);
        }
        assertEquals(expected, found);
        assertTrue(told.stream().filter(line -> line.startsWith("note ")).count() >= 5, told.toString());
        assertEquals(List.of(), said.stream().filter(line -> line.contains(code) || line.contains(" at ")).toList());
    }
}
