package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.TakenOver;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.NewValue;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Violation;

/**
 * What lets a character in play stand as it stands: a place in its ledger, what makes up for overdrafts before it, and a
 * ruling for each other rule that is broken by then.
 *
 * @param last the version with which it was last checked
 * @param today the character with the names of today
 * @param overdrawn how much it lacks, by track
 * @param broken the rules that are broken, each as far as it goes
 */
public record Standing(String last, LoadedCharacter today, Map<String, Long> overdrawn, List<Violation> broken) {

    /** Empty where the character is not in play, or breaks nothing that this could settle. */
    public static Optional<Standing> of(CharacterEditor editor, LoadedCharacter read) {
        LoadedCharacter today = editor.takenOver(read);
        Map<String, Long> overdrawn = new LinkedHashMap<>();
        Map<List<String>, Violation> broken = new LinkedHashMap<>();
        for (Violation violation : open(today.evaluated())) {
            String track = violation.subject();
            boolean isOverdraft = violation.found().code() == Code.LEDGER__OVERDRAWN
                    && today.evaluated().sheet().isCurrency(track);
            // What later entries have made good needs no gain, only leave to have been short meanwhile.
            if (isOverdraft && today.evaluated().derived().balance(track) < 0) {
                overdrawn.merge(track, violation.amount(), Math::max);
            } else {
                broken.merge(List.of(violation.found().id(), track), violation,
                        (one, other) -> one.amount() >= other.amount() ? one : other);
            }
        }
        return !today.file().hasBegun() || overdrawn.isEmpty() && broken.isEmpty() ? Optional.empty()
                : Optional.of(new Standing(last(read), today, overdrawn, List.copyOf(broken.values())));
    }

    private static String last(LoadedCharacter read) {
        return read.file().version().map(written -> written.text())
                .orElseGet(() -> read.ruleset().ruleset().version());
    }

    /** The errors that a table may let stand: not what is due, and no unknown names and links. */
    private static List<Violation> open(EvaluatedCharacter evaluated) {
        return Violation.standing(evaluated.violations()).stream()
                .filter(violation -> violation.found().severity() == Severity.ERROR
                && violation.found().code() != Code.CREATION__UNFINISHED && !violation.found().id().contains("unknown")
                && !violation.found().id().startsWith("link.")
                && evaluated.ruled().stream().noneMatch(ruled -> ruled.excused().id().equals(violation.found().id())
                        && ruled.excused().span().equals(violation.found().span()))).toList();
    }

    /** What would be allowed and made up for, each in one sentence. */
    public List<Message> lines() {
        List<Message> lines = new ArrayList<>();
        broken.forEach(violation -> lines.add(Message.of("stand.broken", "problem", violation.found().message())));
        overdrawn.forEach((track, amount) -> lines.add(Message.of("stand.gain", "amount", amount, "track",
                today.evaluated().sheet().tracks().get(track).label().title(amount))));
        return lines;
    }

    /** Whether a change has left nothing that is still to be let stand. */
    public static boolean isSettled(CharacterEditor editor, ProposedChange stood) {
        return stood.after().filter(after -> of(editor, after).isEmpty()).isPresent();
    }

    /**
     * The character with all that written.
     *
     * @param because the reason of each ruling
     * @param note what is said of a gain
     */
    public ProposedChange written(CharacterEditor editor, String because, String note) {
        String version = today.ruleset().ruleset().version();
        List<NewValue> ledger = new ArrayList<>();
        overdrawn.forEach((track, amount) -> {
            Map<String, NewValue> gain = new LinkedHashMap<>();
            gain.put("gain", NewValue.map(Map.of(track, NewValue.of(amount))));
            gain.put("note", NewValue.of(note));
            ledger.add(NewValue.map(gain));
        });
        ledger.add(NewValue.map(Map.of(TakenOver.VERSION, NewValue.of(version))));
        return editor.stand(today, ledger, broken.stream().map(violation -> ruling(violation, because, version)).toList());
    }

    private static NewValue ruling(Violation violation, String because, String version) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("allows", NewValue.of(violation.found().id()));
        keys.put("on", NewValue.of(violation.subject()));
        RulingsForChange.bound(violation).ifPresent(bound -> keys.put("up-to", NewValue.of(bound)));
        violation.limit().ifPresent(limit -> keys.put("of", NewValue.of(limit)));
        keys.put("because", NewValue.of(because));
        keys.put("before", NewValue.of(version));
        return NewValue.map(keys);
    }
}
