package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.page.CharacterFace;
import lampblack.builder.shelf.GameState;
import lampblack.builder.page.TabInput;
import lampblack.builder.takeover.MovedBanner;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.text.CharacterRemarks;

/**
 * The page of one character, with one of its tabs open.
 *
 * @param game the title of its game
 * @param kin what it is and what it belongs to, above its name
 * @param standing whether it is valid and complete, in words
 * @param language the language of the game's text, as a BCP 47 tag
 * @param portrait where another picture is sent
 * @param seen the version of the file shown, which every form sends back
 * @param tabId the id of the open tab
 * @param moved what is said where its game has moved on
 * @param state whether the files of its game are fit for use at the moment
 */
public record CharacterPage(
        String stem, String title, String game, String gamePath, PageKin kin, String standing, String look,
        String language, CharacterFace face, String portrait,
        String seen, String tabId, String print, List<TabLink> tabs, List<Notice> notices,
        List<MovedBanner> moved, List<GameState> state, TabView tab)
        implements PageView {

    public CharacterPage {
        tabs = List.copyOf(tabs);
        notices = List.copyOf(notices);
        moved = List.copyOf(moved);
        state = List.copyOf(state);
    }

    /** Where its words are corrected; empty where that is this page. */
    public String edit() {
        return tabId.equals(CharacterTab.PLAY.word()) ? CharacterTab.BUILD.path(stem) + "#plate" : "";
    }

    /** Its face, for the template of all faces. */
    public List<CharacterFace> faces() {
        return List.of(face);
    }

    @Override
    public String kind() {
        return "character";
    }

    /** Names the open tab too, as several tabs of one character may be open in a browser at once. */
    @Override
    public String tabTitle() {
        return tabs.stream().filter(tabLink -> !tabLink.current().isEmpty())
                .map(tabLink -> title + " · " + tabLink.title())
                .findFirst().orElse(title);
    }

    /** A link to a tab. @param current {@code page} for the open tab, else empty */
    public record TabLink(String path, String title, String current) {}

    static CharacterPage of(CharacterTab tab, TabInput in, List<Notice> notices, List<MovedBanner> moved,
            TabView view) {
        LoadedCharacter character = in.character();
        String stem = in.key();
        Ruleset game = character.ruleset().ruleset();
        return new CharacterPage(stem, character.name(), game.title(),
                Urls.game(game.id()),
                PageKin.of(character),
                in.messages().render(CharacterRemarks.legality(character.evaluated())),
                GameStyles.of(game.id()),
                game.language(), CharacterFace.of(in.shelf(), stem, character.name()), Urls.portrait(stem),
                character.text().version(), tab.word(), Urls.print(stem),
                tabs(in.messages(), stem, tab), notices,
                moved, List.of(GameState.of(in.games(), game.id(), in.messages())), view);
    }

    private static List<TabLink> tabs(Messages messages, String stem, CharacterTab open) {
        List<TabLink> all = new ArrayList<>();
        for (CharacterTab characterTab : CharacterTab.values()) {
            all.add(new TabLink(characterTab.path(stem), messages.text("web.tab." + characterTab.word()),
                    characterTab == open ? "page" : ""));
        }
        return all;
    }
}
