package lampblack.cli.diff;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import lampblack.cli.shell.GameFolder;
import lampblack.diagnostic.Message;
import lampblack.store.RulesetLocation;

/**
 * The folder of a ruleset and those beside it as they were at a revision, laid out in a folder that is taken away
 * again.
 *
 * @param shelf where the rulesets are
 */
record GitRevision(Path temporary, Path shelf) implements AutoCloseable {

    private static final long PATIENCE = 60;
    private static final int LONGEST_ANSWER = 10_000;
    private static final String ARCHIVE = "archive.zip";

    /** Why there is no such revision to be had. */
    static final class Missing extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient Message why;

        Missing(String key, Object... namesAndValues) {
            super(key);
            this.why = Message.of(key, namesAndValues);
        }

        Message why() {
            return why;
        }
    }

    /** Asks git for it. */
    static GitRevision of(GameFolder folder, String revision) throws Missing {
        Path game = folder.shelf().resolve(folder.id()).toAbsolutePath().normalize();
        Path top = Path.of(asked(game, "rev-parse", "--show-toplevel")
                .orElseThrow(() -> new Missing("diff.since.no-repository", "folder", game.getFileName().toString())));
        String commit = asked(game, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
                .orElseThrow(() -> new Missing("diff.since.no-revision", "revision", revision));
        try {
            Path temporary = Files.createTempDirectory("lampblack-diff");
            Path shelf = Files.createDirectory(temporary.resolve("rulesets"));
            GitRevision found = new GitRevision(temporary, shelf);
            boolean whole = top.toRealPath().equals(game.toRealPath());
            try {
                found.unpack(whole ? game : game.getParent(), commit, whole ? shelf.resolve(folder.id()) : shelf);
            } catch (IOException | Missing failed) {
                found.close();
                throw failed;
            }
            if (!Files.isRegularFile(shelf.resolve(folder.id()).resolve(RulesetLocation.ROOT_FILE))) {
                found.close();
                throw new Missing("diff.since.not-there", "revision", revision, "folder", folder.id());
            }
            return found;
        } catch (IOException unreadable) {
            throw new Missing("diff.since.failed", "reason", String.valueOf(unreadable.getMessage()));
        }
    }

    private void unpack(Path from, String commit, Path to) throws IOException, Missing {
        Path archive = temporary.resolve(ARCHIVE);
        asked(from, "archive", "--format=zip", "--output=" + archive.toAbsolutePath(), commit, ".")
                .orElseThrow(() -> new Missing("diff.since.not-there", "revision", commit, "folder",
                        from.getFileName().toString()));
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = to.resolve(entry.getName()).normalize();
                if (!entry.isDirectory() && file.startsWith(to) && file.toString().endsWith(".yaml")) {
                    Files.createDirectories(file.getParent());
                    Files.copy(zip, file);
                }
            }
        }
    }

    /** What git answers; empty where it refuses. */
    private static Optional<String> asked(Path folder, String... words) throws Missing {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(words));
        try {
            Process git = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            git.getOutputStream().close();
            try (InputStream out = git.getInputStream()) {
                String answer = new String(out.readNBytes(LONGEST_ANSWER), StandardCharsets.UTF_8).strip();
                boolean ended = git.waitFor(PATIENCE, TimeUnit.SECONDS);
                git.destroy();
                return ended && git.exitValue() == 0 ? Optional.of(answer) : Optional.empty();
            }
        } catch (IOException none) {
            throw new Missing("diff.since.no-git");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(temporary)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException left) {
            // What is left in the folder for temporary files goes with it.
        }
    }
}
