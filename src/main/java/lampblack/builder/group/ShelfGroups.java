package lampblack.builder.group;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.context.RequestContext;
import lampblack.builder.context.ShelfFolder;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;

/** Who belongs together on the shelf: members of a crew, and crews of members. */
public record ShelfGroups(RequestContext visit) {

    private static final int MOST = 24;
    private static final String ENDING = ".yaml";

    /** The name of a character on the shelf. */
    public static String keyOf(LoadedCharacter character) {
        String name = Path.of(character.key()).getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    /** The characters whose links lead to a sheet, in the order of the shelf. */
    List<LoadedCharacter> members(LoadedCharacter crew) {
        List<LoadedCharacter> members = new ArrayList<>();
        for (String stem : visit.shelf().stems()) {
            Optional<Path> file = visit.shelf().file(stem).filter(path -> members.size() < MOST)
                    .filter(path -> mentions(path, Path.of(crew.key()).getFileName().toString()));
            file.flatMap(path -> visit.open(path))
                    .filter(loadedCharacter -> owners(loadedCharacter).contains(keyOf(crew))).ifPresent(members::add);
        }
        return members;
    }

    /** The sheets on the shelf that a character belongs to, by the names of their files. */
    Set<String> owners(LoadedCharacter character) {
        Set<String> owners = new LinkedHashSet<>();
        character.file().links().forEach(ownerReference -> ownerKey(ownerReference).ifPresent(owners::add));
        return owners;
    }

    /** The sheet on the shelf that a link leads to, by the name of its file. */
    static Optional<String> ownerKey(OwnerReference link) {
        String name = link.file().text().replaceFirst("^\\./", "");
        return name.endsWith(ENDING) && ShelfFolder.isName(name)
                ? Optional.of(name.substring(0, name.length() - ENDING.length())) : Optional.empty();
    }

    /** Those who belong to the same sheets as a character. */
    public List<LoadedCharacter> fellows(LoadedCharacter character) {
        List<LoadedCharacter> fellows = new ArrayList<>();
        for (String owner : owners(character)) {
            visit.shelf().file(owner).flatMap(path -> visit.open(path))
                    .map(this::members).orElse(List.of()).stream()
                    .filter(loadedCharacter -> !Path.of(loadedCharacter.key()).equals(Path.of(character.key())))
                    .forEach(fellows::add);
        }
        return fellows;
    }

    /** Whether a file names another; only such are judged. */
    private static boolean mentions(Path file, String name) {
        try {
            return Files.readString(file).contains(name);
        } catch (IOException unreadable) {
            return false;
        }
    }
}
