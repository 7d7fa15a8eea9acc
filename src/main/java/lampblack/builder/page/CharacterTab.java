package lampblack.builder.page;

import java.util.Optional;
import lampblack.diagnostic.Worded;

/** The leaves of a character in the browser; the first stands at its own address, the others below it. */
public enum CharacterTab implements Worded {
    BUILD("build"), PLAY("play"), ROLL("roll"), ADVANCE("advance"), HISTORY("history"), PROBLEMS("problems"),
    FILE("file");

    private final String word;

    CharacterTab(String word) {
        this.word = word;
    }

    /** As it stands in addresses and in the names of templates and messages. */
    @Override
    public String word() {
        return word;
    }

    public String path(String stem) {
        return this == BUILD ? Urls.character(stem) : Urls.character(stem) + "/" + word();
    }

    public static Optional<CharacterTab> of(String word) {
        for (CharacterTab characterTab : values()) {
            if (characterTab.word().equals(word)) {
                return Optional.of(characterTab);
            }
        }
        return Optional.empty();
    }
}
