package lampblack.cli.roll;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.json.JsonPrinter;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.rules.trait.Trait;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rolls the dice. */
@Command(name = "roll", description = "Roll dice, for a character or a ruleset, and show the result.")
public final class RollCommand implements Callable<Integer> {

    private static final int MOST_SEED = 1_000_000;

    @Mixin
    private CommandContext desk;

    @Mixin
    private RollOptions options;

    @Mixin
    private RollMarker marks;

    @Parameters(index = "0", paramLabel = "FILE|ID", description = "The character, or a ruleset.")
    private String what;

    @Parameters(index = "1", paramLabel = "ROLL", description = "The roll.")
    private String roll;

    @Option(names = "--on", paramLabel = "TRAIT", description = "The trait to roll, by its id or title, or "
            + "the row of the table that gives the dice.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The same number gives the same roll.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--dice-shown", paramLabel = "N,N,…", description = "The dice you rolled at the table, instead of "
            + "random ones.")
    private Optional<String> shownDice = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        boolean isFile = what.endsWith(".yaml") || Files.isRegularFile(desk.path(Path.of(what)));
        if (isFile) {
            Optional<LoadedCharacter> character = desk.character(Path.of(what));
            return character.map(loadedCharacter -> roll(loadedCharacter.ruleset().ruleset(), loadedCharacter.outcome()
                    .sheet(), Optional.of(loadedCharacter)))
                    .orElse(ExitCode.ERRORS);
        }
        if (marks.isAsked()) {
            throw desk.usageError("cli.marks-of-character");
        }
        Optional<LoadedRuleset> ruleset = desk.ruleset(what);
        return ruleset.map(loadedRuleset -> {
            desk.requireKnown("cli.no-roll", roll, loadedRuleset.ruleset().rolls().keySet());
            return roll(loadedRuleset.ruleset(), loadedRuleset.ruleset().sheets()
                    .get(loadedRuleset.ruleset().rolls().get(roll).sheet()),
                    Optional.empty());
        }).orElse(ExitCode.ERRORS);
    }

    private int roll(Ruleset game, SheetRules sheet, Optional<LoadedCharacter> character) {
        desk.requireKnown("cli.no-roll", roll, sheet.rolls().keySet());
        Roll rolled = sheet.rolls().get(roll);
        RollActor roller = character.map(loadedCharacter -> RollActor.of(desk, options, rolled, loadedCharacter))
                .orElseGet(() -> RollActor.of(desk, options, game, rolled));
        RollSituation agreed = roller.agreed(on);
        Optional<Trait> trait = options.isGroup() && character.isEmpty() ? Optional.empty() : roller.trait(on);
        RollSituation now = roller.own(trait.map(agreed::withTrait).orElse(agreed));
        character.ifPresent(loadedCharacter -> marks.check(desk, loadedCharacter, rolled));
        long chance = seed.orElseGet(() -> (long) ThreadLocalRandom.current().nextInt(1, MOST_SEED));
        Map<String, Object> shown = new LinkedHashMap<>();
        RollRun rolling = new RollRun(roller, on, new DiceSource(desk, shownDice, chance), chance,
                format == OutputFormat.JSON ? Optional.of(shown) : Optional.empty());
        if (options.isGroup() && options.isOpposed()) {
            throw desk.usageError("cli.one-or-other");
        }
        if (options.isGroup() && marks.isAsked()) {
            throw desk.usageError("cli.marks-of-group");
        }
        if (!options.isGroup() || character.isPresent()) {
            roller.saysDice(now);
        }
        int exit = roll(rolling, now, character.isPresent(), shown);
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(shown));
        }
        return exit;
    }

    private int roll(RollRun rolling, RollSituation now, boolean ofCharacter, Map<String, Object> shown) {
        if (options.isGroup()) {
            rolling.group(now);
            return ExitCode.FINE;
        }
        Optional<RolledDice> cast = options.isOpposed() ? rolling.opposed(now) : rolling.alone(now);
        if (!ofCharacter || cast.isEmpty()) {
            return ExitCode.FINE;
        }
        SettledRoll settled = SettledRoll.of(rolling.roller().roll(), rolling.roller().at(), now);
        int exit = marks.mark(what, settled, cast.get().result());
        if (format == OutputFormat.JSON) {
            shown.put("marked", marks.messages());
            shown.put("to-type", marks.commandsToType());
        } else {
            marks.print();
        }
        return exit;
    }
}
