package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import lampblack.character.State;
import lampblack.diagnostic.Message;
import lampblack.dice.GroupOdds;
import lampblack.dice.OddsTable;
import lampblack.dice.OpposedOdds;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.JsonPrinter;
import lampblack.io.LoadedCharacter;
import lampblack.io.OddsJson;
import lampblack.io.TogetherJson;
import lampblack.rules.Opposition;
import lampblack.rules.Roll;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says how likely what comes of a roll is. */
@Command(name = "odds", description = "Say exactly how likely each outcome of a roll is, and what it costs on the whole.")
final class OddsCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Mixin
    private RollOptions options;

    @Parameters(index = "0", paramLabel = "FILE|ID", description = "The character, or a ruleset.")
    private String what;

    @Parameters(index = "1", paramLabel = "ROLL", arity = "0..1", description = "The roll; without it, every one.")
    private Optional<String> roll = Optional.empty();

    @Option(names = "--on", paramLabel = "TRAIT", description = "The trait that a character rolls; without it, each. "
            + "Or the row of the table that says the dice.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--plot", description = "Draw a bar for each outcome.")
    private boolean plot;

    private final List<OddsTable> tables = new ArrayList<>();
    private final List<OddsTable.Split> splits = new ArrayList<>();

    @Override
    public Integer call() {
        if (on.isPresent() && roll.isEmpty()) {
            throw desk.misuse("cli.name-roll");
        }
        if (what.endsWith(".yaml") || Files.isRegularFile(desk.path(Path.of(what)))) {
            return desk.character(Path.of(what)).map(this::ofCharacter).orElse(Exit.ERRORS);
        }
        return desk.ruleset(what).map(each -> ofGame(each.ruleset())).orElse(Exit.ERRORS);
    }

    private int ofCharacter(LoadedCharacter character) {
        SheetRules sheet = character.outcome().sheet();
        roll.ifPresent(each -> desk.known("cli.no-roll", each, sheet.rolls().keySet()));
        Standing at = character.outcome().standing();
        return say(character.ruleset().ruleset(), sheet.rolls().values().stream()
                .map(each -> Roller.of(desk, options, each, character)).toList(), at::title);
    }

    private int ofGame(Ruleset game) {
        roll.ifPresent(each -> desk.known("cli.no-roll", each, game.rolls().keySet()));
        return say(game, game.rolls().values().stream().map(each -> Roller.of(desk, options, game, each)).toList(),
                Trait::id);
    }

    private int say(Ruleset game, List<Roller> rollers, Function<Trait, String> titles) {
        List<Roller> asked = rollers.stream()
                .filter(each -> roll.isEmpty() || roll.get().equals(each.roll().id())).toList();
        if (options.isGroup() || options.isOpposed()) {
            if (roll.isEmpty()) {
                throw desk.misuse("cli.name-roll");
            }
            together(asked.get(0));
            return Exit.FINE;
        }
        for (Roller each : asked) {
            if (roll.isEmpty() && each.goneDie().isPresent()) {
                desk.remark("cli.die-gone", "roll", each.roll().label().title(), "gone",
                        Message.verbatim(each.goneDie().get()));
            } else {
                add(each);
            }
        }
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(OddsJson.of(game.id(), tables, splits)));
        } else if (tables.isEmpty()) {
            desk.say("cli.no-rolls", "game", game.title());
        } else {
            desk.out().print(new OddsWords(game, titles, desk.messages()).page(tables, splits, plot));
        }
        return Exit.FINE;
    }

    /** The odds of a roll: for a character with each trait that it may be made with. */
    private void add(Roller roller) {
        Situation agreed = roller.agreed(on);
        boolean split = roll.isPresent() && !plot;
        if (roller.character().isPresent()) {
            Situation now = roller.own(agreed);
            List<Trait> traits = roller.isTabled() || !roller.needsTrait() ? List.of()
                    : on.map(each -> roller.named(each).stream().toList()).orElseGet(roller::traits);
            OddsTable table = OddsTable.of(roller.roll(), roller.at(), now, traits);
            tables.add(table.only(options.die().or(roller::presentDie)));
            splits.addAll(split ? OddsTable.splits(roller.roll(), roller.at(), now, traits) : List.of());
        } else {
            Optional<Long> die = options.die().filter(each -> roller.roll().die().isChain());
            tables.add(OddsTable.of(roller.roll(), roller.at(), agreed).only(die));
            splits.addAll(split ? OddsTable.splits(roller.roll(), roller.at(), agreed) : List.of());
        }
        sayFailures(roller);
    }

    private void sayFailures(Roller roller) {
        if (!roller.at().failures().isEmpty()) {
            desk.remark("cli.odds.failed", "roll", roller.roll().label().title());
        }
    }

    /** The odds of one roll that several make. */
    private void together(Roller roller) {
        if (options.isGroup() && options.isOpposed()) {
            throw desk.misuse("cli.one-or-other");
        }
        Roll made = roller.roll();
        Situation now = roller.agreed(on);
        if (roller.character().isPresent()) {
            Situation own = roller.own(now);
            now = roller.trait(on).map(own::withTrait).orElse(own);
            roller.saysDice(now);
        }
        TogetherWords words = new TogetherWords(roller.game(), desk.messages());
        if (options.isGroup()) {
            List<Settled> members = new GroupMembers(roller, on).settled(now);
            GroupOdds odds = GroupOdds.of(made, made.group().orElseThrow(), members);
            desk.out().print(format == OutputFormat.JSON ? JsonPrinter.print(TogetherJson.of(made, odds))
                    : words.group(made, members, odds));
        } else {
            opposed(roller, now, words);
        }
        sayFailures(roller);
    }

    private void opposed(Roller roller, Situation now, TogetherWords words) {
        Roll made = roller.roll();
        Opposition opposition = made.opposition().orElseThrow(() ->
                desk.misuse("cli.not-opposed", "roll", made.label().title()));
        Roll other = opposition.other().map(roller.game().rolls()::get).orElse(made);
        Settled mine = Settled.of(made, roller.at(), roller.character().isPresent() ? now
                : options.ownDice(desk, made, now));
        Settled theirs = Settled.of(other, new Standing(roller.game().sheets().get(other.sheet()), State.BLANK),
                options.opposed(desk, other));
        Optional<OpposedOdds> odds = OpposedOdds.of(opposition.by(), mine, theirs);
        desk.out().print(format == OutputFormat.JSON ? JsonPrinter.print(TogetherJson.of(made, odds))
                : words.opposed(made, other, mine, theirs, odds));
    }
}
