package lampblack.builder.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.play.NamedMarks;
import lampblack.play.TakenMarks;
import lampblack.sheet.Markup;

/** Writes one more entry into the ledger, as {@link EntryInput} says it. */
public final class AddEntry implements CharacterChange {

    @Override
    public WhenLate whenLate(FormData form) {
        return WhenLate.ADDS_ONCE;
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange proposed = editor.add(before, List.of(new EntryInput(form).entry()));
        named(before, proposed).map(NamedMarks::unnamed).filter(unnamed -> !unnamed.isEmpty()).ifPresent(unnamed -> {
            List<String> names = unnamed.values().iterator().next();
            throw new FormData.WrongNumber(EntryInput.TICKS, "web.name-which", String.join(", ", names));
        });
        return proposed;
    }

    /** What an entry marks that the player names, by what is marked before it; empty where it is not written. */
    public static Optional<NamedMarks> named(LoadedCharacter before, ProposedChange proposed) {
        return proposed.after().map(LoadedCharacter::evaluated).filter(after -> !after.history().isEmpty())
                .map(after -> new TakenMarks(after, after.history().get(after.history().size() - 1).entry())
                        .named(before.evaluated().derived().choices()).before(before.evaluated()));
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange proposed = attempt(editor, before, form);
        List<Message> says = new ArrayList<>();
        proposed.after().map(LoadedCharacter::evaluated).ifPresent(after -> after.history().stream()
                .skip(before.evaluated().history().size())
                .flatMap(result -> new TakenMarks(after, result.entry()).done(before.evaluated().derived().choices())
                        .stream()).forEach(mark -> {
                            says.addAll(mark.says());
                            says.addAll(Markup.paragraphs(mark.whenFull()).stream()
                                    .flatMap(words -> words.spans().stream())
                                    .map(span -> Message.verbatim(span.text())).toList());
                        }));
        return new ChangeResult(proposed, says);
    }
}
