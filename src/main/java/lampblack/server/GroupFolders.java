package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.GroupTexts;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.page.ShelfPack;

/** The texts of groups, in {@code .table/crews} and {@code .table/games} beside the characters. */
record GroupFolders(Path shelf) implements GroupTexts {

    private static final String TABLE = ".table";

    private ShelfFolder folder(GroupName group) {
        return folder(group.ofGame());
    }

    private ShelfFolder folder(boolean ofGames) {
        return new ShelfFolder(shelf.resolve(TABLE).resolve(ofGames ? ShelfPack.GAMES : ShelfPack.CREWS));
    }

    @Override
    public List<GroupName> all() {
        return Stream.of(false, true).flatMap(ofGames -> folder(ofGames).keys().stream()
                .map(name -> new GroupName(name, ofGames))).toList();
    }

    @Override
    public Optional<StoredText> find(GroupName group) {
        return folder(group).file(group.name()).map(file -> new StoredFile(file, group.name()));
    }

    @Override
    public List<StoredVersion> versions(GroupName group) {
        return Keys.isKey(group.name()) ? folder(group).versions(group.name()) : List.of();
    }

    @Override
    public SaveOutcome write(GroupName group, Optional<String> seen, String text) {
        ShelfFolder folder = folder(group);
        try {
            Files.createDirectories(folder.folder());
        } catch (IOException failure) {
            return new SaveOutcome.NotWritten(Diagnostic.of(Code.SAVE__FAILED,
                    new Source(folder.folder().toString(), "").start(), Message.of("save.no-folder", "file",
                            Keys.file(group.name()), "folder", folder.folder())));
        }
        return seen.isPresent() ? folder.write(group.name(), seen.get(), text) : folder.begin(group.name(), text);
    }
}
