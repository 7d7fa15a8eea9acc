package lampblack.builder.page;

import java.util.Optional;
import lampblack.diagnostic.Worded;

/** The tabs of a character; the first has the address of the character itself, the others addresses below it. */
public enum CharacterTab implements Worded {
    BUILD("build"), PLAY("play"), ROLL("roll"), ADVANCE("advance"), HISTORY("history"), PROBLEMS("problems"),
    FILE("file");

    private final String word;

    CharacterTab(String word) {
        this.word = word;
    }

    /** Its name in addresses, template names and message keys. */
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
