package lampblack.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import lampblack.io.LoadedRuleset;
import lampblack.io.RulesetLoader;
import lampblack.io.TextFile;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Accent;

/** The colours of games, as a class of styles for each: a page may hold no style of its own. */
record Look(byte[] css, String version) {

    private static final int SHORT = 16;

    static Look of(RulesetLoader rulesets) {
        StringBuilder css = new StringBuilder();
        List<Ruleset> games = rulesets.ids().stream().map(id -> rulesets.load(id).value()).flatMap(Optional::stream)
                .map(LoadedRuleset::ruleset).toList();
        games.forEach(each -> css.append('.').append(of(each.id())).append(" { --game: ")
                .append(Accent.of(each.accent()).colour()).append("; }\n"));
        byte[] bytes = css.toString().getBytes(StandardCharsets.UTF_8);
        return new Look(bytes, TextFile.sha256(bytes).substring(0, SHORT));
    }

    /** The class of whatever belongs to a game. */
    static String of(String game) {
        return "of-" + game;
    }

    String path() {
        return "/look/" + version + ".css";
    }
}
