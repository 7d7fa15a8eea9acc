package lampblack.cli.create;

import java.security.SecureRandom;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.random.RandomCharacter;
import lampblack.random.RandomCharacterText;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Option;

/** Whether and how a character is made up by chance. */
final class RandomOptions {

    private static final int MAX_ADVANCES = 200;
    private static final int SEEDS = 1_000_000;

    @Option(names = "--random", description = "Create a random character, finished and valid.")
    private boolean random;

    @Option(names = "--seed", paramLabel = "N",
            description = "With --random: the same number gives the same character.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--advances", paramLabel = "N",
            description = "With --random: how many advances it has bought.")
    private Optional<Integer> advances = Optional.empty();

    /** The character that chance makes, where that is asked for. */
    Optional<RandomCharacterText> made(
            CommandContext context, Ruleset game, SheetRules rules, Optional<String> name, Optional<String> playbook) {
        if (!random) {
            if (seed.isPresent() || advances.isPresent()) {
                throw context.usageError("cli.only-random", "option", seed.isPresent() ? "--seed" : "--advances");
            }
            return Optional.empty();
        }
        int count = advances.orElse(0);
        if (count < 0 || count > MAX_ADVANCES) {
            throw context.usageError("cli.too-many-advances", "most", MAX_ADVANCES);
        }
        long number = seed.orElseGet(() -> (long) new SecureRandom().nextInt(SEEDS));
        return Optional.of(RandomCharacterText.of(new RandomCharacter(game, rules, name, playbook, count), number,
                context.messages())
                .orElseThrow(() -> context.usageError("cli.none-found", "game", game.title())));
    }
}
