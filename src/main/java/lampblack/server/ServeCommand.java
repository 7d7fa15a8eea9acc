package lampblack.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import lampblack.cli.shell.CommandContext;
import lampblack.server.table.LocalAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the builder to the browsers of this machine, or to a table as well, until it is stopped. */
@Command(name = "serve", description = "Open the builder: create, play and print characters in the browser.")
public final class ServeCommand implements Callable<Integer> {

    private static final int MAX_PORTS = 65_535;

    @Mixin
    private CommandContext context;

    @Option(names = "--port", paramLabel = "N", description = "The port to listen on; 0 picks any free one.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--characters", paramLabel = "DIR",
            description = "The folder of the characters; without it, ./characters or Lampblack in your home.")
    private Optional<Path> characters = Optional.empty();

    @Option(names = "--table",
            description = "Let a group on the local network join with a code, each with a character of their own.")
    private boolean table;

    @Option(names = "--address", paramLabel = "A",
            description = "The address of this machine that the table is open at, where it has several.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--no-open", description = "Do not open a browser.")
    private boolean quiet;

    @Option(names = "--desktop", description = "As after a double click: keep characters in Lampblack in your home,"
            + " take any port, and end at a button or two hours after the last page was looked at.")
    private boolean desktop;

    @Override
    public Integer call() {
        port.filter(number -> number < 0 || number > MAX_PORTS).ifPresent(number -> {
            throw context.usageError("web.no-such-port", "port", number);
        });
        if (address.isPresent() && !table) {
            throw context.usageError("web.table.alone");
        }
        return new ServeRun(port, characters, !quiet, table ? Optional.of(tableAddress()) : Optional.empty(),
                desktop ? Optional.of(new StopSwitch()) : Optional.empty()).serve(context);
    }

    /** The address that was chosen, or the only one there is. */
    private String tableAddress() {
        List<LocalAddress> all = LocalAddress.all();
        if (all.isEmpty()) {
            throw context.usageError("web.table.no-address");
        }
        String list = all.stream().map(one -> one.address() + " (" + one.network() + ")")
                .collect(Collectors.joining(", "));
        List<LocalAddress> offered = LocalAddress.offered();
        if (address.isEmpty() && offered.size() > 1) {
            throw context.usageError("web.table.addresses", "count", all.size(), "list", list, "first",
                    offered.get(0).address());
        }
        return all.stream().filter(one -> address.map(one::isMeant).orElse(true)).findFirst()
                .map(LocalAddress::address)
                .orElseThrow(() -> context.usageError("web.table.not-an-address", "address", address.orElseThrow(),
                        "list", list));
    }
}
