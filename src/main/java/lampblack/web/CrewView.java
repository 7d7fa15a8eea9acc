package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Belonging;
import lampblack.engine.Owner;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Linked;

/**
 * What a sheet has to do with others: those who belong to it, what it has taken from others, and what it belongs to.
 *
 * @param group the way to all of them at once; empty where it is nobody's crew
 */
public record CrewView(List<Glance> members, String group, List<ClaimMap> maps, List<Ranking> rankings,
        List<RollLeaf.Way> owners) {

    static CrewView of(Visit visit, String stem, LoadedCharacter character) {
        Company company = new Company(visit);
        boolean owns = character.ruleset().ruleset().sheets().values().stream()
                .anyMatch(each -> leadsTo(each.linked(), character.outcome().sheet().id()));
        List<Glance> members = owns ? company.members(character).stream()
                .map(each -> Glance.of(visit, each, false)).toList() : List.of();
        List<RollLeaf.Way> owners = new ArrayList<>();
        for (Belonging each : character.file().links()) {
            Optional<Owner> owner = Optional.ofNullable(character.outcome().links().owners().get(each.id()));
            Company.owner(each).filter(of -> owner.isPresent()).ifPresent(of -> owners.add(
                    new RollLeaf.Way(Tab.PLAY.path(of), owner.get().name(), "")));
        }
        return new CrewView(members, owns ? "/group/" + Paths.encoded(stem) : "",
                ClaimMap.all(visit, stem, character), Ranking.all(character.outcome()), owners);
    }

    private static boolean leadsTo(Linked linked, String sheet) {
        return linked.links().values().stream().anyMatch(each -> each.to().equals(sheet));
    }
}
