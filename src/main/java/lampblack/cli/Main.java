package lampblack.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lampblack.cli.shell.ColourMode;
import lampblack.cli.shell.Environment;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.RootCommand;
import lampblack.cli.shell.UsageErrors;
import lampblack.cli.shell.WatchedOutput;
import lampblack.cli.show.SchemaCommand;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Paper;
import lampblack.store.MessageBundle;
import lampblack.store.ProgramVersion;
import picocli.CommandLine;

/** Where the program starts. */
public final class Main {

    private static final int WIDE = 100;

    private final Environment environment;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Map<String, Supplier<Callable<Integer>>> extras;
    private final BooleanSupplier gone;

    private Main(Environment environment, PrintWriter out, PrintWriter err,
            Map<String, Supplier<Callable<Integer>>> extras, BooleanSupplier gone) {
        this.environment = environment;
        this.out = out;
        this.err = err;
        this.extras = extras;
        this.gone = gone;
    }

    public static void main(String[] arguments) {
        process(arguments, Map.of());
    }

    /** Runs the whole process, with commands by name besides those of this package. */
    public static void process(String[] arguments, Map<String, Supplier<Callable<Integer>>> extras) {
        System.exit(command(arguments, extras));
    }

    /** Runs one command as the process does, and returns how it ended. */
    public static int command(String[] arguments, Map<String, Supplier<Callable<Integer>>> extras) {
        WatchedOutput watched = new WatchedOutput(new FileOutputStream(FileDescriptor.out));
        PrintWriter out = utf8(watched);
        PrintWriter err = utf8(new FileOutputStream(FileDescriptor.err));
        return new Main(Environment.ofProcess(), out, err, extras, watched::isGone).run(List.of(arguments));
    }

    /** Runs a command as in a folder and returns how it ended. Nothing is coloured. */
    public static int run(List<String> arguments, PrintWriter out, PrintWriter err, Path folder) {
        return run(arguments, out, err, folder, Map.of());
    }

    /** The same with commands by name besides those of this package. */
    public static int run(List<String> arguments, PrintWriter out, PrintWriter err, Path folder,
            Map<String, Supplier<Callable<Integer>>> extras) {
        return new Main(Environment.in(folder), out, err, extras, () -> false).run(arguments);
    }

    private int run(List<String> arguments) {
        int exit = execute(arguments);
        err.flush();
        if (out.checkError() && gone.getAsBoolean()) {
            return ExitCode.PIPE_CLOSED;
        }
        if (out.checkError()) {
            err.println(MessageBundle.messages().render(Message.of("cli.not-written")));
            err.flush();
            return exit == ExitCode.FINE ? ExitCode.ERRORS : exit;
        }
        return exit;
    }

    private int execute(List<String> arguments) {
        try {
            return parser(arguments).execute(arguments.toArray(String[]::new));
        } catch (Exception | StackOverflowError | LinkageError failure) {
            return bug(failure);
        }
    }

    private CommandLine parser(List<String> arguments) {
        CommandLine root = new CommandLine(new RootCommand(environment));
        root.getCommandSpec().versionProvider(() -> new String[] {"lampblack " + ProgramVersion.text()});
        Commands.addTo(root, arguments, extras);
        root.setOut(out);
        root.setErr(err);
        root.setUsageHelpWidth(WIDE);
        root.setExpandAtFiles(false);
        root.registerConverter(Long.class, Main::number);
        word(root, OutputFormat.class, OutputFormat.values());
        word(root, ColourMode.class, ColourMode.values());
        word(root, Paper.class, Paper.values());
        word(root, SchemaCommand.SchemaKind.class, SchemaCommand.SchemaKind.values());
        root.setParameterExceptionHandler(new UsageErrors());
        root.setExecutionExceptionHandler((failure, line, parsed) -> bug(failure));
        return root;
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

    private int bug(Throwable failure) {
        out.flush();
        err.println(MessageBundle.messages().render(Message.of("cli.bug", "failure", String.valueOf(failure))));
        if (environment.debug()) {
            failure.printStackTrace(err);
        }
        return ExitCode.BUG;
    }

    private static PrintWriter utf8(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
    }
}
