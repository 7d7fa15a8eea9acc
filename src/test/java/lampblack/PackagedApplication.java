package lampblack;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * The application's folder as it comes out of an archive somewhere else, while the one that was built is out of the
 * way.
 */
record PackagedApplication(Path folder) {

    private static final Path BUILT = Path.of("target/lampblack");
    private static final Path ASIDE = Path.of("target/lampblack-aside");
    private static final List<String> TOOLS = List.of("sh", "sed", "sort", "head", "readlink", "touch");

    static PackagedApplication moved(Path temporary) throws IOException {
        putRight(BUILT, ASIDE);
        Path copy = temporary.resolve("copy");
        copy(BUILT, copy);
        Path archive = temporary.resolve("lampblack.zip");
        zip(copy, archive);
        delete(copy);
        Path folder = temporary.resolve("a path with spaces/lampblack");
        unzip(archive, folder);
        executable(folder);
        Files.move(BUILT, ASIDE);
        return new PackagedApplication(folder);
    }

    /** Puts back what a build left aside that was broken off, or takes it away where there is another since. */
    static void putRight(Path built, Path aside) throws IOException {
        if (Files.isDirectory(aside) && Files.isDirectory(built)) {
            try (Stream<Path> all = Files.walk(aside)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        } else if (Files.isDirectory(aside)) {
            Files.move(aside, built);
        }
    }

    void putBack() throws IOException {
        Files.move(ASIDE, BUILT);
    }

    /** The Java that it was built with. */
    String java() throws IOException {
        return Path.of(Files.readString(folder.resolve("java")).strip(), "bin/java").toString();
    }

    /** A process that fails where it cannot start from what the build laid out for it. */
    ProcessBuilder process(Path work, List<String> words) {
        ProcessBuilder process = new ProcessBuilder(Stream.concat(
                Stream.of(folder.resolve("lampblack").toString()), words.stream()).toList()).directory(work.toFile());
        if (Files.exists(folder.resolve("lampblack.aot"))) {
            process.environment().put("JAVA_TOOL_OPTIONS", "-XX:AOTMode=on");
        }
        return process;
    }

    /** A copy that does not know which Java it was built with. */
    PackagedApplication unaware(Path to) throws IOException {
        copy(folder, to);
        Files.delete(to.resolve("java"));
        executable(to);
        return new PackagedApplication(to);
    }

    /** The same, and it looks for Java only where there is none. */
    PackagedApplication lost(Path to) throws IOException {
        PackagedApplication lost = unaware(to);
        Path launcher = to.resolve("lampblack");
        Files.writeString(launcher, Files.readString(launcher).replaceAll("/(usr/lib/jvm|opt|Library/[^*]*)/\\*",
                "/nowhere/*"));
        return lost;
    }

    /** A copy beside the Java that it brings, in which nothing is laid out for `check` alone. */
    PackagedApplication bringingItsJava(Path to) throws IOException {
        PackagedApplication brought = lost(to.resolve("app"));
        Files.createSymbolicLink(to.resolve("runtime"), Path.of(java()).getParent().getParent());
        Files.writeString(to.resolve("app/java"), "../runtime\n");
        Files.deleteIfExists(to.resolve("app/check.aot"));
        return brought;
    }

    /** A folder with the tools that the launcher needs, and no Java. */
    static Path tools(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String tool : TOOLS) {
            Path found = Stream.of("/usr/bin", "/bin").map(bin -> Path.of(bin, tool)).filter(Files::exists).findFirst()
                    .orElseThrow();
            Files.createSymbolicLink(folder.resolve(tool), found);
        }
        return folder;
    }

    /** The texts of the files below a folder. */
    static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Path file : files(folder)) {
            texts.put(folder.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        return texts;
    }

    static void copy(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        for (Path file : files(folder)) {
            Files.delete(file);
        }
    }

    /** Archives made by Java hold no permissions. */
    private static void executable(Path folder) {
        folder.resolve("lampblack").toFile().setExecutable(true);
    }

    private static void zip(Path folder, Path to) throws IOException {
        try (OutputStream out = Files.newOutputStream(to); ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Path file : files(folder)) {
                zip.putNextEntry(new ZipEntry(folder.relativize(file).toString()));
                Files.copy(file, zip);
            }
        }
    }

    private static void unzip(Path archive, Path to) throws IOException {
        Files.createDirectories(to);
        try (InputStream in = Files.newInputStream(archive); ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Files.copy(zip, to.resolve(entry.getName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
