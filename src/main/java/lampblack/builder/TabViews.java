package lampblack.builder;

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

    private TabViews() {}

    public static TabViewBuilder of(CharacterTab tab) {
        return switch (tab) {
            case BUILD -> (in, activity) -> BuildTab.of(in);
            case PLAY -> PlayTab::of;
            case ROLL -> (in, activity) -> RollTab.of(in, activity);
            case ADVANCE -> (in, activity) -> AdvanceTab.of(in);
            case HISTORY -> (in, activity) -> HistoryTab.of(in);
            case PROBLEMS -> (in, activity) -> ProblemsTab.of(in);
            case FILE -> (in, activity) -> FileTab.of(in);
        };
    }
}
