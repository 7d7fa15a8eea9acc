package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.builder.TabViews;
import lampblack.builder.context.RequestContext;
import lampblack.builder.group.CrewView;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.roll.RollTab;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;

/**
 * The leaf that is played from.
 *
 * @param said what the last mark did
 * @param crew what it has to do with others; left out where only the marks are shown anew
 */
public record PlayTab(List<String> said, String ledger, List<PlayGroup> groups, List<CrewView> crew,
        List<RollTab.NavigationLink> reach) implements TabView {

    /** The marks of the whole, or of one part. */
    public record PlayGroup(String id, String title, List<PlayBlock> blocks, List<LoadoutView> packs,
            List<PlayBlock.LedgerBalance> kept) {}

    public static PlayTab of(RequestContext visit, String stem, LoadedCharacter character) {
        return new PlayTab(visit.sitting().said(character.text().version()), ledger(stem),
                groups(visit, stem, character.outcome()),
                visit.isSaved() && visit.isPart() ? List.of() : List.of(CrewView.of(visit, stem, character)),
                navigation(visit, stem, CharacterTab.PLAY));
    }

    private static List<PlayGroup> groups(RequestContext visit, String stem, EvaluatedCharacter outcome) {
        String action = Urls.change(stem, CharacterTab.PLAY, "mark");
        List<PlayGroup> groups = new ArrayList<>();
        PlayBlockBuilder whole = new PlayBlockBuilder(visit.messages(), outcome, action, "", "m-");
        groups.add(new PlayGroup("marks", "", whole.all(), LoadoutView.of(whole), whole.kept()));
        for (Map.Entry<String, Map<String, EvaluatedCharacter>> kind : outcome.parts().entrySet()) {
            for (Map.Entry<String, EvaluatedCharacter> part : kind.getValue().entrySet()) {
                String id = "p-" + kind.getKey() + "-" + groups.size();
                PlayBlockBuilder own = new PlayBlockBuilder(visit.messages(), part.getValue(), action, kind.getKey()
                        + "."
                        + part.getKey(),
                        id + "-");
                groups.add(new PlayGroup(id, part.getKey(), own.all(), LoadoutView.of(own), own.kept()));
            }
        }
        return groups;
    }

    /** Where what the ledger keeps is written down. */
    public static String ledger(String stem) {
        return (TabViews.ALL.containsKey(CharacterTab.ADVANCE) ? CharacterTab.ADVANCE : CharacterTab.BUILD).path(stem);
    }

    /** The ways that lie under the thumb. */
    public static List<RollTab.NavigationLink> navigation(RequestContext visit, String stem, CharacterTab open) {
        return Stream.of(CharacterTab.PLAY, CharacterTab.ROLL)
                .map(characterTab -> new RollTab.NavigationLink(characterTab.path(stem),
                visit.words("web.tab." + characterTab.word()), characterTab == open ? "page" : "")).toList();
    }
}
