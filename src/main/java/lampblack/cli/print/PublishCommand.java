package lampblack.cli.print;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import lampblack.cli.check.GameProblems;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.page.PublishedGame;
import lampblack.page.ZipWriter;
import lampblack.picture.Typeface;
import lampblack.publish.EngineBuild;
import lampblack.publish.EngineFailure;
import lampblack.publish.PublishedFile;
import lampblack.publish.WorkshopFile;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.store.OutputFile;
import lampblack.store.RulesetLocation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a game one HTML file, with everything that it takes to play it. */
@Command(name = "publish", description = "Write a game as one HTML file: the builder, the rules and the sheets.")
public final class PublishCommand implements Callable<Integer> {

    private static final Pattern HTML = Pattern.compile("(?i).*\\.html?");
    private static final Pattern ZIP = Pattern.compile("(?i).*\\.zip");
    private static final int KILOBYTE = 1000;

    @Mixin
    private CommandContext context = CommandContext.toCheck();

    @Parameters(paramLabel = "ID|DIR", arity = "0..*", description = "The game; several come together into one file.")
    private List<String> written = List.of();

    @Option(names = "--all", description = "All games that there are, in one file.")
    private boolean all;

    @Option(names = "-o", paramLabel = "FILE|DIR", description = "Where to write it; without it, ID.html here.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--zip", description = "A zip for web spaces that want one: the page as index.html, and a cover.")
    private boolean zip;

    @Option(names = "--workshop", description = "A page for authors: the game's files beside their problems and sheets.")
    private boolean workshop;

    @Override
    public Integer call() {
        if (all == !written.isEmpty()) {
            throw context.usageError("publish.of-what");
        }
        if (workshop && (written.size() != 1 || zip)) {
            throw context.usageError("publish.one-workshop");
        }
        List<String> ids = all ? playable() : written;
        List<PublishedGame> games = new ArrayList<>();
        PublishedSources sources = new PublishedSources();
        for (String id : ids) {
            Optional<LoadedRuleset> game = checked(id);
            if (game.isEmpty()) {
                context.printToErrors("publish.refused", "game", id);
                return ExitCode.ERRORS;
            }
            // Named twice, it is one game all the same.
            if (games.stream().noneMatch(other -> other.loaded().ruleset().id().equals(game.get().ruleset().id()))) {
                games.add(sources.add(game.get(), context.rulesets().locations()));
            }
        }
        if (games.stream().anyMatch(game -> isRefused(game.loaded().ruleset()))) {
            return ExitCode.ERRORS;
        }
        Path target = target(games.get(0).loaded().ruleset().id());
        try {
            return workshop ? write(workshop(games.get(0).loaded()), target)
                    : write(new PublishedFile(games, sources.open(), script(EngineBuild.ofProgram())), target);
        } catch (EngineFailure failure) {
            context.err().println(context.messages().render(failure.reason()));
            return ExitCode.ERRORS;
        } catch (IOException failure) {
            context.printToErrors("publish.engine-unreadable", "reason", Message.verbatim(failure.getMessage()));
            return ExitCode.ERRORS;
        }
    }

    /** All games but those that are only there to be built on. */
    private List<String> playable() {
        return context.rulesets().ids().stream().filter(id -> context.rulesets().load(id).value()
                .filter(game -> game.ruleset().frame()).isEmpty()).toList();
    }

    /** A game all of which checks, with the characters that come with it. */
    private Optional<LoadedRuleset> checked(String id) {
        Optional<LoadedRuleset> game = context.ruleset(id);
        if (game.isEmpty()) {
            return game;
        }
        List<Diagnostic> found = context.knownGameFolder(game.get().ruleset().id())
                .or(() -> context.gameFolder(id)).map(folder -> GameProblems.of(folder, context))
                .orElse(List.of());
        context.print(context.err(), found.stream()
                .filter(problem -> problem.severity() != Severity.NOTE).toList());
        return game.filter(usable -> !Report.hasErrors(found));
    }

    /** Whether it is set in a typeface that may be printed, but not be part of what is played; the workshop has none. */
    private boolean isRefused(Ruleset game) {
        Optional<Typeface> refused = workshop ? Optional.empty() : game.theme().own().stream()
                .flatMap(own -> own.all().stream()).filter(Typeface::printOnly).findFirst();
        refused.ifPresent(face -> context.printToErrors("publish.print-only", "family", face.family()));
        return refused.isPresent();
    }

    private byte[] script(EngineBuild build) throws IOException, EngineFailure {
        return build.script(words -> {
            context.err().println(context.messages().render(words));
            context.err().flush();
        });
    }

    private WorkshopFile workshop(LoadedRuleset game) throws IOException, EngineFailure {
        List<RulesetLocation> places = context.rulesets().locations();
        Map<String, String> bases = new LinkedHashMap<>();
        String id = game.ruleset().id();
        game.layers().stream().filter(layer -> !layer.equals(id)).forEach(layer ->
                PublishedSources.base(places, layer).forEach((name, text) -> bases.put(layer + "/" + name, text)));
        return new WorkshopFile(game.ruleset(), PublishedSources.all(places, id), bases,
                script(EngineBuild.ofWorkshop()), context.messages());
    }

    private int write(WorkshopFile file, Path target) {
        return save(file.html().getBytes(StandardCharsets.UTF_8), target, "publish.workshop-written",
                file.game().title());
    }

    private int write(PublishedFile file, Path target) {
        byte[] html = file.html().getBytes(StandardCharsets.UTF_8);
        byte[] bytes = html;
        if (zip) {
            Optional<byte[]> cover = CoverPicture.of(file.title(), file.games().get(0).loaded().ruleset(),
                    System.getenv());
            if (cover.isEmpty()) {
                context.printToErrors("publish.no-cover");
            }
            // A page called as web spaces want it, and a picture beside it.
            Map<String, byte[]> files = new LinkedHashMap<>(Map.of("index.html", html));
            cover.ifPresent(picture -> files.put("cover.png", picture));
            bytes = ZipWriter.zip(files);
        }
        return save(bytes, target, "publish.written", file.title());
    }

    private int save(byte[] bytes, Path target, String message, String title) {
        int exit = SaveReport.report(context, OutputFile.write(target, bytes));
        if (exit == ExitCode.FINE) {
            context.printMessage(message, "game", title, "file", target,
                    "size", String.format(Locale.ROOT, "%,d", (bytes.length + KILOBYTE - 1) / KILOBYTE));
        }
        return exit;
    }

    /** Where the file goes; never over anything but a file of its kind. */
    private Path target(String id) {
        String name = (all ? "lampblack" : workshop ? id + "-workshop" : id) + (zip ? ".zip" : ".html");
        if (output.isEmpty()) {
            return context.path(Path.of(name));
        }
        Path asked = context.path(output.get());
        if (Files.isDirectory(asked)) {
            return asked.resolve(name);
        }
        if (!(zip ? ZIP : HTML).matcher(output.get().toString()).matches()) {
            throw context.usageError(zip ? "publish.not-zip" : "publish.not-html", "file", output.get());
        }
        return asked;
    }
}
