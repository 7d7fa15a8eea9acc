package lampblack.builder.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.ShelfCard;
import lampblack.cli.show.CharacterText;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.store.FileVersion;
import lampblack.store.TextFile;

/**
 * A character's file itself: its text to be changed by hand, its problems and its earlier versions.
 *
 * @param seen the version of the file that is shown
 * @param text begins with a line break, which browsers leave out
 * @param changes what a text that was not saved has otherwise than the file
 * @param problems with excerpts, as text, or empty
 */
public record FileEditorView(
        String path, String seen, String text, List<LineDiff.DiffLine> changes, String problems,
        List<VersionRow> versions) {

    private static final int MOST_VERSIONS = 30;

    public FileEditorView {
        versions = List.copyOf(versions);
    }

    /** An earlier version. @param changes the lines that the next one has otherwise */
    public record VersionRow(int number, String when, String what, String count, List<LineDiff.DiffLine> changes) {}

    /** The file as it stands; the text of a form that was not saved stands in place of its own. */
    static FileEditorView of(RequestContext visit, String stem, Path file) {
        Checked<TextFile> read = TextFile.read(file, stem + ".yaml", "", CharacterLoader.LARGEST_FILE);
        String text = read.value().map(textFile -> textFile.source().text()).orElse("");
        Optional<String> sent = visit.isPost()
                ? visit.form().text("text").map(name -> normalised(name, text)) : Optional.empty();
        List<Diagnostic> found = sent.map(name -> visit.rulebooks().characters()
                .judge(file, TextFile.of(stem + ".yaml", name)).diagnostics())
                .orElseGet(() -> read.value().map(textFile -> visit.rulebooks().characters().judge(file, textFile)
                .diagnostics())
                        .orElse(read.diagnostics()));
        List<Diagnostic> said = found.stream().filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList();
        String seen = read.value().map(TextFile::version).or(() -> visit.shelf().store().hash(file)).orElse("");
        return new FileEditorView(Urls.character(stem), seen, "\n" + sent.orElse(text),
                sent.map(name -> LineDiff.of(text, name)).orElse(List.of()),
                new DiagnosticPrinter(visit.workshop().messages(), false).print(said), versions(visit, file, text));
    }

    /** A text as it is to be written: browsers send every line break as two characters. */
    public static String normalised(String sent, String before) {
        String lines = sent.replace("\r\n", "\n");
        return before.contains("\r\n") ? lines.replace("\n", "\r\n") : lines;
    }

    private static List<VersionRow> versions(RequestContext visit, Path file, String now) {
        List<VersionRow> all = new ArrayList<>();
        List<FileVersion> versions = new ArrayList<>(visit.shelf().store().versions(file));
        Collections.reverse(versions);
        String next = now;
        for (FileVersion fileVersion : versions.subList(0, Math.min(MOST_VERSIONS, versions.size()))) {
            Optional<TextFile> text = TextFile.read(fileVersion.file(), file.getFileName().toString(), "",
                    CharacterLoader.LARGEST_FILE).value();
            Optional<LoadedCharacter> then = text.flatMap(one -> visit.rulebooks().characters().judge(file, one)
                    .value());
            String what = visit.workshop().messages().render(then
                    .map(one -> CharacterText.legality(one.outcome())).orElse(Message.of("web.shelf.damaged")));
            List<LineDiff.DiffLine> changes = LineDiff.of(text.map(one -> one.source().text()).orElse(""), next);
            if (!changes.isEmpty()) {
                all.add(new VersionRow(fileVersion.number(), ShelfCard.changed(fileVersion.file()), what,
                        visit.words("web.file.changes", "count", changes.size()), changes));
            }
            next = text.map(one -> one.source().text()).orElse(next);
        }
        return all;
    }
}
