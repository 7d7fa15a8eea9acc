package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.builder.board.BoardSheet.PartOnBoard;
import lampblack.builder.board.BoardSheet.SheetHead;
import lampblack.builder.group.CrewView.Holdings;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.LastChange;
import lampblack.builder.page.Link;
import lampblack.builder.page.Row;
import lampblack.builder.page.Urls;
import lampblack.builder.play.FullPanels;
import lampblack.builder.play.LoadoutView;
import lampblack.builder.play.PlayBlockBuilder;
import lampblack.builder.play.PlayGroup;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.play.RollTab;
import lampblack.character.TakenOption;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Todo;
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
        SheetHead head = new SheetHead(id, isCrew ? "crew-sheet" : "member-sheet",
                Link.at(id + ".open", CharacterTab.PLAY.path(key), character.name()), playbook(),
                evaluated.retired().map(Markup::plain).orElse(""));
        List<Link> ways = new ArrayList<>(List.of(
                Link.at(id + ".dice", CharacterTab.ROLL.path(key), in.say("web.board.more-dice")),
                Link.at(id + ".ledger", CharacterTab.ADVANCE.path(key), in.say("web.play.kept"))));
        evaluated.todo().stream().filter(Todo::isDue).forEach(todo -> ways.add(Link.at(ControlId.of(id + "."
                + todo.where()), CharacterTab.ADVANCE.path(key), in.messages().render(todo.words()))));
        return new BoardSheet(head, action(), character.text().version(), BoardRatings.of(character, id + "-"),
                marks(whole, id, ""), conditions(), parts(panels), Holdings.of(in.messages(), character),
                new LastChange(said, undo(said), ways, against), rolled(activity));
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

    /** What something stands in, and all else that can only be pressed. */
    private static PlayGroup marks(PlayBlockBuilder builder, String id, String title) {
        return new PlayGroup(id, title, builder.all().stream().filter(block -> !block.isEmptyShelf()).toList(),
                LoadoutView.of(builder), builder.kept());
    }

    private List<Row> conditions() {
        EvaluatedCharacter evaluated = character.evaluated();
        Set<String> mapped = evaluated.sheet().maps().values().stream().map(CellMap::list).collect(Collectors.toSet());
        List<Row> lines = new ArrayList<>();
        for (OptionList list : evaluated.sheet().lists().values()) {
            List<TakenOption> taken = evaluated.inPlay().choices().list(list.id());
            boolean comes = !list.gains().isCounted() || list.label().written().isTrue("in-play");
            if (comes && !list.byPlaybook() && !list.weighs() && !mapped.contains(list.id()) && !taken.isEmpty()) {
                lines.add(new Row(evaluated.inPlay().titleOf(list.label()), taken.stream()
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
            parts.add(new PartOnBoard(evaluated.sheet().parts().get(kind).label().title(), marks(own, id, name)));
        }));
        return parts;
    }

    private List<Control> undo(List<String> said) {
        return undo(in, id(character.key()), action(), said).stream()
                .map(undo -> undo.with("seen", character.text().version())).toList();
    }

    /** Takes back what was said last; what was taken back can be done again. */
    static List<Control> undo(BoardInput in, String id, String action, List<String> said) {
        String change = said.contains(in.say("web.board.undone")) ? "redo" : "undo";
        return said.isEmpty() ? List.of() : List.of(Control.of(id + "." + change, action + change,
                in.say("web.board." + change)).looking("small"));
    }

    private List<RollTab.RollRecordView> rolled(RecentActivity activity) {
        return Optional.of(activity.rolls()).filter(rolls -> !rolls.isEmpty()).map(rolls -> rolls.get(0)).stream()
                .map(roll -> RollTab.view(in.messages(), in.editor(), character, roll, List.of())).toList();
    }
}
