package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.board.BoardSheet.ConditionLine;
import lampblack.builder.board.BoardSheet.PartOnBoard;
import lampblack.builder.board.BoardSheet.UndoButton;
import lampblack.builder.group.ClaimMap;
import lampblack.builder.group.RelationsView;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.Urls;
import lampblack.builder.play.FullPanels;
import lampblack.builder.play.LoadoutView;
import lampblack.builder.play.PlayBlock;
import lampblack.builder.play.PlayBlockBuilder;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.play.RollTab;
import lampblack.character.TakenOption;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Markup;

/** Sets a sheet so that it can be read and marked among others. */
public record BoardSheetBuilder(BoardInput in, LoadedCharacter character) {

    /** @param against why the last press did nothing */
    public BoardSheet sheet(List<String> against) {
        EvaluatedCharacter evaluated = character.evaluated();
        String key = character.key();
        String id = id(key);
        boolean isCrew = ShelfGroups.isCrew(character);
        Optional<FullPanels> panels = Optional.of(new FullPanels(in.messages(), character, action(),
                action() + "roll"));
        PlayBlockBuilder whole = new PlayBlockBuilder(in.messages(), evaluated, action() + "mark", "", id + "-",
                panels);
        RecentActivity activity = in.activities().of(key);
        List<String> said = activity.said(character.text().version());
        return new BoardSheet(id, isCrew ? "crew-sheet" : "member-sheet", CharacterTab.PLAY.path(key), character.name(), playbook(),
                action(), character.text().version(), evaluated.retired().map(Markup::plain).orElse(""),
                BoardRatings.of(character, id + "-"), blocks(whole), LoadoutView.of(whole), whole.kept(),
                CharacterTab.ADVANCE.path(key), CharacterTab.ROLL.path(key), conditions(), parts(panels),
                ClaimMap.all(in.messages(), key, character), RelationsView.all(evaluated), said, undo(id, said),
                against, rolled(activity));
    }

    /** The id of a sheet's place on the page. */
    public static String id(String key) {
        return BoardInput.id("sheet-", key);
    }

    private String action() {
        return in.path() + "/sheets/" + Urls.encoded(character.key()) + "/";
    }

    private String playbook() {
        EvaluatedCharacter evaluated = character.evaluated();
        return evaluated.inPlay().playbook().map(id -> evaluated.inPlay().title(new OptionKey(OptionKey.PLAYBOOKS, id)))
                .orElse(evaluated.sheet().label().title());
    }

    /** Those that something stands in, and all others that can only be pressed. */
    private static List<PlayBlock> blocks(PlayBlockBuilder builder) {
        return builder.all().stream().filter(block -> !block.isEmptyShelf()).toList();
    }

    private List<ConditionLine> conditions() {
        EvaluatedCharacter evaluated = character.evaluated();
        Set<String> mapped = evaluated.sheet().maps().values().stream().map(CellMap::list).collect(Collectors.toSet());
        List<ConditionLine> lines = new ArrayList<>();
        for (OptionList list : evaluated.sheet().lists().values()) {
            List<TakenOption> taken = evaluated.inPlay().choices().list(list.id());
            boolean comes = !list.gains().isCounted() || list.label().written().isTrue("in-play");
            if (comes && !list.byPlaybook() && !list.weighs() && !mapped.contains(list.id()) && !taken.isEmpty()) {
                lines.add(new ConditionLine(evaluated.inPlay().titleOf(list.label()), taken.stream()
                        .map(one -> one.made() ? one.name() : evaluated.inPlay().title(new OptionKey(list.id(),
                                one.id()))).collect(Collectors.joining(", "))));
            }
        }
        return lines;
    }

    private List<PartOnBoard> parts(Optional<FullPanels> panels) {
        List<PartOnBoard> parts = new ArrayList<>();
        EvaluatedCharacter evaluated = character.evaluated();
        evaluated.parts().forEach((kind, all) -> all.forEach((name, part) -> {
            String id = ControlId.of(id(character.key()) + "-" + kind + "-" + name);
            PlayBlockBuilder own = new PlayBlockBuilder(in.messages(), part, action() + "mark", kind + "." + name,
                    id + "-", panels);
            parts.add(new PartOnBoard(id, name, evaluated.sheet().parts().get(kind).label().title(),
                    List.of(), blocks(own), LoadoutView.of(own)));
        }));
        return parts;
    }

    /** Takes back what was said last; what was taken back can be done again. */
    private List<UndoButton> undo(String id, List<String> said) {
        return undo(in, id, action(), said);
    }

    static List<UndoButton> undo(BoardInput in, String id, String action, List<String> said) {
        boolean isUndone = said.contains(in.say("web.board.undone"));
        return said.isEmpty() ? List.of() : Stream.of(isUndone ? "redo" : "undo").map(change ->
                new UndoButton(id + "." + change, action + change, in.say("web.board." + change))).toList();
    }

    private List<RollTab.RollRecordView> rolled(RecentActivity activity) {
        return Optional.of(activity.rolls()).filter(rolls -> !rolls.isEmpty()).map(rolls -> rolls.get(0)).stream()
                .map(roll -> RollTab.view(in.messages(), in.editor(), character, roll, List.of())).toList();
    }
}
