package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormField;
import lampblack.builder.page.FormQuestions;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Candidate;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/**
 * Events other than earning and buying: gains, losses and a change of playbook.
 *
 * @param retire the address of the form that retires the character
 * @param open the link that expands the section, or empty where it is expanded
 */
public record OtherEventsView(
        String tabPath, List<EventChooser> gains, List<EventChooser> losses, List<EventChooser> changes, String retire,
        String open) {

    public OtherEventsView {
        gains = List.copyOf(gains);
        losses = List.copyOf(losses);
        changes = List.copyOf(changes);
    }

    /** One choice that leads to a deed. @param one what is chosen, or nothing where there is nothing to choose yet */
    public record EventChooser(String id, String title, List<HiddenField> kept, List<FormField> one) {

        /** Whether there is nothing to choose yet. */
        public boolean bare() {
            return one.isEmpty();
        }
    }

    /** Lays out what could come and go, of which there is much, only where it is asked for. */
    static OtherEventsView of(Messages messages, String stem, EvaluatedCharacter evaluated, boolean isOpen) {
        String tabPath = CharacterTab.ADVANCE.path(stem);
        String retire = Urls.change(stem, CharacterTab.ADVANCE, "entry");
        return isOpen ? all(messages, tabPath, retire, evaluated)
                : new OtherEventsView(tabPath, List.of(), List.of(), List.of(), retire, tabPath + "?show=play#play");
    }

    /** Whether it is still to be asked for. */
    public boolean closed() {
        return !open.isEmpty();
    }

    /** Whether it is expanded. */
    public boolean shown() {
        return open.isEmpty();
    }

    private static OtherEventsView all(Messages messages, String tabPath, String retire, EvaluatedCharacter evaluated) {
        SheetRules rules = evaluated.sheet();
        List<EventChooser> gains = new ArrayList<>();
        List<EventChooser> losses = new ArrayList<>();
        List<EventChooser> changes = new ArrayList<>();
        for (OptionList list : rules.lists().values()) {
            String title = evaluated.derived().titleOf(list.label());
            if (list.id().equals(OptionKey.PLAYBOOKS)) {
                changes.addAll(change(titles(messages, list), title, evaluated));
                continue;
            }
            gains.add(choosing("gain." + list.id(), "choose", title, kept("gain", list.id()), titles(messages, list)));
            Map<String, String> had = had(list, evaluated);
            if (!had.isEmpty()) {
                losses.add(choosing("lose." + list.id(), "choose", title, kept("lose", list.id()), had));
            }
        }
        rules.parts().values().forEach(kind -> {
            gains.add(new EventChooser("gain." + kind.id(), kind.label().title(), kept("gain", kind.id()), List.of()));
            Map<String, String> had = new LinkedHashMap<>();
            evaluated.parts().getOrDefault(kind.id(), Map.of()).keySet().forEach(name -> had.put(name, name));
            if (!had.isEmpty()) {
                losses.add(choosing("lose." + kind.id(), "choose", kind.label().title(), kept("lose", kind.id()), had));
            }
        });
        rules.traits().values().stream().filter(set -> set.inPlay()).forEach(set -> {
            String title = evaluated.derived().titleOf(set.label());
            gains.add(new EventChooser("gain." + set.id(), title, kept("gain", set.id()), List.of()));
            losses.add(new EventChooser("lose." + set.id(), title, kept("lose", set.id()), List.of()));
        });
        return new OtherEventsView(tabPath, gains, losses, changes, retire, "");
    }

    /** The other playbooks that one may change to. */
    private static List<EventChooser> change(Map<String, String> playbooks, String title,
            EvaluatedCharacter evaluated) {
        evaluated.derived().playbook().ifPresent(playbooks::remove);
        playbooks.remove(Candidate.BLANK);
        return playbooks.isEmpty() ? List.of() : List.of(choosing("change", "playbook", title,
                List.of(new HiddenField("do", "change")), playbooks));
    }

    /** The titles of what was taken from a list, by what it goes by in the file. */
    private static Map<String, String> had(OptionList list, EvaluatedCharacter evaluated) {
        Map<String, String> had = new LinkedHashMap<>();
        evaluated.derived().choices().list(list.id()).forEach(taken -> had.put(taken.made() ? taken.name() : taken.id(),
                taken.made() ? taken.name() : evaluated.derived().title(new OptionKey(list.id(), taken.id()))));
        return had;
    }

    private static List<HiddenField> kept(String kind, String block) {
        return List.of(new HiddenField("do", kind), new HiddenField("block", block));
    }

    private static Map<String, String> titles(Messages messages, OptionList list) {
        Map<String, String> titles = new LinkedHashMap<>();
        list.entries().forEach((id, option) -> titles.put(id, option.label().title()));
        if (list.takesNames()) {
            titles.put(Candidate.BLANK, messages.text("web.advance.own-name"));
        }
        return titles;
    }

    private static EventChooser choosing(
            String id, String field, String title, List<HiddenField> kept, Map<String, String> titles) {
        FormField one = FormField.one(field, title, FormQuestions.choices(titles, ""), true).under(id);
        return new EventChooser(id, title, kept, List.of(one));
    }
}
