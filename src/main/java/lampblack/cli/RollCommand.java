package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import lampblack.character.State;
import lampblack.diagnostic.Message;
import lampblack.dice.Cast;
import lampblack.dice.NamedBoost;
import lampblack.dice.PresentDie;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.LoadedCharacter;
import lampblack.io.LoadedRuleset;
import lampblack.rules.Die;
import lampblack.rules.Extra;
import lampblack.rules.Harm;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rolls the dice. */
@Command(name = "roll", description = "Roll the dice, for a character or by themselves, and say what comes of it.")
final class RollCommand implements Callable<Integer> {

    private static final int MOST_SEED = 1_000_000;

    @Mixin
    private Desk desk;

    @Mixin
    private RollOptions options;

    @Mixin
    private RollMarks marks;

    @Parameters(index = "0", paramLabel = "FILE|ID", description = "The character, or a ruleset.")
    private String what;

    @Parameters(index = "1", paramLabel = "ROLL", description = "The roll.")
    private String roll;

    @Option(names = "--on", paramLabel = "TRAIT", description = "The trait that is rolled, by its id or title, or "
            + "the row of the table that says the dice.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The same number lets the dice fall the same way.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--dice-shown", paramLabel = "N,N,…", description = "The dice as they fell at the table, not by "
            + "chance.")
    private Optional<String> shown = Optional.empty();

    @Override
    public Integer call() {
        boolean isFile = what.endsWith(".yaml") || Files.isRegularFile(desk.path(Path.of(what)));
        if (isFile) {
            Optional<LoadedCharacter> character = desk.character(Path.of(what));
            return character.map(each -> roll(each.ruleset().ruleset(), each.outcome().sheet(), Optional.of(each)))
                    .orElse(Exit.ERRORS);
        }
        if (marks.isAsked()) {
            throw desk.misuse("cli.marks-of-character");
        }
        Optional<LoadedRuleset> ruleset = desk.ruleset(what);
        return ruleset.map(each -> {
            desk.known("cli.no-roll", roll, each.ruleset().rolls().keySet());
            return roll(each.ruleset(), each.ruleset().sheets().get(each.ruleset().rolls().get(roll).sheet()),
                    Optional.empty());
        }).orElse(Exit.ERRORS);
    }

    private int roll(Ruleset game, SheetRules sheet, Optional<LoadedCharacter> character) {
        desk.known("cli.no-roll", roll, sheet.rolls().keySet());
        Roll rolled = sheet.rolls().get(roll);
        Standing at = character.map(each -> each.outcome().standing()).orElseGet(() ->
                new Standing(sheet, State.BLANK));
        List<NamedBoost> added = added(rolled, sheet, at, character);
        Map<String, NamedBoost> named = named(rolled, sheet, added, character.isPresent());
        Situation now = new RollPlace(desk, game, rolled).situation(options.situation(desk, rolled, named), on);
        Optional<Trait> trait = options.isGroup() && character.isEmpty() ? Optional.empty()
                : trait(rolled, at, character.isPresent());
        if (trait.isPresent()) {
            now = now.withTrait(trait.get());
        }
        now = options.die().isPresent() ? now : withDice(rolled, at, now, character);
        for (NamedBoost each : character.isPresent() ? harm(rolled, sheet, character.get()) : List.<NamedBoost>of()) {
            now = each.boost().when().isEmpty() ? now.with(each.boost()) : now;
        }
        character.ifPresent(each -> marks.check(desk, each, rolled));
        List<NamedBoost> told = new ArrayList<>(added);
        options.asked(rolled).stream().filter(each -> character.isEmpty() && named.containsKey(each))
                .forEach(each -> told.add(named.get(each)));
        long chance = seed.orElseGet(() -> (long) ThreadLocalRandom.current().nextInt(1, MOST_SEED));
        Rolling rolling = new Rolling(desk, options, game, told, new ShownDice(desk, shown, chance), chance);
        if (options.isGroup() && options.isOpposed()) {
            throw desk.misuse("cli.one-or-other");
        }
        if (options.isGroup()) {
            if (marks.isAsked()) {
                throw desk.misuse("cli.marks-of-group");
            }
            if (character.isPresent()) {
                saysDice(rolled, now);
            }
            rolling.group(rolled, at, now, character.isPresent());
            return Exit.FINE;
        }
        saysDice(rolled, now);
        Optional<Cast> cast = options.isOpposed() ? rolling.opposed(rolled, at, now) : rolling.alone(rolled, at, now);
        return character.isEmpty() || cast.isEmpty() ? Exit.FINE
                : marks.finish(what, Settled.of(rolled, at, now), cast.get().result());
    }

