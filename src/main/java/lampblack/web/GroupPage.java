package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;

/**
 * A crew and all who belong to it, as whoever runs the game sees them.
 *
 * @param tabTitle the crew, and that all of it is shown
 * @param crew the crew itself
 * @param clocks of all of them
 */
public record GroupPage(String title, String tabTitle, String look, String game, String path, String print, Glance crew,
        List<Glance> members, List<Glance> parts, List<Glance.Clock> clocks, List<Ranking> rankings) implements Page {

    @Override
    public String kind() {
        return "group";
    }

    static GroupPage of(Visit visit, String stem, LoadedCharacter crew) {
        Glance own = Glance.of(visit, crew, true);
        List<Glance> members = new Company(visit).members(crew).stream()
                .map(each -> Glance.of(visit, each, true)).toList();
        List<Glance.Clock> clocks = new ArrayList<>(own.clocks());
        members.forEach(each -> clocks.addAll(each.clocks()));
        List<Glance> parts = new ArrayList<>();
        crew.outcome().parts().forEach((kind, all) -> all.forEach((name, part) -> parts.add(
                Glance.ofPart(visit, crew, part, name, crew.outcome().sheet().parts().get(kind).label().title()))));
        return new GroupPage(CharacterJson.name(crew),
                visit.words("web.group.tab", "crew", CharacterJson.name(crew)), Look.of(crew.ruleset().ruleset().id()),
                crew.ruleset().ruleset().title(), Tab.PLAY.path(stem), Paths.print(stem) + "?kind=group", own, members,
                parts, clocks, Ranking.all(crew.outcome()));
    }
}
