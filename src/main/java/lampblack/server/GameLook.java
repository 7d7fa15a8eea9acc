package lampblack.server;

import java.nio.charset.StandardCharsets;
import java.util.List;
import lampblack.builder.page.GameStyles;
import lampblack.ruleset.Ruleset;
import lampblack.store.TextFile;

/** The colours of the games, under an address that changes with them. */
record GameLook(byte[] css, String version) {

    private static final int SHORT = 16;

    static GameLook of(List<Ruleset> games) {
        byte[] css = GameStyles.css(games).getBytes(StandardCharsets.UTF_8);
        return new GameLook(css, TextFile.sha256(css).substring(0, SHORT));
    }

    String path() {
        return "/look/" + version + ".css";
    }
}
