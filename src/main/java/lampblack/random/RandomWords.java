package lampblack.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lampblack.dice.SplitMix;
import lampblack.rules.SheetRules;
import lampblack.rules.track.TraitSet;

/**
 * Words for what a ruleset leaves to its players.
 *
 * @param plausible whether a person is to read them, who is spared what only tries the rules
 */
public record RandomWords(SplitMix random, boolean plausible) {

    private static final String OPEN = "…";
    private static final List<String> GIVEN = List.of("Ada", "Bram", "Cilla", "Dorn", "Esme", "Falk", "Greta", "Hob",
            "Ines", "Joss", "Kit", "Lark", "Maud", "Ned", "Orla", "Piet", "Quill", "Rue", "Sorrel", "Tam", "Una",
            "Vesna", "Wim", "Yarrow");
    private static final List<String> FAMILY = List.of("Alder", "Brandt", "Cask", "Dray", "Ember", "Ferrow", "Gant",
            "Harrow", "Ironwood", "Kestrel", "Lock", "Moss", "Nettle", "Oake", "Pell", "Rook", "Sallow", "Thorne",
            "Vane", "Wick");
    private static final List<String> SKILLS = List.of("Baking", "Bell Ringing", "Bookkeeping", "Card Tricks",
            "Climbing", "Clockwork", "Cooking", "Disguise", "Drumming", "Fencing", "Forgery", "Gardening", "Haggling",
            "Horses", "Juggling", "Knots", "Lockpicking", "Maps", "Night Watch", "Old Stories", "Rowing", "Running",
            "Sewing", "Sign Painting", "Singing", "Tracking", "Weather", "Woodwork");
    private static final List<String> KINDS = List.of("Battered", "Borrowed", "Brass", "Broken", "Crooked", "Dented",
            "Faded", "Folding", "Heavy", "Hidden", "Humble", "Loud", "Lucky", "Mended", "Narrow", "Odd", "Old",
            "Painted", "Quiet", "Rusty", "Small", "Spare", "Stolen", "Strange");
    private static final List<String> THINGS = List.of("Bell", "Blanket", "Boots", "Bottle", "Box", "Button",
            "Candle", "Chalk", "Coat", "Compass", "Dice", "Fiddle", "Hammer", "Hook", "Key", "Ladder", "Lamp",
            "Ledger", "Letter", "Mask", "Mirror", "Pipe", "Ring", "Rope", "Whistle");

    /** Any at all, as for a test of the rules. */
    public static RandomWords any(SplitMix random) {
        return new RandomWords(random, false);
    }

    /** A person's name, by choice one of those that the ruleset suggests. */
    String name(List<String> suggestions) {
        return plausible && !suggestions.isEmpty() ? random.pick(suggestions) : name();
    }

    private String name() {
        return random.pick(GIVEN) + " " + random.pick(FAMILY);
    }

    /** Some words that can stand anywhere; for a person a place to write better ones. */
    String phrase() {
        if (plausible) {
            return OPEN;
        }
        String kind = random.pick(KINDS);
        return kind + " " + random.pick(THINGS).toLowerCase(Locale.ROOT);
    }

    /** What an entry of a set may stand under. */
    String place(SheetRules sheet, TraitSet set) {
        return random.pick(List.copyOf(sheet.traits().get(set.under().orElseThrow()).entries().keySet()));
    }

    /** Names for something that can be done, those first that the ruleset suggests. */
    List<String> skills(List<String> suggestions) {
        return named(suggestions, random.shuffled(SKILLS));
    }

    /**
     * Names for something that can be had, those first that the ruleset suggests.
     *
     * @param weighs whether it can be carried; of what cannot, nobody knows better than that it is somebody
     */
    List<String> things(List<String> suggestions, boolean weighs) {
        List<String> made = Stream.generate(() -> weighs || !plausible
                ? random.pick(KINDS) + " " + random.pick(THINGS) : name()).limit(8).toList();
        return named(suggestions, made);
    }

    private List<String> named(List<String> suggestions, List<String> made) {
        List<String> all = new ArrayList<>(random.shuffled(suggestions));
        all.addAll(!plausible && random.oneIn(4) ? 0 : all.size(), made);
        return all;
    }
}
