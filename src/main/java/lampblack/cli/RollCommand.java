package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import lampblack.character.State;
import lampblack.dice.Cast;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.LoadedCharacter;
import lampblack.io.LoadedRuleset;
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

    @Parameters(index = "0", paramLabel = "FILE|ID", description = "The character, or a ruleset.")
    private String what;

    @Parameters(index = "1", paramLabel = "ROLL", description = "The roll.")
    private String roll;

    @Option(names = "--on", paramLabel = "TRAIT", description = "The trait that is rolled, by its id or title.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The same number lets the dice fall the same way.")
    private Optional<Long> seed = Optional.empty();

    @Override
    public Integer call() {
        boolean isFile = what.endsWith(".yaml") || Files.isRegularFile(desk.path(Path.of(what)));
        if (isFile) {
            Optional<LoadedCharacter> character = desk.character(Path.of(what));
            character.ifPresent(each -> roll(each.ruleset().ruleset(), each.outcome().sheet(), Optional.of(each)));
            return character.isPresent() ? Exit.FINE : Exit.ERRORS;
        }
        Optional<LoadedRuleset> ruleset = desk.ruleset(what);
        ruleset.ifPresent(each -> {
            desk.known("cli.no-roll", roll, each.ruleset().rolls().keySet());
            roll(each.ruleset(), each.ruleset().sheets().get(each.ruleset().rolls().get(roll).sheet()),
                    Optional.empty());
        });
        return ruleset.isPresent() ? Exit.FINE : Exit.ERRORS;
    }

    private void roll(Ruleset game, SheetRules sheet, Optional<LoadedCharacter> character) {
        desk.known("cli.no-roll", roll, sheet.rolls().keySet());
        Roll rolled = sheet.rolls().get(roll);
        Standing at = character.map(each -> each.outcome().standing()).orElseGet(() ->
                new Standing(sheet, State.BLANK));
        Situation now = options.situation(desk, rolled);
        Optional<Trait> trait = trait(rolled, at, character.isPresent());
        if (trait.isPresent()) {
            now = now.withTrait(trait.get());
        }
        List<Harm> harm = character.map(each -> Harm.of(rolled, sheet, each.file().now())).orElse(List.of());
        for (Harm each : harm) {
            now = each.boost().when().isEmpty() ? now.with(each.boost()) : now;
        }
        saysDice(rolled, now);
        Settled settled = Settled.of(rolled, at, now);
        long chance = seed.orElseGet(() -> (long) ThreadLocalRandom.current().nextInt(1, MOST_SEED));
        Optional<Cast> cast = Cast.of(settled, chance);
        desk.out().print(new RolledWords(game, settled, now, harm, desk.messages()).page(cast, chance));
        if (!settled.at().failures().isEmpty()) {
            desk.remark("cli.odds.failed", "roll", rolled.label().title());
        }
    }

    /** The trait that is picked: the one that is named, or the only one there is. */
    private Optional<Trait> trait(Roll rolled, Standing at, boolean ofCharacter) {
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
        if (!options.saysDice() && now.trait().isEmpty() && !(rolled.dice() instanceof Pool.Counted)) {
            throw desk.misuse("cli.say-dice");
        }
        if (!options.saysAgainst() && now.trait().isEmpty() && rolled.against().isPresent()
                && !(rolled.against().get() instanceof Pool.Counted)) {
            throw desk.misuse("cli.say-against");
        }
    }
}
