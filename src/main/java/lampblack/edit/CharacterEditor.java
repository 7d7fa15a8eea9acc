package lampblack.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.AnswerEditor;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.RenameEditor;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OtherHalves;
import lampblack.replay.Rulings;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.yaml.YamlReader;

/**
 * Changes characters: each change is spliced into the text, the whole is judged anew, and only then may it be saved.
 */
public final class CharacterEditor {

    private final TakeoverJudge judge;

    public CharacterEditor(CharacterJudge judge) {
        this.judge = new TakeoverJudge(judge);
    }

    /** A character with the text that it has under today's version of its game, for every change to begin with. */
    public LoadedCharacter takenOver(LoadedCharacter read) {
        return judge.takenOver(read);
    }

    /** The owner that a link of a character leads to; empty where it cannot be read, or not be changed from here. */
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return judge.owner(member, link);
    }

    /** Adds entries at the end of the ledger; what owners pay for them, or members get by them, comes into theirs. */
    public ProposedChange add(LoadedCharacter before, List<NewValue> entries) {
        return new PaymentEditor(this, judge).add(before, entries);
    }

    /** The same in this file alone, with the marks of play that they bring. */
    ProposedChange addAlone(LoadedCharacter before, List<NewValue> entries) {
        ProposedChange added = change(before, List.of("ledger"), entries);
        return added.after().map(after -> marked(before, after, entries.size())).map(after -> same(added, after))
                .orElse(added);
    }

    /** A change, or where marks have come or gone besides, that with them. */
    ProposedChange same(ProposedChange change, LoadedCharacter marked) {
        return change.after().filter(after -> after == marked).isPresent() ? change
                : attempt(change.before(), marked.text().source().text());
    }

    private LoadedCharacter marked(LoadedCharacter before, LoadedCharacter after, int count) {
        List<EntryResult> history = after.evaluated().history();
        LoadedCharacter now = after;
        Choices choices = before.evaluated().derived().choices();
        for (EntryResult result : history.subList(Math.max(0, history.size() - count), history.size())) {
            now = new EntryMarks(this).with(now, result, choices);
            choices = result.after();
        }
        return now;
    }

    /** Adds rulings. */
    public ProposedChange rule(LoadedCharacter before, List<NewValue> rulings) {
        return change(before, List.of("rulings"), rulings);
    }

    /** Adds lines to the ledger as they are, and rulings on what stands before them. */
    ProposedChange stand(LoadedCharacter before, List<NewValue> ledger, List<NewValue> rulings) {
        List<Node> entries = before.file().root().items("ledger");
        // The place that came with the names of today is the same place, behind what makes up for overdrafts.
        int last = entries.size() - 1;
        boolean isPlaced = last >= 0 && ledger.get(ledger.size() - 1).matches(entries.get(last));
        ProposedChange placed = change(before, List.of("ledger"), ledger, isPlaced ? last : -1);
        return placed.after().filter(after -> !rulings.isEmpty())
                .map(after -> change(after, List.of("rulings"), rulings)).orElse(placed);
    }

    /** Adds items to a list of the file, one after the other. */
    private ProposedChange change(LoadedCharacter before, List<String> path, List<NewValue> items) {
        return change(before, path, items, -1);
    }

    /** The same, and then takes out the item at a place, unless that is below nought. */
    private ProposedChange change(LoadedCharacter before, List<String> path, List<NewValue> items, int gone) {
        if (before.isPartial()) {
            return unread(before);
        }
        String text = before.text().source().text();
        MapNode root = before.file().root();
        for (int i = 0; i < items.size() + (gone < 0 ? 0 : 1); i++) {
            text = Edits.apply(text, i < items.size() ? DocumentEditor.append(root, path, items.get(i))
                    : DocumentEditor.removeItem(root, path, gone));
            Checked<MapNode> tree = YamlReader.read(new Source(before.text().source().name(), text));
            if (tree.value().isEmpty()) {
                return new ProposedChange(before, text, Optional.empty(), tree.diagnostics());
            }
            root = tree.value().get();
        }
        return attempt(before, text);
    }

    /** Sets what stands at a path of keys. */
    public ProposedChange put(LoadedCharacter before, List<String> path, NewValue value) {
        return edit(before, DocumentEditor.put(before.file().root(), path, value));
    }

    /** Takes an entry of the ledger back, with its other half in another file; entries count from 0. */
    public ProposedChange undo(LoadedCharacter before, int index) {
        ProposedChange undone = new MembersEditor(this, judge).undo(before, index);
        for (String file : OtherHalves.broughtBy(before.file(), index)) {
            undone = undone.against(PaymentEditor.loneHalf(before, index, Message.of("ledger.lone-half.later", "file",
                    file)));
        }
        return undone;
    }

    /**
     * A change that brings one entry of a file back, with what comes back in other files because of it.
     *
     * @param versions a character as it was before and after its last change
     */
    public ProposedChange redo(ProposedChange redone, Function<LoadedCharacter, List<LoadedCharacter>> versions) {
        return new RedoneHalves(this, judge, versions).with(redone);
    }

    /** The same in this file alone, with the marks of play that came with it. */
    public ProposedChange undoAlone(LoadedCharacter before, int index) {
        List<String> ledger = List.of("ledger");
        MapNode root = before.file().root();
        // What is written line by line was made by its first entry, and goes with it.
        boolean whole = before.file().ledger().size() == 1 && root.items("ledger").size() == 1
                && !root.get("ledger").orElseThrow().span().text().startsWith("[");
        ProposedChange undone = edit(before, whole ? DocumentEditor.remove(root, ledger)
                : DocumentEditor.removeItem(root, ledger, index));
        return undone.after().map(after -> new EntryMarks(this).without(after, before, index))
                .map(after -> same(undone, after)).orElse(undone);
    }

    /** Answers a question that an option asks; empty where the character has no such option. */
    public Optional<ProposedChange> answer(LoadedCharacter before, String option, String question, String answer) {
        return answer(before, before.evaluated(), option, question, answer)
                .or(() -> before.evaluated().parts().values().stream().flatMap(parts -> parts.entrySet().stream())
                        .flatMap(part -> answer(before, part.getValue(), within(part.getKey(), option), question,
                                answer).stream()).findFirst());
    }

    /** What an option is called in a part, where that is named before it or not. */
    private static String within(String part, String option) {
        int at = option.indexOf('.');
        boolean named = at > 0 && Name.of(option.substring(0, at)).key().equals(Name.of(part).key());
        return named ? option.substring(at + 1) : option;
    }

    private Optional<ProposedChange> answer(LoadedCharacter before, EvaluatedCharacter at, String option,
            String question, String answer) {
        String key = Name.of(option).key();
        return at.derived().choices().options().values().stream().flatMap(List::stream)
                .filter(takenOption -> takenOption.id().equals(key) || (takenOption.list() + "." + takenOption.id())
                .equals(option) || takenOption.pick().name().text().equals(option))
                .reduce((earlier, later) -> earlier.answer(question).isEmpty() ? earlier : later)
                .map(taken -> edit(before, AnswerEditor.of(taken.pick(), question, answer)))
                .or(() -> gift(at, option).map(gift -> edit(before, answer(before, at, gift, question, answer))));
    }

    private static List<Edit> answer(
            LoadedCharacter before, EvaluatedCharacter at, OptionKey gift, String question, String answer) {
        TakenOption source = at.derived().givenBy(gift).orElseThrow();
        return before.file().links().stream().filter(ownerReference -> ownerReference.pick().equals(source.pick()))
                .findFirst()
                .map(link -> AnswerEditor.ofLink(link, gift.id(), question, answer))
                .orElseGet(() -> AnswerEditor.ofGift(source.pick(), gift.id(), question, answer));
    }

    /** The granted option of that name. */
    private static Optional<OptionKey> gift(EvaluatedCharacter at, String option) {
        DerivedSheet derived = at.derived();
        return derived.sheet().lists().keySet().stream().flatMap(list -> derived.granted(list).stream())
                .map(Option::key)
                .filter(key -> key.id().equals(option) || key.toString().equals(option)).findFirst();
    }

    /** Renames what a player named, in every mention. */
    public ProposedChange rename(LoadedCharacter before, String old, String name) {
        return edit(before, RenameEditor.of(before.file(), old, name));
    }

    /** Any edits at all. */
    public ProposedChange edit(LoadedCharacter before, List<Edit> edits) {
        return attempt(before, Edits.apply(before.text().source().text(), edits));
    }

    /** That nothing is changed in a file of which something cannot be read, so that nothing in it is lost. */
    private static ProposedChange unread(LoadedCharacter before) {
        return new ProposedChange(before, before.text().source().text(), Optional.empty(),
                before.evaluated().diagnostics().stream().filter(Diagnostic::isOfForm)
                        .map(problem -> problem.note(Message.of("note.mend-first"))).toList());
    }

    private ProposedChange attempt(LoadedCharacter before, String text) {
        if (before.isPartial()) {
            return unread(before);
        }
        Source changed = new Source(before.text().source().name(), text);
        Checked<LoadedCharacter> after = judge.judge(before, changed);
        List<Diagnostic> added = new ArrayList<>(more(after.diagnostics(), before.evaluated().diagnostics()));
        after.value().ifPresent(now -> Violation.added(shut(now), shut(before)).forEach(more ->
                added.add(more.found())));
        return new ProposedChange(before, text, after.value(), added);
    }

    /** What owners shut, and is said of nothing that a file already holds. */
    private static List<Violation> shut(LoadedCharacter character) {
        return Rulings.unexcused(character.file(), character.evaluated().violations()).stream()
                .filter(Violation::ahead).toList();
    }

    /** Everything that is to be said of a file as it stands, by place. */
    public List<Diagnostic> problems(LoadedCharacter character) {
        return judge.judge(character, character.text().source()).diagnostics();
    }

    /** The errors that were not there before, wherever they stand. */
    private static List<Diagnostic> more(List<Diagnostic> now, List<Diagnostic> before) {
        Map<Object, Integer> known = new HashMap<>();
        before.forEach(diagnostic -> known.merge(said(diagnostic), 1, Integer::sum));
        return now.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .filter(diagnostic -> known.merge(said(diagnostic), -1, Integer::sum) < 0).toList();
    }

    private static Object said(Diagnostic problem) {
        return List.of(problem.id(), problem.severity(), problem.message());
    }
}
