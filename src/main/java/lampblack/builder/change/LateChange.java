package lampblack.builder.change;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.page.FormData;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.TextMerge;
import lampblack.node.MapNode;
import lampblack.yaml.YamlReader;

/**
 * A change that may find a newer file than the one it was made for. It is made to the newer one where that is the same
 * in what the change is about, and does there just what it would have done; what adds to something adds to what stands
 * there by now.
 *
 * @param activity what has been done with the character
 */
public record LateChange(Shelf shelf, CharacterEditor editor, RecentActivity activity) {

    /** How often a change is made to a file that changes again while it is saved. */
    public static final int TRIES = 20;

    /**
     * What the change does to the file as it stands; empty where whoever asks should look at it first.
     *
     * @param now the file as it stands, by today's rules
     * @param seen the version that the change was made for
     */
    public Optional<ChangeResult> result(LoadedCharacter now, String seen, CharacterChange change, FormData form) {
        boolean isLate = !seen.equals(now.text().version());
        Optional<ChangeResult> result = isLate ? late(now, seen, change, form)
                : Optional.of(change.result(editor, now, form));
        return result.filter(made -> made.proposed().others().stream().allMatch(other -> isAsShown(other, form,
                change.whenLate(form))));
    }

    /** Whether what the change is about is there. */
    public boolean isPossible(LoadedCharacter now, CharacterChange change, FormData form) {
        try {
            change.result(editor, now, form);
            return true;
        } catch (FormData.MalformedForm gone) {
            return false;
        }
    }

    private Optional<ChangeResult> late(LoadedCharacter now, String seen, CharacterChange change, FormData form) {
        if (activity.isMarked(form.all("due"))) {
            return Optional.empty();
        }
        try {
            Optional<ChangeResult> result = switch (change.whenLate(form)) {
                case ADDS -> Optional.of(change.result(editor, now, form));
                case OWN -> shelf.onlyOthersSince(now.key(), seen) ? Optional.of(change.result(editor, now, form))
                        : Optional.empty();
                case SEEN -> Optional.empty();
                case ADDS_ONCE, SAME_THING -> shelf.seenBefore(now.key(), seen).map(editor::takenOver)
                        .flatMap(then -> compared(then, now, change, form));
            };
            return result.map(LateChange::whole);
        } catch (FormData.MalformedForm gone) {
            // What it is about is no longer there.
            return Optional.empty();
        }
    }

    /** What others have changed is shown as well. */
    private static ChangeResult whole(ChangeResult result) {
        return new ChangeResult(result.proposed(), result.says(), true);
    }

    private Optional<ChangeResult> compared(LoadedCharacter then, LoadedCharacter now, CharacterChange change,
            FormData form) {
        ChangeResult made = change.result(editor, then, form);
        ThingsOfFile before = ThingsOfFile.of(then.file().root());
        ThingsOfFile present = ThingsOfFile.of(now.file().root());
        Map<String, String> ours = changed(before, made);
        Map<String, String> theirs = before.changed(present);
        boolean isDone = !ours.isEmpty() && theirs.entrySet().containsAll(ours.entrySet());
        if (change.whenLate(form) == WhenLate.ADDS_ONCE) {
            return isDone ? Optional.empty() : Optional.of(change.result(editor, now, form));
        }
        return isDone ? Optional.of(new ChangeResult(editor.edit(now, List.of()), List.of()))
                : ThingsOfFile.meet(ours, theirs) ? Optional.empty()
                : Stream.concat(isPossible(now, change, form) ? Stream.of(change.result(editor, now, form))
                        : Stream.empty(), merged(then, made, now))
                        .filter(result -> changed(present, result).equals(ours)).findFirst();
    }

    private static Map<String, String> changed(ThingsOfFile before, ChangeResult result) {
        ProposedChange proposed = result.proposed();
        Optional<MapNode> root = YamlReader.read(new Source(proposed.before().text().source().name(),
                proposed.text())).value();
        return root.map(ThingsOfFile::of).map(before::changed).orElse(Map.of());
    }

    /** The same by what it did to the earlier text, for what is named by its number in a list. */
    private Stream<ChangeResult> merged(LoadedCharacter then, ChangeResult made, LoadedCharacter now) {
        ProposedChange proposed = made.proposed();
        String before = then.text().source().text();
        String present = now.text().source().text();
        return !proposed.isProblemFree() || !proposed.others().isEmpty() ? Stream.empty()
                : Stream.of(TextMerge.ofLines(before, proposed.text(), present),
                        TextMerge.of(before, proposed.text(), present)).flatMap(Optional::stream)
                        .map(both -> new ChangeResult(TextEdits.whole(editor, now, both), made.says()));
    }

    /** Whether another file that changes with it is in this as the form was shown it. */
    private boolean isAsShown(ProposedChange other, FormData form, WhenLate late) {
        LoadedCharacter now = other.before();
        Optional<String> seen = form.text(FormData.seenOf(now.key())).filter(version ->
                !version.equals(now.text().version()));
        if (seen.isEmpty()) {
            return true;
        }
        ThingsOfFile present = ThingsOfFile.of(now.file().root());
        return late == WhenLate.ADDS || shelf.seenBefore(now.key(), seen.get()).map(editor::takenOver)
                .filter(then -> !ThingsOfFile.meet(ThingsOfFile.of(then.file().root()).changed(present),
                        changed(present, new ChangeResult(other, List.of())))).isPresent();
    }
}
