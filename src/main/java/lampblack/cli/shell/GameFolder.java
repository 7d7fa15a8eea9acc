package lampblack.cli.shell;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;

/**
 * The folder of a ruleset, which may be named in place of its id.
 *
 * @param shelf the folder it stands in, beside which the others are looked up
 */
public record GameFolder(Path shelf, String id) {

    /** What a folder is, whatever stands in it. */
    public static GameFolder of(Path folder) {
        Path named = folder.getFileName();
        boolean plain = named != null && !named.toString().isEmpty() && !named.equals(named.resolveSibling(".."))
                && !named.toString().equals(".");
        Path whole = plain ? folder : folder.toAbsolutePath().normalize();
        Path shelf = whole.getParent() == null ? Path.of("") : whole.getParent();
        return new GameFolder(shelf, whole.getFileName().toString());
    }

    /** The one that words name: a folder, the {@code ruleset.yaml} in it, or the id of the folder where we are. */
    static Optional<GameFolder> named(String written, Path here) {
        try {
            return at(here.resolve(written)).or(() -> at(here.resolve("")).filter(found -> found.id().equals(written)));
        } catch (InvalidPathException noFolder) {
            return Optional.empty();
        }
    }

    /** The same, or one that stands where rulesets are looked for, other than with the program. */
    static Optional<GameFolder> known(String written, Path here, List<RulesetLocation> own) {
        return named(written, here).or(() -> RulesetLocation.of(own, written)
                .flatMap(RulesetLocation::folder).map(shelf -> new GameFolder(shelf, written)));
    }

    /** What is at a path that was written for a ruleset and is none; empty where an id was written. */
    static Optional<Message> insteadOfOne(String written, Path here) {
        try {
            Path path = here.resolve(written);
            String what = Files.isDirectory(path) ? "folder" : Files.exists(path) ? "file" : "nothing";
            return Ruleset.isId(written) && !Files.exists(path) ? Optional.empty()
                    : Optional.of(Message.of("cli.no-ruleset." + what, "path", written));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    private static Optional<GameFolder> at(Path path) {
        boolean isFile = path.endsWith(RulesetLocation.ROOT_FILE) && Files.isRegularFile(path);
        Path folder = isFile ? path.toAbsolutePath().getParent() : path;
        return Files.isRegularFile(folder.resolve(RulesetLocation.ROOT_FILE)) ? Optional.of(of(folder))
                : Optional.empty();
    }
}
