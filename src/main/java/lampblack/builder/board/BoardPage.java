package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.group.GroupBeginning;
import lampblack.builder.group.Joining;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.NavigationLink;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.GameState;
import lampblack.builder.takeover.MovedBanner;
import lampblack.edit.LoadedCharacter;

/**
 * The board of a group.
 *
 * @param tabTitle the title of the browser window
 * @param board what addresses end in that lead back here
 * @param gamePath the page of the game
 * @param open the page of the crew, or empty
 * @param print where all of them are printed, or empty
 * @param nobody what is said where nobody belongs to the group, or empty
 * @param jumps the ways to what stands on it
 * @param damaged the sheets that cannot be played
 * @param notes none for whoever does not run the game
 * @param locked {@code disabled} for whoever may only look
 * @param begins where the forms are sent that begin a period
 * @param begun what was just begun, and what was not
 * @param joining how others join, and members leave
 * @param moved what is said where their game has moved on
 * @param state whether the files of the games are fit for use
 */
public record BoardPage(String title, String tabTitle, String look, String language, String board, String game,
        String gamePath, String open, String print, String nobody, List<NavigationLink> jumps,
        List<BoardSheet> members, List<BoardSheet> crew, List<DamagedSheet> damaged, SharedClocks clocks,
        List<SharedNotes> notes, BoardLog log, String locked, String begins, List<GroupBeginning.BeginButton> periods,
        GroupBeginning.Outcome begun, List<Joining> joining, List<MovedBanner> moved, List<GameState> state,
        List<Notice> notices)
        implements PageView {

    /**
     * Who is on the board, and what is to be said.
     *
     * @param title of the game, where nobody is there to say
     * @param damaged those that cannot be played
     * @param query what the address asks for
     * @param runsGame whether whoever looks may press
     * @param games whether the files of their games are fit for use
     */
    public record BoardState(List<LoadedCharacter> sheets, String title, List<DamagedSheet> damaged, FormData query,
            boolean runsGame,
            GroupBeginning.Outcome begun, List<MovedBanner> moved, List<GameState> games, List<Notice> notices) {}

    @Override
    public String kind() {
        return "group";
    }

    public static BoardPage of(BoardInput in, BoardState state) {
        List<BoardSheet> members = new ArrayList<>();
        List<BoardSheet> crew = new ArrayList<>();
        for (LoadedCharacter sheet : state.sheets()) {
            boolean isOwner = !in.group().ofGame() && sheet.key().equals(in.group().name());
            (isOwner ? crew : members).add(new BoardSheetBuilder(in, sheet).sheet(List.of()));
        }
        String title = in.group().ofGame() ? state.title() : crew.isEmpty() ? in.group().name() : crew.get(0).name();
        GroupText text = GroupText.of(in.shelf(), in.group());
        String game = state.sheets().stream().map(one -> one.ruleset().ruleset().id()).findFirst()
                .orElse(in.group().ofGame() ? in.group().name() : "");
        return new BoardPage(title, in.say("web.group.tab", "crew", title), game.isEmpty() ? "" : GameStyles.of(game),
                state.sheets().stream().map(one -> one.ruleset().ruleset().language()).findFirst().orElse("en"),
                "?board=" + Urls.encoded(in.group().written()), in.group().ofGame()
                        ? in.say("web.board.no-crew") : state.title(), game.isEmpty() ? "/" : Urls.game(game),
                crew.isEmpty() ? "" : CharacterTab.PLAY.path(in.group().name()),
                state.sheets().isEmpty() ? "" : Urls.print(state.sheets().get(0).key()) + "?kind=group",
                !members.isEmpty() ? "" : in.say(in.group().ofGame() ? "web.board.nobody" : "web.group.nobody"),
                jumps(in, state, members, crew), members, crew, state.damaged(), SharedClocks.of(in, text, List.of(), ""),
                state.runsGame() ? List.of(SharedNotes.of(in, text)) : List.of(),
                BoardLog.of(in, state.sheets(), state.query()), state.runsGame() ? "" : "disabled", in.path() + "/begin",
                new GroupBeginning(state.sheets(), in.messages()).buttons(), state.begun(),
                joining(in, state), state.moved(), state.games(),
                state.notices());
    }

    private static List<Joining> joining(BoardInput in, BoardState state) {
        Optional<LoadedCharacter> crew = state.sheets().stream().filter(one -> !in.group().ofGame()
                && state.runsGame() && one.key().equals(in.group().name())).findFirst();
        return crew.map(owner -> Joining.of(in.shelf(), owner, state.sheets().stream().filter(one -> one != owner)
                .toList(), in.messages())).orElse(List.of());
    }

    private static List<NavigationLink> jumps(BoardInput in, BoardState state,
            List<BoardSheet> members, List<BoardSheet> crew) {
        List<NavigationLink> jumps = new ArrayList<>();
        members.forEach(one -> jumps.add(new NavigationLink("#" + one.id(), one.name(), "")));
        jumps.add(new NavigationLink("#clocks", in.say("web.group.clocks"), ""));
        jumps.add(new NavigationLink("#rolls", in.say("web.log.title"), ""));
        if (state.runsGame()) {
            jumps.add(new NavigationLink("#notes", in.say("web.board.notes"), ""));
        }
        crew.forEach(one -> jumps.add(new NavigationLink("#" + one.id(), one.name(), "")));
        return jumps;
    }
}
