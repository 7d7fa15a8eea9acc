package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.builder.group.CrewView;
import lampblack.builder.journal.JournalView;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.roll.RollTab;
import lampblack.builder.tab.TabInput;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;

/**
 * The tab used during play.
 *
 * @param said the messages about the last mark
 * @param periods what may begin and bring back or limit something
 * @param crew its crew or members; left out where only the marks are refreshed, as is the journal
 */
public record PlayTab(List<String> said, String ledger, List<PlayGroup> groups, List<PeriodButton> periods,
        List<CrewView> crew, List<JournalView> journals,
        List<RollTab.NavigationLink> reach) implements TabView {

    /** The marks of the whole, or of one part. */
    public record PlayGroup(String id, String title, List<PlayBlock> blocks, List<LoadoutView> packs,
            List<PlayBlock.LedgerBalance> kept) {}

    public static PlayTab of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        return new PlayTab(in.said(), ledger(stem),
                groups(in, stem, character.evaluated()), PeriodButton.all(in, character.evaluated()),
                in.isMarked() ? List.of() : List.of(CrewView.of(in)),
                in.isMarked() ? List.of() : List.of(JournalView.of(in, CharacterTab.PLAY)),
                navigation(in.messages(), stem, CharacterTab.PLAY));
    }

    private static List<PlayGroup> groups(TabInput in, String stem, EvaluatedCharacter evaluated) {
        String action = Urls.change(stem, CharacterTab.PLAY, "mark");
        List<PlayGroup> groups = new ArrayList<>();
        PlayBlockBuilder whole = new PlayBlockBuilder(in.messages(), evaluated, action, "", "m-");
        groups.add(new PlayGroup("marks", "", whole.all(), LoadoutView.of(whole), whole.kept()));
        for (Map.Entry<String, Map<String, EvaluatedCharacter>> kind : evaluated.parts().entrySet()) {
            for (Map.Entry<String, EvaluatedCharacter> part : kind.getValue().entrySet()) {
                String id = "p-" + kind.getKey() + "-" + groups.size();
                PlayBlockBuilder own = new PlayBlockBuilder(in.messages(), part.getValue(), action, kind.getKey()
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
        return CharacterTab.ADVANCE.path(stem);
    }

    /** The ways that lie under the thumb. */
    public static List<RollTab.NavigationLink> navigation(Messages messages, String stem, CharacterTab open) {
        return Stream.of(CharacterTab.PLAY, CharacterTab.ROLL)
                .map(characterTab -> new RollTab.NavigationLink(characterTab.path(stem),
                messages.text("web.tab." + characterTab.word()), characterTab == open ? "page" : "")).toList();
    }
}
