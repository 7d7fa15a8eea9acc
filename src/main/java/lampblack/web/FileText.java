package lampblack.web;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lampblack.cli.CharacterWords;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.TextPrinter;
import lampblack.io.CharacterLoader;
import lampblack.io.LoadedCharacter;
import lampblack.io.TextFile;
import lampblack.io.Version;

/**
 * A character's file itself: its text to be changed by hand, its problems and its earlier versions.
 *
 * @param seen the version of the file that is shown
 * @param text begins with a line break, which browsers leave out
 * @param changes what a text that was not saved has otherwise than the file
 * @param problems with excerpts, as text, or empty
 */
public record FileText(
        String path, String seen, String text, List<LineDiff.Line> changes, String problems, List<Kept> versions) {

    private static final int MOST_VERSIONS = 30;

    public FileText {
        versions = List.copyOf(versions);
    }

    /** An earlier version. @param changes the lines that the next one has otherwise */
    public record Kept(int number, String when, String what, String count, List<LineDiff.Line> changes) {}

    /** The file as it stands; the text of a form that was not saved stands in place of its own. */
    static FileText of(Visit visit, String stem, Path file) {
        Checked<TextFile> read = TextFile.read(file, stem + ".yaml", "", CharacterLoader.LARGEST_FILE);
        String text = read.value().map(each -> each.source().text()).orElse("");
        Optional<String> sent = visit.isPost()
                ? visit.form().text("text").map(each -> normal(each, text)) : Optional.empty();
        List<Diagnostic> found = sent.map(each -> visit.rulebooks().characters()
                .judge(file, TextFile.of(stem + ".yaml", each)).diagnostics())
                .orElseGet(() -> read.value().map(each -> visit.rulebooks().characters().judge(file, each).diagnostics())
                        .orElse(read.diagnostics()));
        List<Diagnostic> said = found.stream().filter(each -> each.severity() != Severity.NOTE).toList();
        String seen = read.value().map(TextFile::sha256).or(() -> visit.shelf().store().hash(file)).orElse("");
        return new FileText(Paths.character(stem), seen, "\n" + sent.orElse(text),
                sent.map(each -> LineDiff.of(text, each)).orElse(List.of()),
                new TextPrinter(visit.workshop().messages(), false).print(said), versions(visit, file, text));
    }

    /** A text as it is to be written: browsers send every line break as two characters. */
    static String normal(String sent, String before) {
        String lines = sent.replace("\r\n", "\n");
        return before.contains("\r\n") ? lines.replace("\n", "\r\n") : lines;
    }

    private static List<Kept> versions(Visit visit, Path file, String now) {
        List<Kept> all = new ArrayList<>();
        List<Version> versions = new ArrayList<>(visit.shelf().store().versions(file));
        Collections.reverse(versions);
        String next = now;
        for (Version each : versions.subList(0, Math.min(MOST_VERSIONS, versions.size()))) {
            Optional<TextFile> text = TextFile.read(each.file(), file.getFileName().toString(), "",
                    CharacterLoader.LARGEST_FILE).value();
            Optional<LoadedCharacter> then = text.flatMap(one -> visit.rulebooks().characters().judge(file, one).value());
            String what = visit.workshop().messages().render(then
                    .map(one -> CharacterWords.standing(one.outcome())).orElse(Message.of("web.shelf.damaged")));
            List<LineDiff.Line> changes = LineDiff.of(text.map(one -> one.source().text()).orElse(""), next);
            if (!changes.isEmpty()) {
                all.add(new Kept(each.number(), Card.changed(each.file()), what,
                        visit.words("web.file.changes", "count", changes.size()), changes));
            }
            next = text.map(one -> one.source().text()).orElse(next);
        }
        return all;
    }
}