    private static List<NamedBoost> harm(Roll rolled, SheetRules sheet, LoadedCharacter character) {
        return Harm.of(rolled, sheet, character.file().now()).stream()
                .map(each -> new NamedBoost(each.id(), each.row(), each.boost())).toList();
    }

    /** What harm and options add for a character. */
    private static List<NamedBoost> added(Roll rolled, SheetRules sheet, Standing at,
            Optional<LoadedCharacter> character) {
        List<NamedBoost> added = new ArrayList<>();
        character.ifPresent(each -> {
            added.addAll(harm(rolled, sheet, each));
            added.addAll(NamedBoost.of(rolled, at));
        });
        return added;
    }

    /** What counts when it is asked for by name: what a character has that counts only at times, or all of the game. */
    private static Map<String, NamedBoost> named(Roll rolled, SheetRules sheet, List<NamedBoost> added,
            boolean character) {
        if (!character) {
            return NamedBoost.possible(rolled, sheet);
        }
        Map<String, NamedBoost> named = new LinkedHashMap<>();
        added.stream().filter(each -> !each.boost().when().isEmpty()).forEach(each -> named.merge(each.id(), each,
                (one, other) -> new NamedBoost(one.id(), one.title(), one.boost().plus(other.boost()))));
        return named;
    }

    /** With the dice of chains that are at hand at present, of which there must be one left. */
    private Situation withDice(Roll rolled, Standing at, Situation now, Optional<LoadedCharacter> character) {
        Situation with = stage(rolled.label().title(), rolled.die(), at, character).map(now::withStage).orElse(now);
        for (Extra each : rolled.extras().values()) {
            Optional<Integer> place = now.extras().containsKey(each.id()) || character.isEmpty()
                    ? each.beside().flatMap(beside -> stage(each.label().title(), beside.die(), at, character))
                    : Optional.empty();
            with = place.isPresent() ? with.withBeside(each.id(), place.get()) : with;
        }
        return with;
    }

    private Optional<Integer> stage(String title, Die die, Standing at, Optional<LoadedCharacter> character) {
        Optional<Integer> stage = new PresentDie(die, at, character.map(each -> each.file().now())).stage();
        if (stage.filter(each -> each >= die.chain().size()).isPresent()) {
            throw desk.misuse("cli.die-gone", "roll", title, "gone", Message.verbatim(die.gone()));
        }
        return stage;
    }

    /** The trait that is picked: the one that is named, or the only one there is. */
    private Optional<Trait> trait(Roll rolled, Standing at, boolean ofCharacter) {
        if (rolled.dice() instanceof Pool.Tabled && rolled.picked().isEmpty()) {
            return Optional.empty();
        }
        Optional<Pool.Rated> picked = rolled.picked();
        List<Trait> known = new ArrayList<>();
        picked.ifPresent(each -> {
            each.sets().forEach(set -> known.addAll(at.traits(set)));
            known.addAll(each.traits());
        });
        if (on.isPresent()) {
            Optional<Trait> named = known.stream().filter(each -> each.id().equals(on.get())
                    || at.title(each).equalsIgnoreCase(on.get())).findFirst();
            if (named.isEmpty()) {
                desk.known("cli.not-rolled-on", on.get(), known.stream().map(Trait::id).toList());
            }
            return named;
        }
        boolean needed = ofCharacter && !(rolled.dice() instanceof Pool.Rated && options.saysDice())
                && !(rolled.against().filter(Pool.Rated.class::isInstance).isPresent() && options.saysAgainst());
        if (needed && known.size() > 1) {
            desk.known("cli.say-on", "", known.stream().map(Trait::id).toList());
        }
        return ofCharacter && known.size() == 1 ? Optional.of(known.get(0)) : Optional.empty();
    }

    /** Refuses a roll of which nobody says how many dice it is, or what it is held against. */
    private void saysDice(Roll rolled, Situation now) {
        if (now.dice().isEmpty() && now.trait().isEmpty() && !(rolled.dice() instanceof Pool.Counted)) {
            throw desk.misuse("cli.say-dice");
        }
        if (!options.saysAgainst() && now.trait().isEmpty() && rolled.against().isPresent()
                && !(rolled.against().get() instanceof Pool.Counted)) {
            throw desk.misuse("cli.say-against");
        }
    }
}
