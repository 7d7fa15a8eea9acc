package lampblack.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.cli.Main;
import lampblack.store.BundledFiles;

/**
 * Runs what users run, once each, so that the build can lay out beforehand what Java loads for it. Everything is
 * written into the current folder, which is to be empty.
 */
final class Training {

    private static final String GAME = "lanterns-of-the-fen";
    private static final String CHARACTER = "rulesets/" + GAME + "/characters/sib-aldersea.yaml";
    private static final String LARGE = "rulesets/blades-in-the-dark/characters/corin-vale.yaml";
    private static final String BROKEN = "broken.yaml";

    /** What is run most, and after each change to a game. */
    private static final List<String> CHECKS =
            List.of("check rulesets/blades-in-the-dark", "check " + BROKEN, "check " + CHARACTER);

    /** Each goes through code that those before it do not. */
    private static final List<String> COMMANDS = List.of(
            "show " + CHARACTER, "show --format json " + CHARACTER, "show " + CHARACTER + " --why name", "options " + CHARACTER,
            "sheet " + CHARACTER + " -o sheet.html", "sheet " + LARGE + " -o large.html",
            "sheet --blank " + GAME + " -o blank.html", "sheet --cards " + CHARACTER + " -o cards.html",
            "odds " + CHARACTER + " action", "roll " + CHARACTER + " fortune --dice 2",
            "earn " + CHARACTER + " desperate=1", "mark " + CHARACTER + " stress +1", "note " + CHARACTER + " Rain.",
            "undo " + CHARACTER, "versions " + CHARACTER, "resolve " + GAME, "explain creation.over-budget");

    /** Where no browser is installed, they load little more than what says so. */
    private static final List<String> PDFS =
            List.of("pdf " + CHARACTER + " -o sheet.pdf", "pdf " + LARGE + " -o large.pdf");

    private static final int MAX_TRIES = 600;

    private Training() {}

    /**
     * @param arguments {@code serve} for the first page of the builder, {@code check}, {@code pdf}, nothing for most
     *        commands
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        unpack();
        switch (String.join(" ", arguments)) {
            case "serve" -> serve();
            case "check" -> CHECKS.forEach(Training::run);
            case "pdf" -> PDFS.forEach(Training::run);
            default -> Stream.concat(CHECKS.stream(), COMMANDS.stream()).forEach(Training::run);
        }
        System.exit(0);
    }

    private static void run(String line) {
        Main.command(line.split(" "), Program.COMMANDS);
    }

    /** The shipped rulesets, and a character with a fault. */
    private static void unpack() throws IOException {
        for (String name : BundledFiles.list("rulesets/")) {
            Path file = Path.of("rulesets", name);
            Files.createDirectories(file.getParent());
            Files.write(file, BundledFiles.file("rulesets/" + name).orElseThrow());
        }
        Files.writeString(Path.of(BROKEN), Files.readString(Path.of(CHARACTER)) + "feilds: {}\n");
    }

    private static void serve() throws IOException, InterruptedException {
        int port = freePort();
        String folder = "rulesets/" + GAME + "/characters";
        Thread server = new Thread(() -> run("serve --no-open --port " + port + " --characters " + folder));
        server.setDaemon(true);
        server.start();
        for (int i = 0; i < MAX_TRIES && !firstPage(port); i++) {
            Thread.sleep(50);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getByName(Server.HOST))) {
            return any.getLocalPort();
        }
    }

    private static boolean firstPage(int port) {
        try (Socket socket = new Socket(Server.HOST, port)) {
            socket.getOutputStream().write(("GET / HTTP/1.1\r\nHost: " + Server.HOST + ":" + port
                    + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().readAllBytes().length > 0;
        } catch (IOException failure) {
            return false;
        }
    }
}
