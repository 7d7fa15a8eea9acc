package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What groups keep of their own beside the characters: a text for each, by the name of the group. */
public record GroupTexts(Storage storage) {

    /** The groups that keep anything: crews first, then games, each sorted. */
    public List<GroupName> all() {
        return Stream.of(GroupName.CREWS, GroupName.GAMES).flatMap(folder -> storage.names(folder).stream()
                .flatMap(name -> Keys.of(name).stream()).sorted()
                .map(name -> new GroupName(name, folder.equals(GroupName.GAMES)))).toList();
    }

    /** The text of a group; empty where it keeps nothing yet. */
    public Optional<StoredText> find(GroupName group) {
        return Keys.isKey(group.name()) ? storage.find(group.file(), Keys.file(group.name())) : Optional.empty();
    }

    /** Its earlier versions, oldest first. */
    public List<StoredVersion> versions(GroupName group) {
        return Keys.isKey(group.name()) ? storage.versions(group.file()) : List.of();
    }

    /** Replaces a text whose version has been seen, or begins it. @param seen empty where none was there */
    public SaveOutcome write(GroupName group, Optional<String> seen, String text) {
        return seen.map(version -> storage.write(List.of(new Storage.TextChange(group.file(), version, text))))
                .orElseGet(() -> storage.begin(group.file(), text));
    }
}
