package lampblack.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.Environment;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.ExtraCommand;
import lampblack.cli.shell.WatchedOutput;
import lampblack.diagnostic.Message;
import lampblack.store.bundled.MessageBundle;

/** Where the program starts. */
public final class Main {

    private final Environment environment;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Map<String, ExtraCommand> extras;
    private final BooleanSupplier gone;

    private Main(Environment environment, PrintWriter out, PrintWriter err,
            Map<String, ExtraCommand> extras, BooleanSupplier gone) {
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
    public static void process(String[] arguments, Map<String, ExtraCommand> extras) {
        System.exit(command(arguments, extras));
    }

    /** Runs one command as the process does, and returns how it ended. */
    public static int command(String[] arguments, Map<String, ExtraCommand> extras) {
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
            Map<String, ExtraCommand> extras) {
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
            Optional<Integer> plain = FastCommandLine.run(arguments, new CommandContext(environment, out, err), extras);
            if (plain.isPresent()) {
                return plain.get();
            }
            return new ParsedCommandLine(environment, out, err, this::bug).run(arguments, extras);
        } catch (Exception | StackOverflowError | LinkageError failure) {
            return bug(failure);
        }
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
