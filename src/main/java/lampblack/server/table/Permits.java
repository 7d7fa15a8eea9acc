package lampblack.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.group.Attendee;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

/** What one person at a table may see and change of a shelf, and whether they have wanted more. */
final class Permits {

    private final Shelf all;
    private final Table table;
    private final Attendee attendee;
    private boolean hasRefused;

    Permits(Shelf all, Table table, Attendee attendee) {
        this.all = all;
        this.table = table;
        this.attendee = attendee;
    }

    boolean hasRefused() {
        return hasRefused;
    }

    boolean runsGame() {
        return attendee.runsGame();
    }

    boolean reads(String key) {
        return table.reads(attendee, key, all.header(key));
    }

    boolean writes(String key) {
        return table.writes(attendee, key);
    }

    /** The same, which is told where it may not be. */
    boolean mayWrite(String key) {
        hasRefused |= !writes(key);
        return writes(key);
    }

    /** Writes, where all of it may be written. */
    SaveOutcome permitted(List<String> keys, Supplier<SaveOutcome> write) {
        Optional<String> foreign = keys.stream().filter(key -> !writes(key)).findFirst();
        return foreign.<SaveOutcome>map(key -> new SaveOutcome.NotWritten(refusal(key, "web.table.not-yours")))
                .orElseGet(write);
    }

    /** A player may add one character, where they have none, and it is theirs. */
    Checked<String> create(String name, String text) {
        if (runsGame()) {
            return all.create(name, text);
        }
        synchronized (table.people()) {
            boolean isOne = FileHeader.of(new Source(name, text)).filter(Table.isCharacter()).isPresent();
            boolean hasNone = table.people().find(attendee.id()).filter(person -> person.sheets().isEmpty())
                    .isPresent();
            if (!isOne || !hasNone) {
                Report report = new Report();
                report.add(refusal(name, isOne ? "web.table.has-one" : "web.table.not-a-character"));
                return Checked.nothing(report);
            }
            Checked<String> key = all.create(name, text);
            key.value().ifPresent(made -> {
                table.people().give(attendee.id(), made);
                table.changed(List.of(made));
            });
            return key;
        }
    }

    private Diagnostic refusal(String key, String why) {
        hasRefused = true;
        return Diagnostic.of(Code.SAVE__FAILED, new Source(Keys.file(key), "").start(),
                Message.of(why, "file", Message.verbatim(key)));
    }
}
