package lampblack.server;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import lampblack.cli.shell.BrowserLauncher;
import lampblack.cli.shell.CommandContext;
import lampblack.load.RulesetLoader;
import lampblack.server.door.Guard;
import lampblack.server.table.QrDrawing;
import lampblack.server.table.Table;

/** Serves a folder of characters until the program is stopped, and returns how the command ended. */
final class ServeRun {

    /** The port that is taken unless another is named. */
    static final int USUAL_PORT = 7470;

    private static final int FINE = 0;
    private static final int NOT_STARTED = 4;
    private static final int TAKEN = 5;

    private final Optional<Integer> port;
    private final Optional<Path> characters;
    private final boolean opens;
    private final Optional<String> address;
    private CommandContext context;

    /**
     * @param characters the folder, unless it is the usual one
     * @param opens whether a browser is to be opened
     * @param address where a table is open, if one is
     */
    ServeRun(Optional<Integer> port, Optional<Path> characters, boolean opens, Optional<String> address) {
        this.port = port;
        this.characters = characters;
        this.opens = opens;
        this.address = address;
    }

    int serve(CommandContext context) {
        this.context = context;
        Path folder = folder();
        try {
            Files.createDirectories(folder);
            Optional<ServeLock> ours = ServeLock.tryAcquire(folder);
            return ours.isEmpty() ? occupied(folder) : serve(folder, ours.get());
        } catch (IOException failure) {
            context.printToErrors("web.no-folder", "folder", folder);
            return NOT_STARTED;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return FINE;
        }
    }

    private Path folder() {
        Path here = context.path(Path.of("characters"));
        Path usual = Files.isDirectory(here) ? here : Path.of(System.getProperty("user.home", ""), "Lampblack");
        return characters.map(context::path).orElse(usual).toAbsolutePath().normalize();
    }

    /** Another process serves the folder already: opens its address instead. */
    private int occupied(Path folder) {
        String address = ServeLock.address(folder);
        context.printToErrors("web.folder-taken", "folder", folder, "address", address);
        if (opens && !address.isEmpty()) {
            BrowserLauncher.open(address, System.getenv());
        }
        return TAKEN;
    }

    private int serve(Path folder, ServeLock mine) throws IOException, InterruptedException {
        Optional<Table> table = address.map(digits -> new Table(folder, digits));
        AppContext app = AppContext.of(new RulesetLoader(context.locations(), context.checkCache()), folder,
                context.messages(), table, VerdictFile.of(folder, context.cache()));
        if (Server.isFree(port.orElse(USUAL_PORT))) {
            app.warm();
        }
        Server server;
        try {
            server = Server.start(app, port.orElse(USUAL_PORT));
        } catch (JavalinBindException failure) {
            String address = "http://" + Server.HOST + ":" + port.orElse(USUAL_PORT) + "/";
            boolean ours = PortProbe.isLampblack(address, app.messages().text(Guard.NO_SUCH_METHOD));
            context.printToErrors(ours ? "web.port-taken.ours" : "web.port-taken", "port", port.orElse(USUAL_PORT),
                    "address",
                    address);
            return TAKEN;
        }
        mine.publishAddress(server.address());
        context.printMessage("web.serving", "address", server.address());
        context.printMessage("web.kept-in", "folder", folder);
        table.ifPresent(open -> invite(open, server));
        context.out().flush();
        if (opens) {
            BrowserLauncher.open(server.address() + (table.isPresent() ? "table" : ""), System.getenv());
        }
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.stop();
            stopped.countDown();
        }));
        stopped.await();
        return FINE;
    }

    /** Says how others join, in words and as a QR code. */
    private void invite(Table table, Server server) {
        String link = table.link(server.port());
        String code = table.desk().code();
        context.printMessage("web.table.open", "address", link, "code", code, "page", server.address() + "table");
        context.out().println(QrDrawing.text(link + "join?code=" + code, context.environment().terminal()));
    }
}
