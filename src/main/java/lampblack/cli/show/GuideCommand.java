package lampblack.cli.show;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import lampblack.cli.shell.BrowserLauncher;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.store.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens the guide for authors in a browser. */
@Command(name = "guide", description = "Open the guide to writing a game, as one page in your browser.")
public final class GuideCommand implements Callable<Integer> {

    private static final String FILE = "guide.html";

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "PAGE", arity = "0..1", description = "Where to open it: rolls, effects, reference, …")
    private Optional<String> page = Optional.empty();

    @Option(names = "--path", description = "Print where it is instead of opening it.")
    private boolean path;

    @Override
    public Integer call() {
        GuideBook book = new GuideBook();
        List<String> pages = book.pages();
        page.ifPresent(name -> context.requireKnown("cli.no-guide-page", name, pages));
        // In a folder of an unguessable name, since the one it stands in may belong to everybody.
        Path file = Path.of(System.getProperty("java.io.tmpdir"), "lampblack-" + UUID.randomUUID(), FILE)
                .toAbsolutePath();
        int exit = SaveReport.report(context, OutputFile.write(file, book.html(GuideStyle.inline())));
        if (exit != ExitCode.FINE) {
            return exit;
        }
        String address = file.toUri() + page.map(name -> "#" + name).orElse("");
        if (path) {
            context.out().println(page.isPresent() ? address : file);
        } else {
            context.printMessage("cli.guide", "address", address);
            BrowserLauncher.open(address, System.getenv());
        }
        return ExitCode.FINE;
    }
}
