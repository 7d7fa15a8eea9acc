package lampblack.server;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.shell.BrowserLauncher;
import lampblack.cli.shell.CommandContext;
import lampblack.load.RulesetLoader;
import lampblack.page.QrDrawing;
import lampblack.schema.SchemaJudge;
import lampblack.server.door.Guard;
import lampblack.server.table.Table;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;

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
    private final Optional<StopSwitch> stop;
    private CommandContext context;

    /**
     * @param characters the folder, unless it is the usual one
     * @param opens whether a browser is to be opened
     * @param address where a table is open, if one is
     * @param stop what ends it where no terminal does; its user then sees nothing but the browser
     */
    ServeRun(Optional<Integer> port, Optional<Path> characters, boolean opens, Optional<String> address,
            Optional<StopSwitch> stop) {
        this.port = port;
        this.characters = characters;
        this.opens = opens;
        this.address = address;
        this.stop = stop;
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
            if (stop.isPresent() && opens) {
                NoticeFile.open(context.render("web.no-folder", "folder", folder));
            }
            return NOT_STARTED;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return FINE;
        }
    }

    private Path folder() {
        Path here = context.path(Path.of("characters"));
        Path usual = Files.isDirectory(here) && stop.isEmpty() ? here
                : Path.of(System.getProperty("user.home", ""), "Lampblack");
        return characters.map(context::path).orElse(usual).toAbsolutePath().normalize();
    }

    /** Another process serves the folder already: opens its address instead. */
    private int occupied(Path folder) throws InterruptedException {
        String address = ServeLock.awaitAddress(folder);
        context.printToErrors("web.folder-taken", "folder", folder, "address", address);
        if (opens && !address.isEmpty()) {
            BrowserLauncher.open(address, System.getenv());
        }
        return stop.isPresent() ? FINE : TAKEN;
    }

    /** The places of the rulesets; where there is no current folder to speak of, those beside the characters first. */
    private List<RulesetLocation> rulesets(Path folder) {
        List<RulesetLocation> places = new ArrayList<>(context.locations());
        Path own = folder.resolve(CommandContext.RULESETS);
        if (stop.isPresent() && Files.isDirectory(own)) {
            places.add(0, new RulesetLocation.RulesetFolder(own));
        }
        return places;
    }

    /** The port that was named, or the usual one, or any where that is taken and nobody could name another. */
    private int port() {
        int wanted = port.orElse(USUAL_PORT);
        return stop.isPresent() && port.isEmpty() && !Server.isFree(wanted) ? 0 : wanted;
    }

    private int serve(Path folder, ServeLock mine) throws IOException, InterruptedException {
        Optional<Table> table = address.map(digits -> new Table(folder, digits));
        RulesetLoader rulesets = new RulesetLoader(rulesets(folder), ProposedTexts.NONE, SchemaJudge.COMPILED);
        AppContext app = AppContext.of(rulesets, folder, context.messages(), table).with(stop);
        int port = port();
        if (Server.isFree(port)) {
            app.warm();
        }
        Server server;
        try {
            server = Server.start(app, port);
        } catch (JavalinBindException failure) {
            String address = "http://" + Server.HOST + ":" + port + "/";
            boolean ours = PortProbe.isLampblack(address, app.messages().text(Guard.NO_SUCH_METHOD));
            context.printToErrors(ours ? "web.port-taken.ours" : "web.port-taken", "port", port, "address", address);
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
        Runtime.getRuntime().addShutdownHook(new Thread(server::stop));
        stop.orElseGet(StopSwitch::new).await(() -> stop.isEmpty() || server.events().listeners() > 0);
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
