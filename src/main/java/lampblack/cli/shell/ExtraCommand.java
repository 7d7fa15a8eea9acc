package lampblack.cli.shell;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * A command of another package.
 *
 * @param parsed makes it for the parser to set up
 * @param plain makes it as the words behind its name say; empty where they need the parser
 */
public record ExtraCommand(
        Supplier<Callable<Integer>> parsed, BiFunction<CommandContext, List<String>,
        Optional<Callable<Integer>>> plain) {}
