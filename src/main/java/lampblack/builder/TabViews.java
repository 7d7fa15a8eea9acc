package lampblack.builder;

import java.util.EnumMap;
import java.util.Map;
import lampblack.builder.advance.AdvanceTab;
import lampblack.builder.build.BuildTab;
import lampblack.builder.file.FileTab;
import lampblack.builder.history.HistoryTab;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.play.PlayTab;
import lampblack.builder.problems.ProblemsTab;
import lampblack.builder.roll.RollTab;

/** Which leaf stands behind which tab. */
public final class TabViews {

    public static final Map<CharacterTab, TabViewBuilder> ALL = all();

    private TabViews() {}

    private static Map<CharacterTab, TabViewBuilder> all() {
        Map<CharacterTab, TabViewBuilder> all = new EnumMap<>(CharacterTab.class);
        all.put(CharacterTab.BUILD, BuildTab::of);
        all.put(CharacterTab.PLAY, PlayTab::of);
        all.put(CharacterTab.ROLL, RollTab::of);
        all.put(CharacterTab.ADVANCE, AdvanceTab::of);
        all.put(CharacterTab.HISTORY, HistoryTab::of);
        all.put(CharacterTab.PROBLEMS, ProblemsTab::of);
        all.put(CharacterTab.FILE, FileTab::of);
        return all;
    }
}
