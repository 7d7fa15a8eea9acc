package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import lampblack.cli.CharacterWords;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;
import lampblack.ruleset.Ruleset;

/**
 * A character that lies open at one of its leaves.
 *
 * @param game the title of its game
 * @param standing whether it is legal and finished, in words
 * @param language the language of the game's words, as BCP 47 writes it
 * @param seen the version of the file that is shown, which every form sends along
 * @param tab the leaf that is open
 */
public record OpenSheet(
        String stem, String title, String game, String gamePath, String standing, String look, String language,
        String seen, String tab, String print, List<TabLink> tabs, List<Notice> notices, Leaf leaf) implements Page {

    public OpenSheet {
        tabs = List.copyOf(tabs);
        notices = List.copyOf(notices);
    }

    @Override
    public String kind() {
        return "character";
    }

    /** With the leaf, as several of a character may lie open beside each other. */
    @Override
    public String tabTitle() {
        return tabs.stream().filter(each -> !each.current().isEmpty()).map(each -> title + " · " + each.title())
                .findFirst().orElse(title);
    }

    /** The way to a leaf. @param current {@code page} where it is the one that is open, else empty */
    public record TabLink(String path, String title, String current) {}

    static OpenSheet of(Visit visit, String stem, Tab tab, LoadedCharacter character, List<Notice> notices) {
        Ruleset game = character.ruleset().ruleset();
        return new OpenSheet(stem, CharacterJson.name(character), game.title(), Paths.game(game.id()),
                visit.workshop().messages().render(CharacterWords.standing(character.outcome())), Look.of(game.id()),
                game.language(), character.text().sha256(), tab.word(), Paths.print(stem),
                tabs(visit, stem, tab), notices,
                Leaves.ALL.get(tab).of(visit, stem, character));
    }

    /** The same with another leaf. */
    OpenSheet with(Leaf other) {
        return new OpenSheet(stem, title, game, gamePath, standing, look, language, seen, tab, print, tabs, notices,
                other);
    }

    private static List<TabLink> tabs(Visit visit, String stem, Tab open) {
        List<TabLink> all = new ArrayList<>();
        for (Tab each : Leaves.ALL.keySet()) {
            all.add(new TabLink(each.path(stem), visit.words("web.tab." + each.word()), each == open ? "page" : ""));
        }
        return all;
    }
}
