package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.character.TakenOption;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/**
 * A few words beside what a character has of one list: whom it knows, what it goes by, and what its player named.
 *
 * @param action where its forms are sent
 */
public record NotesBeside(String title, String action, List<NoteBeside> notes) {

    private static final int MOST = 40;

    public NotesBeside {
        notes = List.copyOf(notes);
    }

    /** One of them. @param option what it is found by */
    public record NoteBeside(String id, String title, String option, String note) {}

    /** The lists of which something is had that is words to the rules, or was named by its player. */
    static List<NotesBeside> all(TabInput in) {
        EvaluatedCharacter evaluated = in.character().evaluated();
        List<NotesBeside> all = new ArrayList<>();
        for (OptionList list : evaluated.sheet().lists().values()) {
            Map<String, NoteBeside> notes = new LinkedHashMap<>();
            evaluated.derived().choices().list(list.label().id()).stream()
                    .filter(taken -> !taken.tenure().isPast() && isWords(list, taken)).limit(MOST)
                    .map(taken -> note(evaluated, list, taken)).forEach(note -> notes.putIfAbsent(note.id(), note));
            if (!notes.isEmpty() && !list.label().id().equals(OptionKey.PLAYBOOKS)) {
                all.add(new NotesBeside(evaluated.derived().titleOf(list.label()),
                        Urls.change(in.key(), CharacterTab.PLAY, "answer"), List.copyOf(notes.values())));
            }
        }
        return all;
    }

    /** Whether no rule counts anything of a list, or the player named this one. */
    private static boolean isWords(OptionList list, TakenOption taken) {
        return taken.made() || list.load().isEmpty() && list.entries().values().stream().allMatch(option ->
                option.gives().isEmpty() && option.asks().isEmpty() && option.load().isEmpty()
                        && option.uses().isEmpty() && option.boxes().isEmpty());
    }

    private static NoteBeside note(EvaluatedCharacter evaluated, OptionList list, TakenOption taken) {
        String title = taken.made() ? taken.name()
                : evaluated.derived().title(new OptionKey(list.label().id(), taken.id()));
        String option = taken.made() ? taken.id() : list.label().id() + "." + taken.id();
        return new NoteBeside("beside." + (list.label().id() + "." + taken.id()).replaceAll("\\s+", "_"), title, option,
                taken.pick().detail("note").orElse(""));
    }
}
