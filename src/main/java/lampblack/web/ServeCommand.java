package lampblack.web;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import lampblack.cli.Desk;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the builder to the browsers of this machine until it is stopped. */
@Command(name = "serve", description = "Open the builder: make, play and print characters in the browser.")
public final class ServeCommand implements Callable<Integer> {

    private static final int MOST_PORTS = 65_535;

    @Mixin
    private Desk desk;

    @Option(names = "--port", paramLabel = "N", description = "The port to listen on; 0 takes any that is free.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--characters", paramLabel = "DIR",
            description = "The folder of the characters; else characters here, or else Lampblack at home.")
    private Optional<Path> characters = Optional.empty();

    @Option(names = "--no-open", description = "Open no browser.")
    private boolean quiet;

    @Override
    public Integer call() throws ReflectiveOperationException, IOException {
        port.filter(each -> each < 0 || each > MOST_PORTS).ifPresent(each -> {
            throw desk.misuse("web.no-such-port", "port", each);
        });
        Object serving = ServerJar.load("lampblack.web.Serving", desk.cache())
                .getConstructor(Optional.class, Optional.class, boolean.class).newInstance(port, characters, !quiet);
        @SuppressWarnings("unchecked")
        ToIntFunction<Desk> start = (ToIntFunction<Desk>) serving;
        return start.applyAsInt(desk);
    }
}
