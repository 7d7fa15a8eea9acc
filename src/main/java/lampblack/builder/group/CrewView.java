package lampblack.builder.group;

import java.util.List;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;

/**
 * What a sheet has to do with others: those who belong to it, and what it has taken from others.
 *
 * @param group the way to all of them at once; empty where it is nobody's crew
 */
public record CrewView(List<CharacterSummary> members, String group, List<Joining> joining,
        Holdings holdings) {

    /** What a sheet holds, and how it stands with others. */
    public record Holdings(List<ClaimMap> maps, List<RelationsView> rankings) {

        public static Holdings of(Messages messages, LoadedCharacter character) {
            return new Holdings(ClaimMap.all(messages, character.key(), character),
                    RelationsView.all(character.evaluated()));
        }
    }

    public static CrewView of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        ShelfGroups groups = new ShelfGroups(in.shelf());
        boolean owns = ShelfGroups.isCrew(character);
        List<LoadedCharacter> belonging = owns ? groups.members(character) : List.of();
        List<CharacterSummary> members = belonging.stream()
                .map(loadedCharacter -> CharacterSummary.of(in.messages(), loadedCharacter)).toList();
        return new CrewView(members, owns ? Urls.group(stem) : "",
                owns ? Joining.of(in.shelf(), character, belonging, in.messages()) : List.of(),
                Holdings.of(in.messages(), character));
    }
}
