package lampblack.page;

import lampblack.diagnostic.Worded;

/** Whether a browser keeps what a page gives it. */
enum Keeping implements Worded {
    KEPT("kept"), FULL("full"), REFUSED("refused");

    private final String word;

    Keeping(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
