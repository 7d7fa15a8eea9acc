package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Link;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.Owner;

/** The ways to the sheets that a character belongs to. */
public final class OwnerWays {

    private OwnerWays() {}

    /** Those that are on the same shelf, each by its name. */
    public static List<Link> of(LoadedCharacter character) {
        List<Link> owners = new ArrayList<>();
        for (OwnerReference reference : character.file().links()) {
            Optional<Owner> owner = Optional.ofNullable(character.evaluated().links().owners().get(reference.id()));
            ShelfGroups.ownerKey(reference).filter(key -> owner.isPresent()).ifPresent(key -> owners.add(
                    Link.of("kin", CharacterTab.PLAY.path(key), owner.get().name())));
        }
        return owners;
    }
}
