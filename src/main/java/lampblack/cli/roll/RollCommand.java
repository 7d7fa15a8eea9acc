package lampblack.cli.roll;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.dice.GroupResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.json.RolledJson.MadeJson;
import lampblack.json.RolledJson.MarkedJson;
import lampblack.json.RolledJson.SeededJson;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rolls the dice. */
@Command(name = "roll", description = "Roll dice, for a character or a ruleset, and show the result.")
public final class RollCommand implements Callable<Integer> {

    private static final int MAX_SEED = 1_000_000;

    @Mixin
    private CommandContext context;

    @Mixin
    private RollOptions options;

    @Mixin
    private RollMarker marks;

    @Parameters(index = "0", paramLabel = "FILE|ID|DIR", description = "The character, or a ruleset by id or folder.")
    private String what;

    @Parameters(index = "1", paramLabel = "ROLL", description = "The roll.")
    private String roll;

    @Option(names = "--on", paramLabel = "TRAIT", description = "The trait to roll, by its id or title.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The same number gives the same roll.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--dice-shown", paramLabel = "N,N,…", description = "The dice you rolled at the table, instead of "
            + "random ones.")
    private Optional<String> shownDice = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    /** For programs what fell, and what is marked of it. */
    private SeededJson fallen;
    private MarkedJson marked;

    @Override
    public Integer call() {
        boolean isFile = what.endsWith(".yaml") || Files.isRegularFile(context.path(Path.of(what)));
        if (isFile) {
            Path file = Path.of(what);
            Optional<LoadedCharacter> character = marks.isAsked() ? context.characterToChange(file)
                    : context.character(file);
            return character.map(loaded -> roll(loaded.ruleset().ruleset(),
                    loaded.evaluated().sheet().rollsWithParts(), character))
                    .orElse(ExitCode.ERRORS);
        }
        if (marks.isAsked()) {
            throw context.usageError("cli.marks-of-character");
        }
        Optional<LoadedRuleset> ruleset = context.ruleset(what);
        return ruleset.map(loadedRuleset -> {
            context.requireKnown("cli.no-roll", roll, loadedRuleset.ruleset().rolls().keySet());
            return roll(loadedRuleset.ruleset(), loadedRuleset.ruleset().rolls(), Optional.empty());
        }).orElse(ExitCode.ERRORS);
    }

    private int roll(Ruleset game, Map<String, Roll> rolls, Optional<LoadedCharacter> character) {
        context.requireKnown("cli.no-roll", roll, rolls.keySet());
        Roll rolled = rolls.get(roll);
        RollActor roller = character.map(loaded -> RollActor.of(context, options, rolled,
                Roller.of(context, loaded, rolled, options.part())))
                .orElseGet(() -> RollActor.of(context, options, game, rolled));
        RollSituation agreed = roller.agreed();
        Optional<Trait> trait = options.isGroup() && character.isEmpty() ? Optional.empty() : roller.trait(on);
        RollSituation situation = roller.own(trait.map(agreed::withTrait).orElse(agreed));
        roller.character().ifPresent(maker -> marks.check(context, maker, rolled));
        long chance = seed.orElseGet(() -> (long) ThreadLocalRandom.current().nextInt(1, MAX_SEED));
        RollRun run = new RollRun(roller, on, new DiceSource(context, shownDice, chance), chance,
                format == OutputFormat.JSON ? Optional.of(fell -> fallen = fell) : Optional.empty());
        if (options.isGroup() && marks.namesMore()) {
            throw context.usageError("cli.marks-of-group");
        }
        if (!options.isGroup() || character.isPresent()) {
            roller.saysDice(situation);
        }
        roller.requireNeeds(situation);
        roller.requirePayment(situation);
        int exit = roll(run, situation, character.isPresent());
        if (format == OutputFormat.JSON) {
            context.printJson(new MadeJson(fallen, marked));
        }
        return exit;
    }

    private int roll(RollRun run, RollSituation situation, boolean ofCharacter) {
        if (options.isGroup()) {
            GroupResult result = run.group(situation);
            return ofCharacter ? group(run.roller().roll(), result.marks()) : ExitCode.FINE;
        }
        Optional<RolledDice> rolled = run.alone(situation);
        if (!ofCharacter || rolled.isEmpty()) {
            return ExitCode.FINE;
        }
        SettledRoll settled = SettledRoll.of(run.roller().roll(), run.roller().derived(), situation);
        int exit = marks.mark(what, settled, rolled.get().result());
        tell();
        return exit;
    }

    /** Marks what the leader pays, and says who marks the rest. */
    private int group(Roll made, Map<String, Long> leads) {
        int exit = marks.markGroup(what, made, leads);
        tell();
        if (format == OutputFormat.TEXT && made.effects().anyMatch(effects -> !effects.costs().isEmpty())) {
            context.printMessage("cli.roll.group-by-hand");
        }
        return exit;
    }

    private void tell() {
        if (format == OutputFormat.JSON) {
            marked = new MarkedJson(marks.messages(), marks.commandsToType());
        } else {
            marks.print();
        }
    }
}
