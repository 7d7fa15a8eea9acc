package lampblack.cli.diff;

import lampblack.diagnostic.Worded;

/** What of a character is otherwise under other rules. */
enum CharacterAspect implements Worded {
    DOTS("dots"),
    BALANCES("balances"),
    LOST("lost"),
    GAINED("gained"),
    PROBLEMS("problems"),
    MENDED("mended"),
    OPENED("opened"),
    CLOSED("closed");

    private final String word;

    CharacterAspect(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
