package lampblack.builder.file;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.StayingHalves;
import lampblack.builder.page.Control;
import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.ShelfStamp;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.sheet.text.CharacterRemarks;

/**
 * A character's file itself: its text to be changed by hand, its problems and its earlier versions.
 *
 * @param seen the version of the file that is shown
 * @param text begins with a line break, which browsers leave out
 * @param changes what a text that was not saved has otherwise than the file
 * @param problems with excerpts, as text, or empty
 * @param keep what else is done with the file
 */
public record FileEditorView(
        String path, String seen, String text, List<LineDiff.DiffLine> changes, String problems,
        List<Control> keep, List<VersionRow> versions) {

    private static final int MAX_VERSIONS = 30;

    public FileEditorView {
        versions = List.copyOf(versions);
    }

    /**
     * An earlier version.
     *
     * @param changes the lines that the next one has otherwise
     * @param stays which other files would keep half of a payment
     */
    public record VersionRow(int number, String when, String what, String count, List<LineDiff.DiffLine> changes,
            List<String> stays, Control restore) {}

    /**
     * The file as stored.
     *
     * @param sent a text that could not be saved, shown instead of the stored one
     */
    static FileEditorView of(Shelf shelf, String key, Optional<String> sent, Messages messages, WallClock clock) {
        Optional<StoredText> stored = shelf.find(key);
        Checked<VersionedText> read = stored.map(StoredText::text).orElseGet(() -> shelf.decode(key, new byte[0]));
        String text = read.value().map(versioned -> versioned.source().text()).orElse("");
        Optional<String> unsaved = sent.map(name -> normalised(name, text));
        List<Diagnostic> problems = unsaved.or(() -> read.value().map(versioned -> versioned.source().text()))
                .map(written -> shelf.judge(key, written).diagnostics()).orElse(read.diagnostics());
        List<Diagnostic> said = problems.stream().filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList();
        String seen = read.value().map(VersionedText::version).or(() -> stored.flatMap(StoredText::version)).orElse("");
        return new FileEditorView(Urls.character(key), seen, "\n" + unsaved.orElse(text),
                unsaved.map(name -> LineDiff.of(text, name)).orElse(List.of()),
                new DiagnosticPrinter(messages, false).print(said), List.of(
                Control.of("file-copy", Urls.character(key) + "/copy", messages.text("web.file.copy"))
                        .with(ShelfStamp.FIELD, ShelfStamp.of(shelf)).leaving(),
                Control.of("file-delete", Urls.character(key) + "/delete", messages.text("web.file.delete"))
                        .with("seen", seen).looking("plain").leaving()),
                versions(shelf, key, seen, text, messages, clock));
    }

    /** What brings an earlier version back. @param seen the version of the file now @param word what its id begins with */
    static Control restore(String key, String seen, int number, String word, String label) {
        return Control.of(word + "." + number, Urls.character(key) + "/restore", label).with("seen", seen)
                .with("version", String.valueOf(number)).leaving();
    }

    /** Normalizes the line breaks of a text: browsers send each as two characters. */
    public static String normalised(String sent, String before) {
        String lines = sent.replace("\r\n", "\n");
        return before.contains("\r\n") ? lines.replace("\n", "\r\n") : lines;
    }

    private static List<VersionRow> versions(Shelf shelf, String key, String seen, String now, Messages messages,
            WallClock clock) {
        List<VersionRow> all = new ArrayList<>();
        List<StoredVersion> versions = new ArrayList<>(shelf.versions(key));
        Collections.reverse(versions);
        String next = now;
        Optional<StayingHalves> halves = shelf.judge(key, now).value()
                .map(character -> new StayingHalves(shelf, character, messages));
        for (StoredVersion version : versions.subList(0, Math.min(MAX_VERSIONS, versions.size()))) {
            Optional<String> text = version.text().text().value().map(versioned -> versioned.source().text());
            Optional<LoadedCharacter> then = text.flatMap(written -> shelf.judge(key, written).value());
            String what = messages.render(then.map(one -> CharacterRemarks.legality(one.evaluated()))
                    .orElse(Message.of("web.shelf.damaged")));
            List<LineDiff.DiffLine> changes = LineDiff.of(text.orElse(""), next);
            if (!changes.isEmpty()) {
                all.add(new VersionRow(version.number(), clock.words(version.text().changed()), what,
                        messages.text("web.file.changes", "count", changes.size()), changes,
                        halves.map(staying -> staying.of(text.orElse(""))).orElse(List.of()),
                        restore(key, seen, version.number(), "restore", messages.text("web.file.restore"))));
            }
            next = text.orElse(next);
        }
        return all;
    }
}
