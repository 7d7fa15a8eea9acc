package lampblack.builder;

import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.page.CharacterFace;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Plate;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.GameState;
import lampblack.builder.takeover.MovedBanner;
import lampblack.builder.takeover.PageRemarks;
import lampblack.builder.takeover.RemarkedPage;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.text.CharacterRemarks;

/**
 * The page of one character, with one of its tabs open.
 *
 * @param kin what it is and what it belongs to, above its name
 * @param standing whether it is valid and complete, in words
 * @param seen the version of the file shown, which every form sends back
 * @param tabId the id of the open tab
 */
public record CharacterPage(String stem, Plate plate, PageKin kin, String standing, CharacterFace face, String seen,
        String tabId, List<Link> tabs, PageRemarks remarks, TabView tab) implements RemarkedPage {

    public CharacterPage {
        tabs = List.copyOf(tabs);
    }

    /** Where its words are corrected; empty where that is this page. */
    public String edit() {
        return tabId.equals(CharacterTab.PLAY.word()) ? CharacterTab.BUILD.path(stem) + "#plate" : "";
    }

    /** Where another picture is sent. */
    public String portrait() {
        return Urls.portrait(stem);
    }

    public String print() {
        return Urls.print(stem);
    }

    @Override
    public String kind() {
        return "character";
    }

    /** Names the open tab too, as several tabs of one character may be open in a browser at once. */
    @Override
    public String tabTitle() {
        return tabs.stream().filter(tabLink -> !tabLink.current().isEmpty())
                .map(tabLink -> title() + " · " + tabLink.title())
                .findFirst().orElse(title());
    }

    static CharacterPage of(CharacterTab tab, TabInput in, List<Notice> notices, List<MovedBanner> moved,
            TabView view) {
        LoadedCharacter character = in.character();
        Ruleset game = character.ruleset().ruleset();
        Plate plate = new Plate(character.name(), GameStyles.of(game.id()), game.language(),
                Link.at("to-game", Urls.game(game.id()), game.title()));
        return new CharacterPage(in.key(), plate, PageKin.of(character),
                in.messages().render(CharacterRemarks.legality(character.evaluated())),
                CharacterFace.of(in.shelf(), in.key(), character.name()), character.text().version(), tab.word(),
                tabs(in.messages(), in.key(), tab), new PageRemarks(notices, List.of(GameState.of(in.games(), game.id(),
                        in.messages())), moved), view);
    }

    private static List<Link> tabs(Messages messages, String stem, CharacterTab open) {
        return Stream.of(CharacterTab.values()).map(tab -> Link.of("tab", tab.path(stem),
                messages.text("web.tab." + tab.word())).current(tab == open)).toList();
    }
}
