package lampblack.store;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.judge.PartNames;
import lampblack.picture.Art;

/** A place that rulesets are looked up in: a folder of folders, or the program's own jar. */
public sealed interface RulesetLocation
        permits RulesetLocation.RulesetFolder, RulesetLocation.RulesetJar, NamedFolder {

    /** The file every ruleset has. */
    String ROOT_FILE = PartNames.ROOT;

    /** The most a ruleset file may hold, in bytes. */
    int LARGEST_FILE = 1 << 20;

    /** How many folders deep files are looked for. */
    int DEEPEST = 6;

    /** The folders beside a ruleset's parts. */
    Set<String> BESIDE = Set.of("characters", "tests", "art", "fonts");

    /** How the place is called in messages. */
    String shown();

    /** Where it is, distinct from every other location. */
    String where();

    /** The folder that holds the rulesets; empty for the program's own jar. */
    Optional<Path> folder();

    /** The ids of the rulesets here. */
    List<String> ids();

    /** Whether a ruleset is here. */
    boolean has(String id);

    /** The files of a ruleset by their path below its folder, its root file first; empty where it is not here. */
    List<String> files(String id);

    /**
     * The YAML files in a folder beside a ruleset's parts, such as {@code tests}; paths as of {@link #files(String)}.
     */
    List<String> files(String id, String folder);

    Checked<TextFile> read(String id, String file);

    /** The pictures and typefaces of a ruleset, by their paths below its folder, sorted. */
    List<String> art(String id);

    /** What one of these holds, of one that is too large only the beginning; empty where there is none. */
    Optional<byte[]> artFile(String id, String file);

    /** Whether it is part of the program, which nothing but another program changes. */
    default boolean isPacked() {
        return false;
    }

    private static List<String> art(Stream<String> files) {
        return files.filter(file -> !file.contains("/.")).sorted().limit(Art.MOST).toList();
    }

    private static List<String> beside(Stream<String> files) {
        return files.filter(PartNames::isOwnText).sorted().limit(PartNames.MAX_FILES).toList();
    }

    /**
     * A folder on disk; each ruleset is a folder in it.
     *
     * @param shown how it is called in messages
     */
    record RulesetFolder(Path root, String shown) implements RulesetLocation {

        public RulesetFolder(Path root) {
            this(root, root.toString().replace(File.separatorChar, '/'));
        }

        @Override
        public Optional<Path> folder() {
            return Optional.of(root);
        }

        @Override
        public String where() {
            return root.toAbsolutePath().normalize().toString();
        }

        @Override
        public List<String> ids() {
            try (Stream<Path> folders = Files.list(root)) {
                return folders.filter(path -> Files.isRegularFile(path.resolve(ROOT_FILE)))
                        .map(path -> path.getFileName().toString()).sorted().toList();
            } catch (IOException none) {
                return List.of();
            }
        }

        @Override
        public boolean has(String id) {
            return Files.isRegularFile(root.resolve(id).resolve(ROOT_FILE));
        }

        @Override
        public List<String> files(String id) {
            Path folder = root.resolve(id);
            if (!has(id)) {
                return List.of();
            }
            try {
                return PartNames.ordered(FolderListing.of(folder, DEEPEST, BESIDE));
            } catch (IOException unreadable) {
                return List.of(ROOT_FILE);
            }
        }

        @Override
        public List<String> files(String id, String name) {
            Path folder = root.resolve(id);
            if (!Files.isDirectory(folder.resolve(name))) {
                return List.of();
            }
            try {
                return beside(FolderListing.of(folder.resolve(name), DEEPEST - 1, Set.of())
                        .map(text -> name + "/" + text));
            } catch (IOException unreadable) {
                return List.of();
            }
        }

        @Override
        public Checked<TextFile> read(String id, String file) {
            return read(id, id, file);
        }

        /** A file of a ruleset that is called otherwise than its folder. */
        Checked<TextFile> read(String folder, String id, String file) {
            Path path = root.resolve(folder).resolve(file);
            String name = (shown.isEmpty() ? "" : shown + "/") + folder + "/" + file;
            if (!isWithin(root.resolve(folder), path)) {
                Report report = new Report();
                report.add(Diagnostic.of(Code.FILE__NOT_A_FILE, new Source(name, id, "").start(),
                        Message.of("file.not-a-file.outside")));
                return Checked.nothing(report);
            }
            return TextFile.read(path, name, id, LARGEST_FILE);
        }

        @Override
        public List<String> art(String id) {
            return Stream.of(Art.FOLDER, Art.FONTS)
                    .flatMap(name -> RulesetLocation.art(inside(id, name)).stream()).toList();
        }

        private Stream<String> inside(String id, String name) {
            Path folder = root.resolve(id).resolve(name);
            if (!Files.isDirectory(folder)) {
                return Stream.of();
            }
            try {
                return FolderListing.of(folder, DEEPEST - 1, Set.of()).map(file -> name + file);
            } catch (IOException unreadable) {
                return Stream.of();
            }
        }

        @Override
        public Optional<byte[]> artFile(String id, String file) {
            Path path = root.resolve(id).resolve(file);
            if (!Files.isRegularFile(path) || !isWithin(root.resolve(id), path)) {
                return Optional.empty();
            }
            try (InputStream in = Files.newInputStream(path)) {
                return Optional.of(in.readNBytes(Art.LARGEST + 1));
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        }

        /** Whether a file lies in a folder once links are followed: a stranger's ruleset is not to read other files. */
        private static boolean isWithin(Path folder, Path file) {
            try {
                return file.toRealPath().startsWith(folder.toRealPath());
            } catch (IOException gone) {
                return true;
            }
        }
    }

    /** The rulesets packed into the program. */
    record RulesetJar(Path jar) implements RulesetLocation {

        private static final String PREFIX = "rulesets/";

        /** The place within the program itself: its jar, or the folder its classes stand in. */
        public static RulesetLocation shipped() {
            Path home = BundledFiles.home();
            return Files.isDirectory(home) ? new RulesetFolder(home.resolve("rulesets")) : new RulesetJar(home);
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }

        @Override
        public String shown() {
            return "lampblack.jar";
        }

        @Override
        public String where() {
            return jar.toString();
        }

        @Override
        public List<String> ids() {
            return names().filter(name -> name.endsWith("/" + ROOT_FILE))
                    .map(name -> name.substring(PREFIX.length(), name.length() - ROOT_FILE.length() - 1))
                    .filter(id -> !id.contains("/")).sorted().toList();
        }

        @Override
        public boolean has(String id) {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                return zip.getEntry(PREFIX + id + "/" + ROOT_FILE) != null;
            } catch (IOException gone) {
                return false;
            }
        }

        @Override
        public List<String> files(String id) {
            String folder = PREFIX + id + "/";
            List<String> files = PartNames.ordered(names().filter(name -> name.startsWith(folder))
                    .map(name -> name.substring(folder.length())));
            return files.contains(ROOT_FILE) ? files : List.of();
        }

        @Override
        public List<String> files(String id, String folder) {
            String above = PREFIX + id + "/";
            return beside(names().filter(name -> name.startsWith(above + folder + "/"))
                    .map(name -> name.substring(above.length())));
        }

        @Override
        public List<String> art(String id) {
            String folder = PREFIX + id + "/";
            return RulesetLocation.art(names().filter(name -> name.startsWith(folder) && !name.endsWith("/"))
                    .map(name -> name.substring(folder.length())).filter(Art::isPath));
        }

        @Override
        public Optional<byte[]> artFile(String id, String file) {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                ZipEntry entry = zip.getEntry(PREFIX + id + "/" + file);
                if (entry == null) {
                    return Optional.empty();
                }
                try (InputStream in = zip.getInputStream(entry)) {
                    return Optional.of(in.readNBytes(Art.LARGEST + 1));
                }
            } catch (IOException broken) {
                return Optional.empty();
            }
        }

        @Override
        public boolean isPacked() {
            return true;
        }

        private Stream<String> names() {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                return zip.stream().map(ZipEntry::getName).filter(name -> name.startsWith(PREFIX)).toList().stream();
            } catch (IOException gone) {
                return Stream.empty();
            }
        }

        @Override
        public Checked<TextFile> read(String id, String file) {
            String shown = "lampblack.jar/" + PREFIX + id + "/" + file;
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                ZipEntry entry = zip.getEntry(PREFIX + id + "/" + file);
                try (InputStream in = zip.getInputStream(entry)) {
                    return TextFile.of(in.readNBytes(LARGEST_FILE), shown, id);
                }
            } catch (IOException broken) {
                Report report = new Report();
                report.add(Diagnostic.of(Code.FILE__UNREADABLE, new Source(shown, id, "").start(),
                        Message.of("file.unreadable", "reason", broken.getMessage())));
                return Checked.nothing(report);
            }
        }
    }

    /** The first of several places that has a ruleset. */
    static Optional<RulesetLocation> of(List<RulesetLocation> places, String id) {
        return places.stream().filter(place -> place.has(id)).findFirst();
    }

    /** The ids of every ruleset in several places. */
    static List<String> ids(List<RulesetLocation> places) {
        return places.stream().flatMap(place -> place.ids().stream()).distinct().sorted().toList();
    }

    /** Says where rulesets were looked up. */
    static Message lookedIn(List<RulesetLocation> places) {
        List<String> shown = places.stream().map(RulesetLocation::shown)
                .map(place -> place.isEmpty() ? "." : place).toList();
        return Message.of("note.rulesets-looked-up", "places", shown);
    }
}
