package lampblack.builder;

import java.util.EnumMap;
import java.util.Map;
import lampblack.builder.ledger.AdvanceTab;
import lampblack.builder.build.BuildTab;
import lampblack.builder.file.FileTab;
import lampblack.builder.ledger.HistoryTab;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.play.PlayTab;
import lampblack.builder.file.ProblemsTab;
import lampblack.builder.play.RollTab;

/** The view builder of each tab. */
public final class TabViews {

    public static final Map<CharacterTab, TabViewBuilder> ALL = all();

    private TabViews() {}

    private static Map<CharacterTab, TabViewBuilder> all() {
        Map<CharacterTab, TabViewBuilder> all = new EnumMap<>(CharacterTab.class);
        all.put(CharacterTab.BUILD, (in, activity) -> BuildTab.of(in));
        all.put(CharacterTab.PLAY, PlayTab::of);
        all.put(CharacterTab.ROLL, (in, activity) -> RollTab.of(in, activity));
        all.put(CharacterTab.ADVANCE, (in, activity) -> AdvanceTab.of(in));
        all.put(CharacterTab.HISTORY, (in, activity) -> HistoryTab.of(in));
        all.put(CharacterTab.PROBLEMS, (in, activity) -> ProblemsTab.of(in));
        all.put(CharacterTab.FILE, (in, activity) -> FileTab.of(in));
        return all;
    }
}
