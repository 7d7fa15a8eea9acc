package lampblack.judge.seal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.ruleset.LoadedRuleset;

/** The rules that a character carries, fit for use. */
public record SealedGame(LoadedRuleset rules, Map<String, SealedOwner> owners) {

    /**
     * What the character belonged to when it was sealed; what it belongs to since then counts as missing.
     *
     * @param shown what the file that a link leads to is called
     */
    public ResolvedOwners links(CharacterFile file, Function<OwnerReference, String> shown) {
        Optional<SheetRules> sheet = Replay.sheet(rules.ruleset(), file);
        Map<String, Owner> known = new HashMap<>();
        Set<String> missing = new HashSet<>();
        for (OwnerReference reference : sheet.isPresent() ? file.links() : List.<OwnerReference>of()) {
            if (sheet.get().linked().links().containsKey(reference.id())) {
                Optional.ofNullable(owners.get(reference.id())).ifPresentOrElse(
                        owner -> known.put(reference.id(), owner.owner(sheet.get(), shown.apply(reference))),
                        () -> missing.add(reference.id()));
            }
        }
        return new ResolvedOwners(known, missing, List.of());
    }
}
