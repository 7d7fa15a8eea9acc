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
    private CommandContext context;

    /**
     * @param characters the folder, unless it is the usual one
     * @param opens whether a browser is to be opened
     */
    ServeRun(Optional<Integer> port, Optional<Path> characters, boolean opens) {
        this.port = port;
        this.characters = characters;
        this.opens = opens;
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
        AppContext app =
                AppContext.of(new RulesetLoader(context.locations(), context.checkCache()), folder, context.messages());
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
        context.out().flush();
        if (opens) {
            BrowserLauncher.open(server.address(), System.getenv());
        }
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.stop();
            stopped.countDown();
        }));
        stopped.await();
        return FINE;
    }
}
