package lampblack.cli.print;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.publish.SourceFiles;
import lampblack.publish.WorkshopFile;
import lampblack.store.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Gives back the files that a published game was made of, where its author allows it. */
@Command(name = "unpublish",
        description = "Write the ruleset that a published game was made of, if its author allows it.")
public final class UnpublishCommand implements Callable<Integer> {

    private static final long LARGEST = 64L << 20;
    /** A file in the folder of a game, at most five folders deep. */
    private static final Pattern PATH = Pattern.compile("[a-z0-9-]+(/[\\p{L}\\p{N}_][\\p{L}\\p{N}._ -]*){1,6}\\.yaml");

    /** A file in the folder of a game's pictures or typefaces. */
    private static final Pattern ART = Pattern.compile("[a-z0-9-]+/(?:art|fonts)(/[A-Za-z0-9_][A-Za-z0-9_.-]*){1,4}");

    private static final Pattern ID = Pattern.compile("[a-z0-9-]+");

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The published game: FILE.html.")
    private Path file;

    @Option(names = "-o", paramLabel = "DIR", description = "Where its folders go; without it, here.")
    private Path output = Path.of("");

    @Override
    public Integer call() {
        Optional<String> html = html();
        Optional<Map<String, String>> read = html.flatMap(SourceFiles::in);
        if (read.isEmpty()) {
            context.printToErrors(html.filter(WorkshopFile::isOne).isPresent() ? "unpublish.workshop"
                    : "unpublish.none-of-ours", "file", file);
            return ExitCode.ERRORS;
        }
        Map<String, String> texts = read.get();
        texts.keySet().removeIf(path -> !PATH.matcher(path).matches());
        if (texts.isEmpty()) {
            context.printToErrors("unpublish.closed", "file", file);
            return ExitCode.ERRORS;
        }
        List<String> games = texts.keySet().stream().map(path -> path.substring(0, path.indexOf('/'))).distinct()
                .toList();
        for (String game : games) {
            Path folder = context.path(output).resolve(game);
            if (Files.exists(folder)) {
                context.printToErrors("unpublish.is-there", "folder", folder);
                return ExitCode.CONFLICT;
            }
        }
        Map<String, byte[]> files = new TreeMap<>(SourceFiles.art(html.orElseThrow(), texts.keySet()));
        files.keySet().removeIf(path -> !ART.matcher(path).matches());
        texts.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        int exit = write(files, games);
        SourceFiles.kept(html.orElseThrow(), texts.keySet()).stream().filter(ID.asMatchPredicate())
                .forEach(game -> context.printToErrors("unpublish.kept", "game", game));
        return exit;
    }

    private int write(Map<String, byte[]> files, List<String> games) {
        List<Integer> exits = new ArrayList<>();
        files.forEach((path, bytes) -> exits.add(SaveReport.report(context,
                OutputFile.write(context.path(output).resolve(path), bytes))));
        int exit = SaveReport.worst(exits);
        if (exit == ExitCode.FINE) {
            games.forEach(game -> context.printMessage("cli.file-written", "file",
                    context.path(output).resolve(game)));
        }
        return exit;
    }

    private Optional<String> html() {
        try {
            Path path = context.path(file);
            return Files.size(path) > LARGEST ? Optional.empty()
                    : Optional.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
