package lampblack.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.ShelfRights;
import lampblack.builder.shelf.UndoState;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

/** What one person at a table may see and change of a shelf, and whether they have wanted more. */
public final class TableRights implements ShelfRights {

    private final Shelf all;
    private final Table table;
    private final Attendee attendee;
    private final String place;
    private final OwnTurns turns;
    private boolean hasRefused;

    /** @param place where the shelf is, as it is told to those who do not sit at the machine */
    public TableRights(Shelf all, Table table, Attendee attendee, String place) {
        this.all = all;
        this.table = table;
        this.attendee = attendee;
        this.place = place;
        this.turns = new OwnTurns(all, table, attendee);
    }

    /** Whether something was not done because the person has no right to it. */
    public boolean hasRefused() {
        return hasRefused;
    }

    @Override
    public String place(String own) {
        return hosts() ? own : place;
    }

    @Override
    public boolean hosts() {
        return attendee.has(Right.HOST);
    }

    @Override
    public boolean runsGame() {
        return attendee.runsGame();
    }

    @Override
    public boolean reads(String key) {
        return table.reads(attendee, key, all.header(key));
    }

    @Override
    public boolean writes(String key) {
        return table.writes(attendee, key);
    }

    @Override
    public SaveOutcome written(List<String> keys, Supplier<SaveOutcome> write) {
        Optional<String> foreign = keys.stream().filter(key -> !writes(key)).findFirst();
        return foreign.<SaveOutcome>map(key -> new SaveOutcome.NotWritten(refusal(key, "web.table.not-yours")))
                .orElseGet(() -> turns.logged(keys, write));
    }

    @Override
    public boolean changed(String key, Supplier<Boolean> change) {
        hasRefused |= !writes(key);
        return writes(key) && change.get();
    }

    /** A player may add one character, where they have none, and it is theirs. */
    @Override
    public Checked<String> created(String name, String text, Supplier<Checked<String>> create) {
        if (runsGame()) {
            return create.get();
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
            Checked<String> key = create.get();
            key.value().ifPresent(made -> {
                table.people().give(attendee.id(), made);
                table.changed(List.of(made));
            });
            return key;
        }
    }

    @Override
    public void deleted(String key) {
        table.people().gone(key);
    }

    @Override
    public Optional<UndoState> ownUndo(String key, Optional<String> saved) {
        return turns.ownUndo(key, saved);
    }

    @Override
    public boolean onlyOthersSince(String key, String version) {
        return turns.onlyOthersSince(key, version);
    }

    private Diagnostic refusal(String key, String why) {
        hasRefused = true;
        return Diagnostic.of(Code.SAVE__FAILED, new Source(Keys.file(key), "").start(),
                Message.of(why, "file", Message.verbatim(key)));
    }
}
