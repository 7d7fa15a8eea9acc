package lampblack.rules.option;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Name;
import lampblack.character.TakenOption;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.GainPolicy;
import lampblack.rules.Label;

/**
 * A list that options are taken from.
 *
 * @param open whether players may name options of their own
 * @param byPlaybook whether its options belong to playbooks
 * @param permanent whether what is taken can never be lost
 * @param atMost how many of it a character may have
 * @param load the load of what does not say its own
 * @param quality the grades of quality, from worst to best, where it has them
 * @param table what a roll on it comes to, where it can be rolled on
 * @param inTheGame its entries that are in the game; what was retired, say, is known only to whoever has it
 * @param byTitle its entries by what a player would write for their titles, where one can
 * @param playersSet what a player may write beside any of it although the ruleset states it
 * @param gains what of it the ledger may gain
 */
public record OptionList(
        Label label,
        boolean open,
        boolean byPlaybook,
        boolean permanent,
        Amount atMost,
        Optional<Long> load,
        Cost price,
        Map<String, Label> quality,
        Optional<String> usualQuality,
        List<String> suggestions,
        Map<String, Option> entries,
        List<Option> inTheGame,
        Optional<RandomTable> table,
        Map<String, Option> byTitle,
        Set<StatedValue> playersSet,
        GainPolicy gains) {

    /** Those of some entries that are in the game. */
    public static List<Option> inTheGame(Map<String, Option> entries) {
        return entries.values().stream().filter(option -> !option.label().isRetired()).toList();
    }

    /** Entries by their comparable titles, the first of several alike. */
    public static Map<String, Option> byTitle(Map<String, Option> entries) {
        Map<String, Option> found = new HashMap<>();
        entries.values().forEach(option -> found.putIfAbsent(Name.of(option.label().title()).key(), option));
        return Map.copyOf(found);
    }

    /** A list of options that have no price, load or limit and are never lost. */
    public static OptionList permanent(Label label, Map<String, Option> entries) {
        return new OptionList(label, false, false, true, Amount.Fixed.NO_LIMIT, Optional.empty(), Cost.NOTHING,
                Map.of(),
                Optional.empty(), List.of(), entries, inTheGame(entries), Optional.empty(), Map.of(), Set.of(),
                GainPolicy.CountedGain.USUAL);
    }

    public String id() {
        return label.id();
    }

    /** Whether a player may name something in it that the game does not have. */
    public boolean takesNames() {
        return open || playersSet.contains(StatedValue.ENTRIES);
    }

    /** Whether something that was taken is a player's own, which the game has not left open. */
    public boolean isOwn(TakenOption taken) {
        return taken.made() && !open;
    }

    /** Whether what is in it comes to a character in play, as names and scars do. */
    public boolean isOfPlay() {
        return open || permanent || label.written().isTrue("in-play");
    }

    /** Whether the texts of its options say all that they add to rolls, so that a sheet does not say it besides. */
    public boolean spelledOut() {
        return label.written().isTrue("spelled-out");
    }

    /** Whether its options are put on cards where nobody asks for them. */
    public boolean isOnCards() {
        return !label.written().text("cards").equals(Optional.of("never"));
    }

    /** Whether its options, or some of them, have a load. */
    public boolean weighs() {
        return load.isPresent() || entries.values().stream().anyMatch(option -> option.load().isPresent());
    }
}
