package lampblack.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import lampblack.cli.shell.ColourMode;
import lampblack.cli.shell.Environment;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.ExtraCommand;
import lampblack.cli.shell.GoneWords;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.RootCommand;
import lampblack.cli.shell.UsageErrors;
import lampblack.cli.show.SchemaCommand;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Paper;
import lampblack.store.bundled.MessageBundle;
import lampblack.store.bundled.ProgramVersion;
import picocli.CommandLine;

/** A command line that the parser takes apart. Nothing that every command loads names the parser besides. */
final class ParsedCommandLine {

    private static final int WIDE = 100;

    private final Environment environment;
    private final PrintWriter out;
    private final PrintWriter err;
    private final ToIntFunction<Throwable> bug;

    /** @param bug says that a command failed, and gives its exit code */
    ParsedCommandLine(Environment environment, PrintWriter out, PrintWriter err, ToIntFunction<Throwable> bug) {
        this.environment = environment;
        this.out = out;
        this.err = err;
        this.bug = bug;
    }

    /** @param extras commands of other packages by name */
    int run(List<String> arguments, Map<String, ExtraCommand> extras) {
        Optional<Message> gone = GoneWords.in(arguments);
        if (gone.isPresent()) {
            err.println(MessageBundle.messages().render(gone.get()));
            return ExitCode.USAGE;
        }
        CommandLine root = new CommandLine(new RootCommand(environment));
        root.getCommandSpec().versionProvider(() -> new String[] {"lampblack " + ProgramVersion.text()});
        Commands.addTo(root, arguments, extras);
        root.setOut(out);
        root.setErr(err);
        root.setUsageHelpWidth(WIDE);
        root.setExpandAtFiles(false);
        root.registerConverter(Long.class, ParsedCommandLine::number);
        word(root, OutputFormat.class, OutputFormat.values());
        word(root, ColourMode.class, ColourMode.values());
        word(root, Paper.class, Paper.values());
        word(root, SchemaCommand.SchemaKind.class, SchemaCommand.SchemaKind.values());
        root.setParameterExceptionHandler(new UsageErrors());
        root.setExecutionExceptionHandler((failure, line, parsed) -> bug.applyAsInt(failure));
        return root.execute(arguments.toArray(String[]::new));
    }

    /** A number in plain digits; those of other scripts would be read by Java and are refused everywhere else. */
    private static Long number(String written) {
        if (!written.matches("-?[0-9]+")) {
            throw new NumberFormatException(written);
        }
        return Long.valueOf(written);
    }

    private static <T extends Worded> void word(CommandLine root, Class<T> type, T[] choices) {
        root.registerConverter(type, written -> Worded.of(choices, written.toLowerCase(Locale.ROOT)));
    }
}
