package lampblack.web;

import java.util.Optional;
import lampblack.diagnostic.Worded;

/** The leaves of a character in the browser; the first stands at its own address, the others below it. */
enum Tab implements Worded {
    BUILD("build"), PLAY("play"), ROLL("roll"), ADVANCE("advance"), HISTORY("history"), PROBLEMS("problems"),
    FILE("file");

    private final String word;

    Tab(String word) {
        this.word = word;
    }

    /** As it stands in addresses and in the names of templates and messages. */
    @Override
    public String word() {
        return word;
    }

    String path(String stem) {
        return this == BUILD ? Paths.character(stem) : Paths.character(stem) + "/" + word();
    }

    static Optional<Tab> of(String word) {
        for (Tab each : values()) {
            if (each.word().equals(word)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
