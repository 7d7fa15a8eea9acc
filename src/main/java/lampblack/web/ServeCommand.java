package lampblack.web;

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
    private static final int MOST_PORTS = 65_535;

    @Mixin
    private Desk desk;

    @Option(names = "--port", paramLabel = "N", description = "The port to listen on; 0 takes any that is free.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--characters", paramLabel = "DIR",
            description = "The folder that characters are kept in, in place of the folder characters here.")
    private Optional<Path> characters = Optional.empty();

    @Option(names = "--no-open", description = "Open no browser.")
    private boolean quiet;

    @Override
    public Integer call() throws InterruptedException {
        port.filter(each -> each < 0 || each > MOST_PORTS).ifPresent(each -> {
            throw desk.misuse("web.no-such-port", "port", each);
        });
        Path folder = desk.path(characters.orElse(Path.of("characters"))).toAbsolutePath().normalize();
        try {
            Files.createDirectories(folder);
        } catch (IOException refused) {
            desk.remark("web.no-folder", "folder", folder);
            return NOT_STARTED;
        }
        Workshop workshop = Workshop.of(new RulesetLoader(desk.places(), desk.verdicts()), folder,
                desk.messages());
        Server server = Server.start(workshop, port.orElse(USUAL_PORT));
        desk.say("web.serving", "address", server.address());
        desk.out().flush();
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.stop();
            stopped.countDown();
        }));
        stopped.await();
        return FINE;
    }
}
