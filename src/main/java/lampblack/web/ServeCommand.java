package lampblack.web;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import lampblack.cli.Desk;
import lampblack.io.RulesetLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the builder to the browsers of this machine until it is stopped. */
@Command(name = "serve", description = "Open the builder: make, play and print characters in the browser.")
public final class ServeCommand implements Callable<Integer> {

    /** The port that is taken unless another is named. */
    static final int USUAL_PORT = 7470;

    private static final int FINE = 0;
    private static final int NOT_STARTED = 4;
    private static final int TAKEN = 5;
    private static final int MOST_PORTS = 65_535;

    @Mixin
    private Desk desk;

    @Option(names = "--port", paramLabel = "N", description = "The port to listen on; 0 takes any that is free.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--characters", paramLabel = "DIR",
            description = "The folder of the characters; else characters here, and where there is none, Lampblack at home.")
    private Optional<Path> characters = Optional.empty();

    @Option(names = "--no-open", description = "Open no browser.")
    private boolean quiet;

    @Override
    public Integer call() throws InterruptedException {
        port.filter(each -> each < 0 || each > MOST_PORTS).ifPresent(each -> {
            throw desk.misuse("web.no-such-port", "port", each);
        });
        Path folder = folder();
        try {
            Files.createDirectories(folder);
            Optional<Occupied> ours = Occupied.of(folder);
            if (ours.isEmpty()) {
                return occupied(folder);
            }
            return serve(folder, ours.get());
        } catch (IOException refused) {
            desk.remark("web.no-folder", "folder", folder);
            return NOT_STARTED;
        }
    }

    private Path folder() {
        Path here = desk.path(Path.of("characters"));
        Path usual = Files.isDirectory(here) ? here : Path.of(System.getProperty("user.home", ""), "Lampblack");
        return characters.map(desk::path).orElse(usual).toAbsolutePath().normalize();
    }

    /** Another serves the folder already: whoever wanted to open it is led there. */
    private int occupied(Path folder) {
        String address = Occupied.address(folder);
        desk.remark("web.folder-taken", "folder", folder, "address", address);
        if (!quiet && !address.isEmpty()) {
            Browser.open(address, System.getenv());
        }
        return TAKEN;
    }

    private int serve(Path folder, Occupied ours) throws IOException, InterruptedException {
        Workshop workshop = Workshop.of(new RulesetLoader(desk.places(), desk.verdicts()), folder, desk.messages());
        Server server;
        try {
            server = Server.start(workshop, port.orElse(USUAL_PORT));
        } catch (JavalinBindException taken) {
            desk.remark("web.port-taken", "port", port.orElse(USUAL_PORT));
            return TAKEN;
        }
        ours.at(server.address());
        desk.say("web.serving", "address", server.address());
        desk.say("web.kept-in", "folder", folder);
        desk.out().flush();
        if (!quiet) {
            Browser.open(server.address(), System.getenv());
        }
        workshop.warm();
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.stop();
            stopped.countDown();
        }));
        stopped.await();
        return FINE;
    }
}
