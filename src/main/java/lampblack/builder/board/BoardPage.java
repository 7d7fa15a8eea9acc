package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.group.GroupBeginning;
import lampblack.builder.group.Joining;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormData;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Link;
import lampblack.builder.page.Plate;
import lampblack.builder.page.Urls;
import lampblack.builder.takeover.PageRemarks;
import lampblack.builder.takeover.RemarkedPage;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;

/**
 * The board of a group.
 *
 * @param board what addresses end in that lead back here
 * @param joining how others join, and members leave
 * @param locked {@code disabled} for whoever may only look
 */
public record BoardPage(Plate plate, BoardHead head, String board, BoardSheets sheets, SharedThings shared,
        List<Joining> joining, String locked, PageRemarks remarks) implements RemarkedPage {

    /**
     * What stands above the sheets.
     *
     * @param tabTitle the title of the browser window
     * @param jumps the ways to what stands on the page
     * @param ways the ways to what stands elsewhere
     * @param begins what begins a period
     * @param begun what was just begun, and what was not
     */
    public record BoardHead(String tabTitle, List<Link> jumps, List<Link> ways, List<Control> begins,
            GroupBeginning.Outcome begun) {}

    /**
     * The sheets of a group.
     *
     * @param damaged those that cannot be played
     * @param nobody what is said where nobody belongs to the group, or empty
     */
    public record BoardSheets(List<BoardSheet> members, List<BoardSheet> crew, List<DamagedSheet> damaged,
            String nobody) {}

    /**
     * Who is on the board, and what is to be said.
     *
     * @param title of the game, where nobody is there to say
     * @param damaged those that cannot be played
     * @param query what the address asks for
     * @param runsGame whether whoever looks may press
     */
    public record BoardState(List<LoadedCharacter> sheets, String title, List<DamagedSheet> damaged, FormData query,
            boolean runsGame, GroupBeginning.Outcome begun, PageRemarks remarks) {

        private Optional<Ruleset> game() {
            return sheets.stream().map(one -> one.ruleset().ruleset()).findFirst();
        }
    }

    @Override
    public String kind() {
        return "group";
    }

    @Override
    public String tabTitle() {
        return head.tabTitle();
    }

    public static BoardPage of(BoardInput in, BoardState state) {
        BoardSheets sheets = sheets(in, state);
        String title = in.group().ofGame() ? state.title() : sheets.crew().isEmpty() ? in.group().name()
                : sheets.crew().get(0).name();
        GroupText text = GroupText.of(in.shelf(), in.group());
        SharedThings shared = new SharedThings(List.of(SharedClocks.of(in, text, List.of(), "")),
                List.of(BoardLog.of(in, state.sheets(), state.query())),
                state.runsGame() ? List.of(SharedNotes.of(in, text)) : List.of());
        BoardHead head = new BoardHead(in.say("web.group.tab", "crew", title), jumps(in, state, sheets),
                ways(in, state, sheets), new GroupBeginning(state.sheets(), in.messages()).buttons(in.path() + "/begin"),
                state.begun());
        return new BoardPage(plate(in, state, title), head, query(in), sheets, shared, joining(in, state),
                state.runsGame() ? "" : "disabled", state.remarks());
    }

    /** What addresses end in that lead back to a board. */
    static String query(BoardInput in) {
        return "?board=" + Urls.encoded(in.group().written());
    }

    private static Plate plate(BoardInput in, BoardState state, String title) {
        String game = state.game().map(Ruleset::id).orElse(in.group().ofGame() ? in.group().name() : "");
        return new Plate(title, game.isEmpty() ? "" : GameStyles.of(game),
                state.game().map(Ruleset::language).orElse("en"), Link.at("to-game",
                        game.isEmpty() ? "/" : Urls.game(game), in.group().ofGame() ? in.say("web.board.no-crew")
                                : state.title()));
    }

    private static BoardSheets sheets(BoardInput in, BoardState state) {
        List<BoardSheet> members = new ArrayList<>();
        List<BoardSheet> crew = new ArrayList<>();
        for (LoadedCharacter sheet : state.sheets()) {
            boolean isOwner = !in.group().ofGame() && sheet.key().equals(in.group().name());
            (isOwner ? crew : members).add(new BoardSheetBuilder(in, sheet).sheet(List.of()));
        }
        return new BoardSheets(members, crew, state.damaged(), !members.isEmpty() ? ""
                : in.say(in.group().ofGame() ? "web.board.nobody" : "web.group.nobody"));
    }

    private static List<Joining> joining(BoardInput in, BoardState state) {
        Optional<LoadedCharacter> crew = state.sheets().stream().filter(one -> !in.group().ofGame()
                && state.runsGame() && one.key().equals(in.group().name())).findFirst();
        return crew.map(owner -> Joining.of(in.shelf(), owner, state.sheets().stream().filter(one -> one != owner)
                .toList(), in.messages())).orElse(List.of());
    }

    private static List<Link> ways(BoardInput in, BoardState state, BoardSheets sheets) {
        List<Link> ways = new ArrayList<>();
        if (!sheets.crew().isEmpty()) {
            ways.add(Link.at("to-sheet", CharacterTab.PLAY.path(in.group().name()), in.say("web.group.open")));
        }
        state.sheets().stream().findFirst().ifPresent(one -> ways.add(Link.at("group.print", Urls.print(one.key())
                + "?kind=group", in.say("web.group.print"))));
        return ways;
    }

    private static List<Link> jumps(BoardInput in, BoardState state, BoardSheets sheets) {
        List<Link> jumps = new ArrayList<>();
        sheets.members().forEach(one -> jumps.add(jump(one.id(), one.name())));
        jumps.add(jump("clocks", in.say("web.group.clocks")));
        jumps.add(jump("rolls", in.say("web.log.title")));
        if (state.runsGame()) {
            jumps.add(jump("notes", in.say("web.board.notes")));
        }
        sheets.crew().forEach(one -> jumps.add(jump(one.id(), one.name())));
        return jumps;
    }

    private static Link jump(String id, String title) {
        return Link.of("jump", "#" + id, title);
    }
}
