package lampblack.judge;

import java.util.List;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;

/** Where those stand that characters belong to, and those who belong to them. */
public record CharacterLinks(JudgingTerms terms, Owners owners) {

    /** Where the owner stands that a link of a character leads to; empty where it is none of its owners. */
    public static Optional<Place> owner(Place place, LoadedCharacter member, String link) {
        return member.file().links().stream().filter(reference -> reference.id().equals(link)
                        && member.evaluated().links().owners().containsKey(link)).findFirst()
                .map(reference -> new LinkedFile(place, reference).place());
    }

    /** Where a member stands that its owner calls so; empty where nothing stands there, or no link may lead there. */
    public static Optional<Place> member(Place owner, String way) {
        return new MemberAt(owner, way).place();
    }

    /** The link of a member that leads to an owner. */
    public static Optional<String> between(LoadedCharacter member, Place place, Place owner) {
        return member.file().links().stream()
                .filter(reference -> new LinkedFile(place, reference).place().equals(owner))
                .map(OwnerReference::id).findFirst();
    }

    /** The names of the files of those who belong to an owner by a link, such as {@code character.crew}. */
    public List<String> members(Place place, LoadedCharacter owner, String path) {
        return new MembersReading(place, owner.evaluated(), terms.form(), owners).files(path);
    }
}
