package lampblack.server;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import lampblack.store.TextFile;

/**
 * How files of some kinds below some folders stood at a moment.
 *
 * @param files what tells one state of a file from another, by its path
 * @param folders all folders that were looked into
 */
record DirectorySnapshot(Map<Path, String> files, List<Path> folders) {

    /** How the files end that characters are in. */
    static final Set<String> TEXTS = Set.of("yaml", "yml");
    /** The same for whatever games are made of, their pictures and typefaces among it. */
    static final Set<String> GAMES = Set.of("yaml", "yml", "svg", "png", "jpg", "jpeg", "webp", "woff2", "woff", "ttf", "otf");

    private static final int DEEPEST = 6;
    private static final int MAX_FILES = 20_000;
    /** A disk may give two writes within this time one date, so that the bytes have to say it; in milliseconds. */
    private static final long FRESH = 2_000;

    /**
     * Hidden folders and what is left of saving are no part of it; a folder that is not there is empty.
     *
     * @param endings of the files that count, in small letters and without a dot
     */
    static DirectorySnapshot of(List<Path> roots, Set<String> endings) {
        Map<Path, String> files = new HashMap<>();
        List<Path> folders = new ArrayList<>();
        for (Path root : roots) {
            try {
                Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), DEEPEST, visitor(root, endings, files, folders));
            } catch (IOException failure) {
                continue;
            }
        }
        return new DirectorySnapshot(files, folders);
    }

    private static SimpleFileVisitor<Path> visitor(Path root, Set<String> endings, Map<Path, String> files,
            List<Path> folders) {
        return new SimpleFileVisitor<>() {

            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                if (!folder.equals(root) && folder.getFileName().toString().startsWith(".")) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                folders.add(folder);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = file.getFileName().toString();
                if (!name.startsWith(".")
                        && endings.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT))) {
                    files.put(file, state(file, attributes));
                }
                return files.size() < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                return FileVisitResult.CONTINUE;
            }
        };
    }

    private static String state(Path file, BasicFileAttributes attributes) {
        long changed = attributes.lastModifiedTime().toMillis();
        String state = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS) + " " + attributes.size() + " "
                + attributes.fileKey();
        if (System.currentTimeMillis() - changed > FRESH) {
            return state;
        }
        try {
            return state + " " + TextFile.sha256(Files.readAllBytes(file));
        } catch (IOException failure) {
            return state;
        }
    }

    /** The files that are new, gone or otherwise since an earlier moment. */
    Set<Path> changedSince(DirectorySnapshot earlier) {
        Set<Path> changed = new HashSet<>();
        files.forEach((file, state) -> {
            String before = earlier.files.get(file);
            if (!Objects.equals(plain(state), plain(before)) || differs(state, before)) {
                changed.add(file);
            }
        });
        earlier.files.keySet().stream().filter(path -> !files.containsKey(path)).forEach(changed::add);
        return changed;
    }

    /** Whether the bytes say that they are others; a file that has grown old is no longer asked for them. */
    private static boolean differs(String now, String before) {
        String[] one = now.split(" ");
        String[] other = before.split(" ");
        return one.length == other.length && !now.equals(before);
    }

    private static String plain(String state) {
        return state == null ? null : String.join(" ", List.of(state.split(" ")).subList(0, 3));
    }
}
