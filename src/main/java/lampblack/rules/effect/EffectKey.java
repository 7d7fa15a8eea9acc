package lampblack.rules.effect;

import lampblack.diagnostic.Worded;

/** The keys of a {@code gives} block, one for each kind of effect. */
public enum EffectKey implements Worded {
    RATINGS("ratings"),
    CAPS("caps"),
    SIZES("sizes"),
    POINTS("points"),
    PICKS("picks"),
    PARTS("parts"),
    OPTIONS("options"),
    OPENS("opens"),
    CLOSES("closes"),
    EARNING("earning"),
    LIMITS("limits"),
    TITLES("titles"),
    ROLLS("rolls"),
    MEMBERS("members");

    private final String word;

    EffectKey(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** Whether an option may give it to the members of its sheet. */
    public boolean isForMembers() {
        return this != MEMBERS;
    }
}
