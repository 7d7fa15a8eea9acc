package lampblack.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files in a folder and those in it, by their path below it with forward slashes. */
final class FolderListing extends SimpleFileVisitor<Path> {

    private final Path folder;
    private final Set<String> without;
    private final List<String> found = new ArrayList<>();

    private FolderListing(Path folder, Set<String> without) {
        this.folder = folder;
        this.without = without;
    }

    /**
     * Looks so many folders deep; links to folders are not followed.
     *
     * @param without the folders directly in it that are not looked into
     */
    static Stream<String> of(Path folder, int deepest, Set<String> without) throws IOException {
        FolderListing below = new FolderListing(folder, without);
        Files.walkFileTree(folder, Set.of(), deepest, below);
        return below.found.stream();
    }

    @Override
    public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
        boolean left = folder.equals(inner.getParent()) && without.contains(inner.getFileName().toString());
        return left ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile() || attributes.isSymbolicLink() && Files.isRegularFile(file)) {
            found.add(folder.relativize(file).toString().replace(File.separatorChar, '/'));
        }
        return FileVisitResult.CONTINUE;
    }
}
