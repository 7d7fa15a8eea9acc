package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.builder.roll.RollTab;
import lampblack.builder.tab.TabInput;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.Owner;
import lampblack.rules.owner.OwnerLinks;

/**
 * What a sheet has to do with others: those who belong to it, what it has taken from others, and what it belongs to.
 *
 * @param group the way to all of them at once; empty where it is nobody's crew
 */
public record CrewView(List<CharacterSummary> members, String group, List<Joining> joining, List<ClaimMap> maps,
        List<RelationsView> rankings, List<RollTab.NavigationLink> owners) {

    public static CrewView of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        ShelfGroups groups = new ShelfGroups(in.shelf());
        boolean owns = character.ruleset().ruleset().sheets().values().stream()
                .anyMatch(sheetRules -> leadsTo(sheetRules.linked(), character.evaluated().sheet().id()));
        List<LoadedCharacter> belonging = owns ? groups.members(character) : List.of();
        List<CharacterSummary> members = belonging.stream()
                .map(loadedCharacter -> CharacterSummary.of(in.messages(), loadedCharacter, false)).toList();
        List<RollTab.NavigationLink> owners = new ArrayList<>();
        for (OwnerReference ownerReference : character.file().links()) {
            Optional<Owner> owner =
                    Optional.ofNullable(character.evaluated().links().owners().get(ownerReference.id()));
            ShelfGroups.ownerKey(ownerReference).filter(of -> owner.isPresent()).ifPresent(of -> owners.add(
                    new RollTab.NavigationLink(CharacterTab.PLAY.path(of), owner.get().name(), "")));
        }
        return new CrewView(members, owns ? Urls.group(stem) : "",
                owns ? Joining.of(in.shelf(), character, belonging, in.messages()) : List.of(),
                ClaimMap.all(in.messages(), stem, character), RelationsView.all(character.evaluated()), owners);
    }

    private static boolean leadsTo(OwnerLinks links, String sheet) {
        return links.links().values().stream().anyMatch(ownerLink -> ownerLink.to().equals(sheet));
    }
}
