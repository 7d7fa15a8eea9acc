package lampblack.character;

import lampblack.diagnostic.Worded;

/** The kinds of ledger entries, each by the key that says so; the first of them that an entry has is its kind. */
public enum EntryKind implements Worded {
    EARN("earn"),
    ADVANCE("advance"),
    DUE("due"),
    MILESTONE("milestone"),
    GAIN("gain"),
    LOSE("lose"),
    CHANGE("change"),
    PAYS("pays"),
    ROLL("roll"),
    BEGIN("begin"),
    RETIRE("retire"),
    NOTE("note");

    private final String word;

    EntryKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
