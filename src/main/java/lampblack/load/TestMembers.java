package lampblack.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.Member;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/**
 * Those who belong to the sheet of a test: other tests that continue none and link to it by its name.
 *
 * @param name of the test
 * @param evaluated what its sheet came to by its choices
 */
record TestMembers(String name, EvaluatedCharacter evaluated) {

    /** @param others the choices of the other tests, by their names */
    GroupMembers among(Map<String, CharacterFile> others) {
        Map<String, List<Member>> byLink = new LinkedHashMap<>();
        new TreeMap<>(others).forEach((test, file) -> file.links().stream()
                .filter(link -> link.file().text().equals(name)).findFirst()
                .ifPresent(link -> add(test, file, link, byLink)));
        return new GroupMembers(byLink, List.of(), false);
    }

    private void add(String test, CharacterFile file, OwnerReference reference, Map<String, List<Member>> byLink) {
        Ruleset ruleset = evaluated.ruleset();
        Optional<SheetRules> sheet = Replay.sheet(ruleset, file);
        Optional<OwnerLink> link = sheet.map(rules -> rules.linked().links().get(reference.id()))
                .filter(found -> found.to().equals(evaluated.sheet().id()));
        int read = byLink.values().stream().mapToInt(List::size).sum();
        if (link.isPresent() && read < GroupMembers.MOST) {
            Owner owner = Owner.of(evaluated, name, sheet.get(), reference.id()).made(evaluated);
            Replay.of(ruleset, file, new ResolvedOwners(Map.of(reference.id(), owner), Set.of(), List.of())).value()
                    .filter(member -> member.retired().isEmpty())
                    .ifPresent(member -> byLink.computeIfAbsent(sheet.get().id() + "." + reference.id(),
                            key -> new ArrayList<>()).add(new Member(test, test, member.derived(), file.now())));
        }
    }
}
