package lampblack.template.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.store.TextFile;
import lampblack.store.BundledFiles;
import lampblack.template.SheetRenderer;

/**
 * A folder of templates that somebody changed: what it has stands in the place of ours, the rest is ours. All of it is
 * read once and checked before anything is rendered.
 */
public final class TemplateFolder {

    /** The folder of templates that is packed with the product. */
    static final String PACKED = "templates/";
    private static final int LIMIT = 1 << 20;
    private static final List<String> STYLES = List.of("fonts.css", "sheet.css", "large.css", "small.css", "cards.css",
            "design.css");
    private static final String FONTS = "fonts/";
    private static final String WEB = "web/";
    private static final String FRAGMENT = ".html";

    private final Path folder;
    private final String shown;
    private final Report report = new Report();
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final TreeSet<String> known = new TreeSet<>();

    private TemplateFolder(Path folder, String shown) {
        this.folder = folder;
        this.shown = shown;
        names().stream().filter(name -> isTemplate(name) || name.startsWith(FONTS)).forEach(known::add);
    }

    /**
     * What renders with the templates of a folder.
     *
     * @param shown the name of the folder that problems show
     */
    public static Checked<SheetRenderer> renderer(Path folder, String shown) {
        TemplateFolder read = new TemplateFolder(folder, shown);
        read.all();
        return read.report.hasErrors() ? Checked.nothing(read.report)
                : Checked.of(new SheetRenderer(Map.copyOf(read.files)), read.report);
    }

    /**
     * The files of the packed templates of sheets, from their folder; those of the builder's pages are not for
     * changing.
     */
    public static List<String> names() {
        return BundledFiles.list(PACKED).stream().filter(name -> !name.startsWith(WEB)).toList();
    }

    /** What stands in a packed template. */
    public static byte[] packed(String name) {
        return BundledFiles.file(PACKED + name)
                .orElseThrow(() -> new IllegalStateException("no " + PACKED + name + " beside the program"));
    }

    private static boolean isTemplate(String name) {
        return name.endsWith(FRAGMENT) || name.endsWith(".css");
    }

    private void all() {
        if (!Files.isDirectory(folder)) {
            report.add(Files.exists(folder)
                    ? Diagnostic.of(Code.FILE__NOT_A_FILE, start(""), Message.of("file.not-a-file.no-folder"))
                    : Diagnostic.of(Code.FILE__NOT_FOUND, start(""), Message.of("file.not-found.folder")));
            return;
        }
        for (String below : List.of("parts", "fonts")) {
            if (leaves(folder.resolve(below))) {
                report.add(Diagnostic.of(Code.TEMPLATE__OUTSIDE, start(below)));
                return;
            }
        }
        for (String name : written()) {
            if (known.contains(name)) {
                read(name);
            } else if (isTemplate(name)) {
                report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_FILE, start(name), "file", name)
                        .withSeverity(Severity.WARNING)
                        .suggest(name, known));
            }
        }
        if (files.isEmpty() && !report.hasErrors()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOTHING_THERE, start("")));
        }
    }

    /** The files of the folder and those a level below. */
    private List<String> written() {
        try (Stream<Path> all = Files.walk(folder, 2, FileVisitOption.FOLLOW_LINKS)) {
            return all.filter(path -> !Files.isDirectory(path) || known(path))
                    .map(path -> folder.relativize(path).toString().replace('\\', '/')).sorted().toList();
        } catch (IOException | UncheckedIOException unreadable) {
            report.add(Diagnostic.of(Code.FILE__UNREADABLE, start(""), Message.of("file.unreadable.denied")));
            return List.of();
        }
    }

    private boolean known(Path path) {
        return known.contains(folder.relativize(path).toString().replace('\\', '/'));
    }

    private void read(String name) {
        Path file = folder.resolve(name);
        if (leaves(file)) {
            report.add(Diagnostic.of(Code.TEMPLATE__OUTSIDE, start(name)));
        } else if (name.startsWith(FONTS)) {
            font(name, file);
        } else {
            Checked<TextFile> read = TextFile.read(file, shown(name), "", LIMIT);
            report.addAll(read.diagnostics());
            read.value().ifPresent(textFile -> text(name, textFile));
        }
    }

    private boolean leaves(Path file) {
        try {
            return Files.exists(file) && !file.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException unreadable) {
            return true;
        }
    }

    private void font(String name, Path file) {
        if (!Files.isRegularFile(file)) {
            report.add(Diagnostic.of(Code.FILE__NOT_A_FILE, start(name)));
            return;
        }
        try {
            byte[] bytes = Files.size(file) > LIMIT ? new byte[0] : Files.readAllBytes(file);
            if (bytes.length == 0) {
                report.add(Diagnostic.of(Code.FILE__TOO_LARGE, start(name), "limit", "1 MiB"));
            }
            files.put(name, bytes);
        } catch (IOException unreadable) {
            report.add(Diagnostic.of(Code.FILE__UNREADABLE, start(name), Message.of("file.unreadable.denied")));
        }
    }

    private void text(String name, TextFile file) {
        if (name.endsWith(FRAGMENT)) {
            new TemplateCheck(file.source(), name, fragments(), report).check();
        } else {
            new StyleSheetCheck(file.source(), report, this::hasFont).check(name.equals(STYLES.get(0)));
        }
        files.put(name, file.source().text().getBytes(StandardCharsets.UTF_8));
    }

    /** The packed fragments, as templates call them: {@code parts/block}. */
    public static List<String> fragments() {
        return names().stream().filter(name -> name.endsWith(FRAGMENT))
                .map(name -> name.substring(0, name.length() - FRAGMENT.length())).toList();
    }

    private Optional<Code> hasFont(String name) {
        if (!name.startsWith(FONTS) || name.contains("..") || name.indexOf('/') != name.lastIndexOf('/')) {
            return Optional.of(Code.TEMPLATE__OUTSIDE);
        }
        return known.contains(name) || own(name) ? Optional.empty() : Optional.of(Code.FILE__NOT_FOUND);
    }

    /** A font of somebody's own, which is read when a style names it. */
    private boolean own(String name) {
        if (!Files.exists(folder.resolve(name))) {
            return false;
        }
        if (!files.containsKey(name)) {
            read(name);
        }
        return true;
    }

    private Span start(String name) {
        return new Source(shown(name), "").start();
    }

    private String shown(String name) {
        return name.isEmpty() ? shown : shown.endsWith("/") ? shown + name : shown + "/" + name;
    }
}
