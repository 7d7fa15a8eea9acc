package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Taken;

/** The options that a standing has, whether taken or given, and what they open. */
record Possessions(Standing at, Effort effort, Memory memory) {

    long times(OptionKey key) {
        List<Giver> given = at.gifts().given(key.toString());
        long taken = at.state().times(key.list(), key.id());
        return given.isEmpty() ? taken : taken
                + memory.once("given " + key, () -> given.stream().filter(each -> each.isHad(at)).count());
    }

    List<Option> granted(String list) {
        List<Giver> given = at.gifts().given(list);
        if (given.isEmpty() || !effort.take(given.size())) {
            return List.of();
        }
        Map<OptionKey, Option> granted = new LinkedHashMap<>();
        given.stream().filter(each -> each.isHad(at) && at.state().times(list, each.option().key().id()) == 0)
                .forEach(each -> granted.putIfAbsent(each.option().key(), each.option()));
        return List.copyOf(granted.values());
    }

    Optional<Taken> givenBy(OptionKey key) {
        return at.gifts().given(key.toString()).stream().map(Giver::root).findFirst();
    }

    List<Giver> asking(String which) {
        List<Giver> asking = at.gifts().asking(which);
        effort.take(asking.size());
        return asking;
    }

    boolean hasTag(String tag) {
        List<Giver> givers = at.gifts().tagged(tag);
        return effort.take(givers.size()) && givers.stream().anyMatch(each -> each.isHad(at));
    }

    long tagged(String list, String tag) {
        List<Giver> givers = at.gifts().tagged(tag);
        effort.take(givers.size());
        return givers.stream().filter(each -> each.option().key().list().equals(list) && each.isHad(at)).count();
    }

    boolean opens(String kind, String name) {
        return !at.effects("open " + kind + " " + name, Open.class).isEmpty();
    }

    /** What shuts something, whatever opens it. */
    Optional<Option> closer(String kind, String name) {
        return at.gifts("close " + kind + " " + name).stream().filter(each -> each.works(at))
                .map(each -> each.giver().option()).findFirst();
    }

    /** What shuts an option by its id, one of its tags or its playbook. */
    Optional<Option> closer(Option option) {
        return closer("option", option.key().toString())
                .or(() -> option.tags().stream().flatMap(tag -> closer("tag", tag).stream()).findFirst())
                .or(() -> option.playbook().flatMap(playbook -> closer("playbook", playbook)));
    }

    boolean opens(Option option) {
        return opens("option", option.key().toString())
                || option.tags().stream().anyMatch(tag -> opens("tag", tag))
                || option.playbook().map(playbook -> opens("playbook", playbook)).orElse(false);
    }
}
