package lampblack.cli.roll;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.diagnostic.Message;
import lampblack.dice.GroupOdds;
import lampblack.dice.OddsTable;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.json.OddsJson;
import lampblack.json.SharedOddsJson;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.RollDescriptions;
import lampblack.sheet.text.OddsText;
import lampblack.sheet.text.SharedOddsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says how likely what comes of a roll is. */
@Command(name = "odds",
        description = "Show exactly how likely each outcome of a roll is, and what it costs on average.")
public final class OddsCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private RollOptions options;

    @Parameters(index = "0", paramLabel = "FILE|ID|DIR", description = "The character, or a ruleset by id or folder.")
    private String what;

    @Parameters(index = "1", paramLabel = "ROLL", arity = "0..1", description = "The roll; without it, all of them.")
    private Optional<String> roll = Optional.empty();

    @Option(names = "--on", paramLabel = "TRAIT", description = "The trait that a character rolls; without it, all.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--plot", description = "Draw a bar for each outcome.")
    private boolean plot;

    private final List<OddsTable> tables = new ArrayList<>();
    private final List<OddsTable.SettingSplit> splits = new ArrayList<>();

    @Override
    public Integer call() {
        if (on.isPresent() && roll.isEmpty()) {
            throw context.usageError("cli.name-roll");
        }
        if (what.endsWith(".yaml") || Files.isRegularFile(context.path(Path.of(what)))) {
            return context.character(Path.of(what)).map(this::ofCharacter).orElse(ExitCode.ERRORS);
        }
        return context.ruleset(what).map(loadedRuleset -> ofGame(loadedRuleset.ruleset())).orElse(ExitCode.ERRORS);
    }

    private int ofCharacter(LoadedCharacter character) {
        Map<String, Roll> rolls = character.evaluated().sheet().rollsWithParts();
        roll.ifPresent(name -> context.requireKnown("cli.no-roll", name, rolls.keySet()));
        return print(character.ruleset().ruleset(), rolls.values().stream()
                .flatMap(made -> rollers(character, made).stream()
                        .map(roller -> RollActor.of(context, options, made, roller))).toList());
    }

    /** Whoever of a character makes a roll: each of its parts, or the one that is asked for. */
    private List<Roller> rollers(LoadedCharacter character, Roll made) {
        boolean asked = roll.filter(made.id()::equals).isPresent();
        if (options.part().isPresent() && asked || asked && Roller.all(character, made).isEmpty()) {
            return List.of(Roller.of(context, character, made, options.part()));
        }
        return Roller.all(character, made).stream().filter(roller -> options.part().isEmpty()
                || roller.named(made, options.part().get()).filter(roller::equals).isPresent()).toList();
    }

    private int ofGame(Ruleset game) {
        roll.ifPresent(name -> context.requireKnown("cli.no-roll", name, game.rolls().keySet()));
        return print(game, game.rolls().values().stream().map(value -> RollActor.of(context, options, game, value))
                .toList());
    }

    private int print(Ruleset game, List<RollActor> rollers) {
        List<RollActor> asked = rollers.stream()
                .filter(actor -> roll.map(actor.roll().id()::equals).orElseGet(actor::mayRoll)).toList();
        if (options.isGroup()) {
            if (roll.isEmpty()) {
                throw context.usageError("cli.name-roll");
            }
            together(asked.get(0));
            return ExitCode.FINE;
        }
        for (RollActor rollActor : asked) {
            if (roll.isEmpty() && rollActor.goneDie().isPresent()) {
                context.printToErrors("cli.die-gone", "roll", rollActor.roll().label().title(), "gone",
                        Message.verbatim(rollActor.goneDie().get()));
            } else {
                add(rollActor);
            }
        }
        if (format == OutputFormat.JSON) {
            context.printJson(OddsJson.of(game.id(), tables, splits,
                    (made, track) -> words(game, made).isSupply(track)));
        } else if (tables.isEmpty()) {
            context.printMessage("cli.no-rolls", "game", game.title());
        } else {
            context.out().print(new OddsText(game, (made, trait) -> title(asked, made, trait), context.messages())
                    .page(tables, splits, plot));
        }
        return ExitCode.FINE;
    }

    /** What a trait is called by whoever of these makes a roll with it. */
    private static String title(List<RollActor> rollers, Roll made, Trait trait) {
        return rollers.stream().filter(roller -> roller.roll() == made && roller.character().isPresent())
                .map(roller -> roller.derived().title(trait)).findFirst().orElse(trait.id());
    }

    /** The odds of a roll: for a character with each trait that it may be made with. */
    private void add(RollActor roller) {
        RollSituation agreed = roller.agreed();
        boolean split = roll.isPresent() && !plot;
        if (roller.character().isPresent()) {
            RollSituation situation = roller.own(agreed);
            roller.requireNeeds(situation);
            List<Trait> traits = !roller.needsTrait() ? List.of()
                    : on.map(name -> roller.named(name).stream().toList()).orElseGet(roller::traits);
            OddsTable table = OddsTable.of(roller.roll(), roller.derived(), situation, traits);
            tables.add(table.only(options.die().or(roller::presentDie)));
            splits.addAll(split ? OddsTable.splits(roller.roll(), roller.derived(), situation, traits) : List.of());
        } else {
            roller.requireNeeds(agreed);
            Optional<Long> die = options.die().filter(number -> roller.roll().die().isChain());
            tables.add(OddsTable.of(roller.roll(), roller.derived(), agreed).only(die));
            splits.addAll(split ? OddsTable.splits(roller.roll(), roller.derived(), agreed) : List.of());
        }
        printFailures(roller);
    }

    private RollDescriptions words(Ruleset game, Roll made) {
        return new RollDescriptions(game, made.nobody(game.sheets()), context.messages());
    }

    private void printFailures(RollActor roller) {
        if (!roller.derived().failures().isEmpty()) {
            context.printToErrors("cli.odds.failed", "roll", roller.roll().label().title());
        }
    }

    /** The odds of one roll that several make. */
    private void together(RollActor roller) {
        Roll made = roller.roll();
        RollSituation situation = roller.agreed();
        if (roller.character().isPresent()) {
            RollSituation own = roller.own(situation);
            situation = roller.trait(on).map(own::withTrait).orElse(own);
            roller.saysDice(situation);
        }
        roller.requireNeeds(situation);
        List<SettledRoll> members = new GroupRollers(roller, on).settled(situation);
        GroupOdds odds = GroupOdds.of(made, made.group().orElseThrow(), members);
        if (format == OutputFormat.JSON) {
            context.printJson(SharedOddsJson.of(made, odds, words(roller.game(), made)::isSupply));
        } else {
            context.out().print(new SharedOddsText(roller.game(), context.messages()).group(made, members, odds));
        }
        printFailures(roller);
    }
}
