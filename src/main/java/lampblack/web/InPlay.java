package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.engine.Outcome;
import lampblack.rules.Candidate;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.web.Notice.Hidden;

/**
 * What may happen to a character in play beside what it earns and buys: something comes, something goes, another playbook.
 *
 * @param retire where the form is sent that ends a career
 * @param open where all of it is laid out, or empty where it is
 */
public record InPlay(
        String leaf, List<Choosing> gains, List<Choosing> losses, List<Choosing> changes, String retire, String open) {

    public InPlay {
        gains = List.copyOf(gains);
        losses = List.copyOf(losses);
        changes = List.copyOf(changes);
    }

    /** One choice that leads to a deed. @param one what is chosen, or nothing where there is nothing to choose yet */
    public record Choosing(String id, String title, List<Hidden> kept, List<Ask> one) {

        /** Whether there is nothing to choose yet. */
        public boolean bare() {
            return one.isEmpty();
        }
    }

    /** Lays out what could come and go, of which there is much, only where it is asked for. */
    static InPlay of(Visit visit, String stem, Outcome outcome, boolean isOpen) {
        String leaf = Tab.ADVANCE.path(stem);
        String retire = Paths.change(stem, Tab.ADVANCE, "entry");
        return isOpen ? all(visit, leaf, retire, outcome)
                : new InPlay(leaf, List.of(), List.of(), List.of(), retire, leaf + "?show=play#play");
    }

    /** Whether it is still to be asked for. */
    public boolean closed() {
        return !open.isEmpty();
    }

    /** Whether it is laid out. */
    public boolean shown() {
        return open.isEmpty();
    }

    private static InPlay all(Visit visit, String leaf, String retire, Outcome outcome) {
        SheetRules rules = outcome.sheet();
        List<Choosing> gains = new ArrayList<>();
        List<Choosing> losses = new ArrayList<>();
        List<Choosing> changes = new ArrayList<>();
        for (OptionList list : rules.lists().values()) {
            String title = outcome.standing().titleOf(list.label());
            if (list.id().equals(OptionKey.PLAYBOOKS)) {
                Map<String, String> others = titles(visit, list);
                outcome.standing().playbook().ifPresent(others::remove);
                others.remove(Candidate.BLANK);
                if (!others.isEmpty()) {
                    changes.add(choosing("change", "playbook", title, List.of(new Hidden("do", "change")), others));
                }
                continue;
            }
            gains.add(choosing("gain." + list.id(), "choose", title, kept("gain", list.id()), titles(visit, list)));
            Map<String, String> had = new LinkedHashMap<>();
            outcome.standing().state().list(list.id()).forEach(each -> had.put(each.made() ? each.name() : each.id(),
                    each.made() ? each.name() : outcome.standing().title(new OptionKey(list.id(), each.id()))));
            if (!had.isEmpty()) {
                losses.add(choosing("lose." + list.id(), "choose", title, kept("lose", list.id()), had));
            }
        }
        rules.parts().values().forEach(kind -> {
            gains.add(new Choosing("gain." + kind.id(), kind.label().title(), kept("gain", kind.id()), List.of()));
            Map<String, String> had = new LinkedHashMap<>();
            outcome.parts().getOrDefault(kind.id(), Map.of()).keySet().forEach(name -> had.put(name, name));
            if (!had.isEmpty()) {
                losses.add(choosing("lose." + kind.id(), "choose", kind.label().title(), kept("lose", kind.id()), had));
            }
        });
        rules.traits().values().stream().filter(set -> set.inPlay()).forEach(set -> {
            String title = outcome.standing().titleOf(set.label());
            gains.add(new Choosing("gain." + set.id(), title, kept("gain", set.id()), List.of()));
            losses.add(new Choosing("lose." + set.id(), title, kept("lose", set.id()), List.of()));
        });
        return new InPlay(leaf, gains, losses, changes, retire, "");
    }

    private static List<Hidden> kept(String kind, String block) {
        return List.of(new Hidden("do", kind), new Hidden("block", block));
    }

    private static Map<String, String> titles(Visit visit, OptionList list) {
        Map<String, String> titles = new LinkedHashMap<>();
        list.entries().forEach((id, option) -> titles.put(id, option.label().title()));
        if (list.open()) {
            titles.put(Candidate.BLANK, visit.words("web.advance.own-name"));
        }
        return titles;
    }

    private static Choosing choosing(
            String id, String field, String title, List<Hidden> kept, Map<String, String> titles) {
        Ask one = Ask.one(field, title, Asking.choices(titles, ""), true).under(id);
        return new Choosing(id, title, kept, List.of(one));
    }
}
