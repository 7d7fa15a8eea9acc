package lampblack.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;

/** Where those stand that characters belong to, and those who belong to them. */
public record CharacterLinks(JudgingTerms terms, Owners owners) {

    /** Where the owner stands that a link of a character leads to; empty where it is none of its owners. */
    public static Optional<Place> owner(Place place, LoadedCharacter member, String link) {
        return member.file().link(link).filter(known -> member.evaluated().links().owners().containsKey(link))
                .map(reference -> new LinkedFile(place, reference).place());
    }

    /** Where a member stands that its owner calls so; empty where nothing stands there, or no link may lead there. */
    public static Optional<Place> member(Place owner, String way) {
        return new MemberAt(owner, way).place();
    }

    /** The link of a member that leads to an owner, or once did. */
    public static Optional<OwnerReference> between(LoadedCharacter member, Place place, Place owner) {
        return Stream.concat(member.file().links().stream(), member.file().everLinked().stream())
                .filter(reference -> new LinkedFile(place, reference).place().equals(owner)).findFirst();
    }

    /** The names of the files of those who belong to an owner by a link, such as {@code character.crew}. */
    public List<String> members(Place place, LoadedCharacter owner, String path) {
        return new MembersReading(place, owner.evaluated(), terms.form(), owners).files(path);
    }
}
