package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.group.CrewView;
import lampblack.builder.ledger.JournalView;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.Link;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;

/**
 * The tab used during play.
 *
 * @param notices what the last press changed
 * @param periods what may begin and bring back or limit something
 * @param rolls what is rolled at one press
 * @param last the last roll
 * @param texts what its options say
 * @param crew its crew or members
 */
public record PlayTab(List<PlayNotice> notices, List<PlayGroup> groups, List<Control> periods, List<QuickRoll> rolls,
        LastRoll last, RollWays ways, List<RulesText> texts, List<CrewView> crew, List<JournalView> journals,
        List<Link> reach) implements TabView {

    /** A roll with the odds that it had, where there is one. */
    public record LastRoll(List<RollTab.RollRecordView> records, List<OddsView> odds) {}

    /** What is rolled at one press, as far as it is in sight. */
    public List<QuickRoll> firstRolls() {
        return rolls.stream().filter(QuickRoll::isFirst).toList();
    }

    /** The others. */
    public List<QuickRoll> moreRolls() {
        return rolls.stream().filter(roll -> !roll.isFirst()).toList();
    }

    /** The marks of the whole. */
    public List<PlayGroup> whole() {
        return groups.stream().filter(group -> group.title().isEmpty()).toList();
    }

    /** The marks of its parts. */
    public List<PlayGroup> parts() {
        return groups.stream().filter(group -> !group.title().isEmpty()).toList();
    }

    public static PlayTab of(TabInput in, RecentActivity activity) {
        return of(in, activity, PlayNotice.of(in));
    }

    /** The same once something was rolled. @param refused why it could not be */
    public static PlayTab rolled(TabInput in, RecentActivity activity, List<String> refused) {
        return of(in, activity, PlayNotice.refused(refused));
    }

    private static PlayTab of(TabInput in, RecentActivity activity, List<PlayNotice> notices) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        return new PlayTab(notices, groups(in, stem, character.evaluated()),
                PeriodButton.all(in, character.evaluated()), QuickRoll.all(in.messages(), character),
                new LastRoll(RollTab.thrown(in, activity).stream().limit(1).toList(), odds(in, activity)),
                RollWays.of(stem, CharacterTab.PLAY),
                RulesText.all(in.messages(), character.evaluated()),
                List.of(CrewView.of(in)),
                List.of(JournalView.of(in, CharacterTab.PLAY)),
                Link.underThumb(in.messages(), stem, CharacterTab.PLAY));
    }

    /** The odds that the last roll had. */
    private static List<OddsView> odds(TabInput in, RecentActivity activity) {
        return activity.rolls().stream().limit(1).flatMap(record -> RollRequest.again(in.character(), record).stream())
                .map(request -> OddsView.of(in.messages(), request, List.of()))
                .filter(view -> view.problem().isEmpty()).toList();
    }

    private static List<PlayGroup> groups(TabInput in, String stem, EvaluatedCharacter evaluated) {
        String action = Urls.change(stem, CharacterTab.PLAY, "mark");
        Optional<FullPanels> panels = Optional.of(FullPanels.ofPlay(in.messages(), in.character()));
        List<PlayGroup> groups = new ArrayList<>();
        PlayBlockBuilder whole = new PlayBlockBuilder(in.messages(), evaluated, action, "", "m-",
                panels);
        groups.add(new PlayGroup("marks", "", whole.all(), LoadoutView.of(whole), whole.kept()));
        for (Map.Entry<String, Map<String, EvaluatedCharacter>> kind : evaluated.parts().entrySet()) {
            for (Map.Entry<String, EvaluatedCharacter> part : kind.getValue().entrySet()) {
                String id = ControlId.of("p-" + kind.getKey() + "-" + part.getKey());
                PlayBlockBuilder own = new PlayBlockBuilder(in.messages(), part.getValue(), action, kind.getKey()
                        + "."
                        + part.getKey(),
                        id + "-", panels);
                groups.add(new PlayGroup(id, part.getKey(), own.all(), LoadoutView.of(own), own.kept()));
            }
        }
        return groups;
    }
}
