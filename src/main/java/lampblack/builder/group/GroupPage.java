package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.takeover.MovedBanner;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;

/**
 * A crew and all its members at a glance, for the game master.
 *
 * @param tabTitle the title of the browser window
 * @param crew the crew itself
 * @param clocks of all of them
 * @param begins where the forms are sent that begin a period
 * @param begun what was just begun, and what was not
 * @param joining how others join, and members leave
 * @param moved what is said where their game has moved on
 */
public record GroupPage(String title, String tabTitle, String look, String game, String path, String print,
        CharacterSummary crew,
        List<CharacterSummary> members, List<CharacterSummary> parts, List<CharacterSummary.SummaryClock> clocks,
        List<RelationsView> rankings, String begins, List<GroupBeginning.BeginButton> periods,
        GroupBeginning.Outcome begun, List<Joining> joining, List<MovedBanner> moved, List<Notice> notices)
        implements PageView {

    @Override
    public String kind() {
        return "group";
    }

    public static GroupPage of(Shelf shelf, LoadedCharacter crew, List<LoadedCharacter> belonging, GroupBeginning.Outcome begun,
            List<MovedBanner> moved, List<Notice> notices, Messages messages) {
        String stem = crew.key();
        CharacterSummary own = CharacterSummary.of(messages, crew, true);
        List<CharacterSummary> members = belonging.stream()
                .map(loadedCharacter -> CharacterSummary.of(messages, loadedCharacter, true)).toList();
        List<CharacterSummary.SummaryClock> clocks = new ArrayList<>(own.clocks());
        members.forEach(characterSummary -> clocks.addAll(characterSummary.clocks()));
        List<CharacterSummary> parts = new ArrayList<>();
        crew.evaluated().parts().forEach((kind, all) -> all.forEach((name, part) -> parts.add(
                CharacterSummary.ofPart(messages, crew, part, name, crew.evaluated().sheet().parts().get(kind)
                .label()
                .title()))));
        return new GroupPage(crew.name(),
                messages.text("web.group.tab", "crew", crew.name()),
                GameStyles.of(crew.ruleset().ruleset().id()),
                crew.ruleset().ruleset().title(), CharacterTab.PLAY.path(stem), Urls.print(stem) + "?kind=group", own,
                members,
                parts, clocks, RelationsView.all(crew.evaluated()), Urls.group(stem) + "/begin",
                new GroupBeginning(Stream.concat(Stream.of(crew), belonging.stream()).toList(), messages).buttons(),
                        begun, Joining.of(shelf, crew, belonging, messages), moved, notices);
    }
}
