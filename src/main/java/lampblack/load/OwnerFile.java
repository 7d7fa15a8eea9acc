package lampblack.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.rules.owner.OwnerLink;
import lampblack.store.FileName;
import lampblack.store.LinkedWay;

/**
 * The file that a link leads to: a {@code .yaml} file in the folder of the member, below it, or below the folder that
 * holds that one. Whatever else is written there is never opened.
 *
 * @param member the member's file
 */
record OwnerFile(Path member, OwnerReference link) {

    private static final String END = ".yaml";
    private static final String UP = "..";
    private static final int MAX_SUGGESTED = 500;

    private String written() {
        return link.file().text();
    }

    private Path folder() {
        return member.toAbsolutePath().normalize().getParent();
    }

    /** Where it stands. */
    Path path() {
        return folder().resolve(written()).normalize();
    }

    /** What to call it where the member is called so. */
    String shown(String member) {
        int slash = member.lastIndexOf('/');
        return Path.of(slash < 0 ? "" : member.substring(0, slash + 1)).resolve(written()).normalize().toString()
                .replace('\\', '/');
    }

    /** Why it is not to be opened, or cannot be. */
    Optional<Diagnostic> problem(OwnerLink kind) {
        if (!LinkedWay.isRelative(written())) {
            return Optional.of(outside("link.outside.absolute"));
        }
        if (!LinkedWay.staysNear(written())) {
            return Optional.of(outside("link.outside"));
        }
        if (path().equals(member.toAbsolutePath().normalize())) {
            return Optional.of(Diagnostic.of(Code.LINK__WRONG_SHEET, link.file().span(), Message.of(
                    "link.wrong-sheet.itself", "file", written(), "sheet", kind.to())));
        }
        if (!Files.isRegularFile(path())) {
            Diagnostic missing = Diagnostic.of(Code.LINK__NOT_FOUND, link.file().span(), "file", written());
            return Optional.of(meant().map(near -> missing.suggestName(written(), near)).orElse(missing));
        }
        return LinkedWay.isReallyNear(folder(), path()) ? Optional.empty()
                : Optional.of(outside("link.outside.really"));
    }

    private Diagnostic outside(String key) {
        return Diagnostic.of(Code.LINK__OUTSIDE, link.file().span(), Message.of(key, "file", written()));
    }

    /** The way to the file whose name is nearest, wherever it stands. */
    private Optional<String> meant() {
        Map<String, String> ways = new LinkedHashMap<>();
        nearby().forEach(way -> ways.putIfAbsent(FileName.stem(last(way)), way));
        return NearestName.to(FileName.stem(last(written())), ways.keySet()).map(ways::get);
    }

    private static String last(String way) {
        return way.substring(way.lastIndexOf('/') + 1);
    }

    /**
     * What might have been meant: the files of the folder it names, or of those in reach where there is no such one.
     */
    private List<String> nearby() {
        String way = written().substring(0, written().lastIndexOf('/') + 1);
        List<String> names = new ArrayList<>();
        if (Files.isDirectory(folder().resolve(way))) {
            files(folder().resolve(way), way, names);
        }
        files(folder(), "", names);
        Path above = folder().getParent();
        for (Path path : above == null ? List.<Path>of() : children(above)) {
            if (Files.isDirectory(path) && !path.equals(folder())) {
                files(path, UP + "/" + path.getFileName() + "/", names);
            }
        }
        return names;
    }

    private void files(Path folder, String way, List<String> into) {
        children(folder).stream().filter(path -> path.toString().endsWith(END) && Files.isRegularFile(path))
                .filter(path -> !path.equals(member.toAbsolutePath().normalize()))
                .limit(Math.max(0, MAX_SUGGESTED - into.size()))
                .forEach(path -> into.add(way + path.getFileName()));
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.limit(MAX_SUGGESTED).sorted().toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }
}
