package lampblack.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.check.CheckCommand;
import lampblack.cli.print.PdfCommand;
import lampblack.cli.print.SheetCommand;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExtraCommand;
import lampblack.cli.shell.PathCommand;
import lampblack.cli.show.OptionsCommand;
import lampblack.cli.show.ShowCommand;

/**
 * A command line with a command and paths, or little else, and nothing to parse. The parser takes as long to start as
 * most of what such a line asks for, so it is left out; whatever is not as plain, or turns out to be wrong, goes to the
 * parser.
 */
public final class FastCommandLine {

    private FastCommandLine() {}

    /** A command was called in a way that cannot be meant; the parser is to say so. */
    public static final class NeedsParser extends RuntimeException {

        private static final long serialVersionUID = 1L;

        public NeedsParser() {
            super(null, null, false, false);
        }
    }

    /**
     * How the command ended; empty where the line is not plain, and then nothing was done.
     *
     * @param extras commands of other packages by name
     */
    static Optional<Integer> run(List<String> arguments, CommandContext context, Map<String, ExtraCommand> extras)
            throws Exception {
        if (arguments.size() < 2) {
            return Optional.empty();
        }
        ExtraCommand extra = extras.get(arguments.get(0));
        Optional<Callable<Integer>> command = extra == null ? onPaths(arguments, context)
                : extra.plain().apply(context, arguments.subList(1, arguments.size()));
        if (command.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(command.get().call());
        } catch (NeedsParser wrong) {
            return Optional.empty();
        }
    }

    private static Optional<Callable<Integer>> onPaths(List<String> arguments, CommandContext context) {
        List<Path> paths = new ArrayList<>();
        for (String argument : arguments.subList(1, arguments.size())) {
            if (argument.isEmpty() || argument.startsWith("-")) {
                return Optional.empty();
            }
            try {
                paths.add(Path.of(argument));
            } catch (InvalidPathException odd) {
                return Optional.empty();
            }
        }
        PathCommand command = command(arguments.get(0), paths.size());
        if (command == null) {
            return Optional.empty();
        }
        command.setPaths(context, paths);
        return Optional.of(command);
    }

    private static PathCommand command(String name, int paths) {
        return switch (name) {
            case "check" -> new CheckCommand();
            case "sheet" -> new SheetCommand();
            case "pdf" -> new PdfCommand();
            case "show" -> paths == 1 ? new ShowCommand() : null;
            case "options" -> paths == 1 ? new OptionsCommand() : null;
            default -> null;
        };
    }
}
