package lampblack.rules.option;

import lampblack.diagnostic.Worded;

/** What a ruleset may say of a thing, and a player may write beside it, each by its key. */
public enum StatedValue implements Worded {
    PRICE("price"),
    LOAD("load"),
    QUALITY("quality"),
    /** What options there are, to which players may add their own. */
    ENTRIES("entries");

    private final String word;

    StatedValue(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static StatedValue ofWord(String word) {
        return Worded.of(values(), word);
    }

    /** Whether a player may write no other beside an option. */
    public boolean isFixed(Option option, OptionList list) {
        return isStated(option, list) && !list.playersSet().contains(this) && !option.playersSet().contains(this);
    }

    /** Whether a ruleset says it of an option, by itself or for its whole list; a quality only by itself. */
    private boolean isStated(Option option, OptionList list) {
        return switch (this) {
            case PRICE -> !option.price().orElse(list.price()).isNothing();
            case LOAD -> option.load().or(list::load).isPresent();
            case QUALITY -> option.quality().isPresent();
            case ENTRIES -> false;
        };
    }
}
