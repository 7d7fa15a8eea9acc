package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.dice.CharacterModifiers;
import lampblack.dice.CurrentDie;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollNeeds;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.play.RollDues;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RowModifier;
import lampblack.rules.track.Trait;
import lampblack.ruleset.Ruleset;

/** Whoever makes a roll: a character, or nobody in particular. */
record RollActor(CommandContext context, RollOptions options, Ruleset game, Roll roll, DerivedSheet derived,
        Optional<Roller> character) {

    static RollActor of(CommandContext context, RollOptions options, Ruleset game, Roll roll) {
        return new RollActor(context, options, game, roll, roll.nobody(game.sheets()), Optional.empty());
    }

    static RollActor of(CommandContext context, RollOptions options, Roll roll, Roller roller) {
        Roll made = roller.part().map(part -> roll.titled(context.render("roll.part", "roll", roll.label().title(),
                "part", Message.verbatim(SafeText.line(part))))).orElse(roll);
        return new RollActor(context, options, roller.file().ruleset().ruleset(), made, roller.evaluated().inPlay(),
                Optional.of(roller));
    }

    private SheetRules sheet() {
        return derived.sheet();
    }

    private Optional<CharacterModifiers> brought() {
        return character.map(roller -> roller.modifiers(roll));
    }

    /**
     * What can be asked for by name, and what that makes of a situation: what a character has that counts only at
     * times, or all options and rows of the game.
     */
    private Map<String, UnaryOperator<RollSituation>> named() {
        Map<String, UnaryOperator<RollSituation>> named = new LinkedHashMap<>();
        Map<String, String> occasions = new LinkedHashMap<>();
        brought().map(CharacterModifiers::conditional).orElse(Map.of()).forEach((name, modifier) -> {
            named.put(name, situation -> situation.asking(name));
            occasions.put(name, modifier.modifier().when());
        });
        if (character.isEmpty()) {
            Optional<SheetRules> whole = derived.whole().map(DerivedSheet::sheet);
            NamedModifier.rows(roll, sheet(), whole).forEach((row, rows) -> {
                named.put(row, situation -> situation.withRows(rows).asking(row));
                RowModifier.of(roll, rows, Map.of()).forEach(marked -> {
                    String name = marked.id(roll);
                    named.put(name, situation -> situation.withRows(rows).asking(name));
                    occasions.put(name, marked.modifier().when());
                });
            });
            NamedModifier.possible(roll, sheet(), whole).forEach((name, option) -> {
                UnaryOperator<RollSituation> row = named.getOrDefault(name, situation -> situation);
                named.put(name, situation -> row.apply(situation).with(option));
                occasions.put(name, option.modifier().when());
            });
        }
        return withOccasions(named, occasions);
    }

    /** With the words that say when something counts; of what counts on several occasions, one has to be said. */
    private Map<String, UnaryOperator<RollSituation>> withOccasions(Map<String, UnaryOperator<RollSituation>> named,
            Map<String, String> occasions) {
        Map<String, List<String>> several = new LinkedHashMap<>();
        occasions.forEach((name, when) -> {
            if (name.contains(".")) {
                several.computeIfAbsent(name.substring(0, name.indexOf('.')), giver -> new ArrayList<>())
                        .add("`" + name + "` (" + when + ")");
            }
        });
        several.forEach((giver, names) -> named.putIfAbsent(giver, situation -> {
            throw context.usageError("cli.which-occasion", "name", giver, "names", names);
        }));
        occasions.forEach((name, when) -> {
            if (!when.isEmpty()) {
                named.putIfAbsent(when, named.get(name));
            }
        });
        return named;
    }

    /** Whether whoever makes it meets what it requires of them. */
    boolean mayRoll() {
        return character.isEmpty() || roll.requires().holds(derived);
    }

    /** Refuses a roll whose requirements are not met, or those of extras, settings and choices. */
    void requireNeeds(RollSituation situation) {
        RollNeeds.of(roll, derived, situation, character.isPresent()).firstUnmet(situation).ifPresent(unmet -> {
            throw context.usageError("cli.roll-needs", "what", unmet.title(), "missing", unmet.missing());
        });
    }

    /** Refuses a roll that costs more of what is spent than there is, of one's own or of an owner. */
    void requirePayment(RollSituation situation) {
        character.flatMap(loaded -> new RollDues(loaded.evaluated(), SettledRoll.of(roll, derived, situation))
                .objection()).ifPresent(objection -> {
                    throw context.usageError(objection);
                });
    }

    /** What is settled on the command line, without what is the roller's own. */
    RollSituation agreed() {
        return options.situation(context, roll, named(), character.map(loadedCharacter -> derived));
    }

    /** The same with what the roller brings: the dice of chains at hand, and harm. */
    RollSituation own(RollSituation agreed) {
        RollSituation situation = options.die().isPresent() ? agreed : withDice(agreed);
        return brought().map(modifiers -> modifiers.withMarks(situation)).orElse(situation);
    }

    /** With the dice of chains that are at hand at present, of which there must be one left. */
    private RollSituation withDice(RollSituation situation) {
        RollSituation with = stage(roll.label().title(), roll.die()).map(situation::withStage).orElse(situation);
        for (RollExtra rollExtra : roll.extras().values()) {
            Optional<Integer> place = situation.extras().containsKey(rollExtra.id()) || character.isEmpty()
                    ? rollExtra.beside().flatMap(beside -> stage(rollExtra.label().title(), beside.die()))
                    : Optional.empty();
            with = place.isPresent() ? with.withBeside(rollExtra.id(), place.get()) : with;
        }
        return with;
    }

    private Optional<Integer> present(Die die) {
        return new CurrentDie(die, derived, character.map(Roller::now)).stage();
    }

    /** What happens because no die of the roll's chain is left; empty where one is. */
    Optional<String> goneDie() {
        Optional<Integer> stage = character.flatMap(loadedCharacter -> present(roll.die()));
        return stage.filter(number -> number >= roll.die().chain().size()).map(number -> roll.die().gone());
    }

    /** Which die of its chain it is at present. */
    private Optional<Integer> stage(String title, Die die) {
        Optional<Integer> stage = present(die);
        if (stage.filter(number -> number >= die.chain().size()).isPresent()) {
            throw context.usageError("cli.die-gone", "roll", title, "gone", Message.verbatim(die.gone()));
        }
        return stage;
    }

    /** The die of the chain that a character has; empty where nothing says it. */
    Optional<Long> presentDie() {
        return character.isEmpty() || !roll.die().isChain() ? Optional.empty()
                : present(roll.die()).map(roll.die().chain()::get);
    }

    /** The traits of which one is picked. */
    List<Trait> traits() {
        return CharacterModifiers.traits(roll, derived);
    }

    /** The trait of that id or title. */
    Optional<Trait> named(String on) {
        List<Trait> known = traits();
        Optional<Trait> named = known.stream().filter(trait -> trait.id().equals(on)
                || derived.title(trait).equalsIgnoreCase(on)).findFirst();
        if (named.isEmpty()) {
            context.requireKnown("cli.not-rolled-on", on, known.stream().map(Trait::id).toList());
        }
        return named;
    }

    /** The trait that is picked: the one that is named, or the only one there is. */
    Optional<Trait> trait(Optional<String> on) {
        if (on.isPresent()) {
            return named(on.get());
        }
        List<Trait> known = traits();
        if (needsTrait() && known.size() > 1) {
            context.requireKnown("cli.say-on", "", known.stream().map(Trait::id).toList());
        }
        return character.isPresent() && known.size() == 1 ? Optional.of(known.get(0)) : Optional.empty();
    }

    /** Whether it is not said on the command line what a trait of the character would say. */
    boolean needsTrait() {
        return character.isPresent() && !(roll.dice().asRated().isPresent() && options.saysDice())
                && !(roll.against().flatMap(NumberSource::asRated).isPresent() && options.saysAgainst());
    }

    /** Refuses a roll of which nobody says how many dice it is, or what it is held against. */
    void saysDice(RollSituation situation) {
        if (situation.dice().isEmpty() && situation.trait().isEmpty() && roll.dice().counted().isEmpty()) {
            throw context.usageError("cli.say-dice");
        }
        if (!options.saysAgainst() && situation.trait().isEmpty() && roll.against().isPresent()
                && roll.against().get().counted().isEmpty()) {
            throw context.usageError("cli.say-against");
        }
    }
}
