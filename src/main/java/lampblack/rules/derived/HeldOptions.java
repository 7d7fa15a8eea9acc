package lampblack.rules.derived;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.rules.Quantity;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/** The options that a standing has, whether taken or given, and what they open. */
public record HeldOptions(DerivedSheet at, WorkBudget effort, QuantityCache memory) {

    long times(OptionKey key) {
        List<OptionInstance> given = at.effectInstances().given(key);
        long taken = at.choices().times(key.list(), key.id());
        return given.isEmpty() ? taken : taken
                + memory.computeOnce(new Quantity.Has(key), () -> given.stream()
                .filter(optionInstance -> optionInstance.isHad(at)).count());
    }

    List<Option> granted(String list) {
        List<OptionInstance> given = at.effectInstances().given(list);
        if (given.isEmpty() || !effort.take(given.size())) {
            return List.of();
        }
        Map<OptionKey, Option> granted = new LinkedHashMap<>();
        given.stream().filter(optionInstance -> optionInstance.isHad(at) && at.choices()
                .times(list, optionInstance.option().key().id()) == 0)
                .forEach(optionInstance -> granted.putIfAbsent(optionInstance.option().key(), optionInstance.option()));
        return List.copyOf(granted.values());
    }

    Optional<TakenOption> givenBy(OptionKey key) {
        return at.effectInstances().given(key).stream().map(OptionInstance::root).findFirst();
    }

    public List<OptionInstance> asking(String which) {
        List<OptionInstance> asking = at.effectInstances().asking(which);
        effort.take(asking.size());
        return asking;
    }

    public boolean hasTag(String tag) {
        List<OptionInstance> givers = at.effectInstances().tagged(tag);
        return effort.take(givers.size()) && givers.stream().anyMatch(optionInstance -> optionInstance.isHad(at));
    }

    long tagged(String list, String tag) {
        List<OptionInstance> givers = at.effectInstances().tagged(tag);
        effort.take(givers.size());
        return givers.stream().filter(optionInstance -> optionInstance.option().key().list().equals(list)
                && optionInstance.isHad(at)).count();
    }

    boolean opens(Quantity.Access access) {
        return !at.effects(new Quantity.Opened(access)).isEmpty();
    }

    /** What shuts something, whatever opens it. */
    Optional<Option> closedBy(Quantity.Access access) {
        return at.effectInstances(new Quantity.Closed(access)).stream()
                .filter(effectInstance -> effectInstance.isActive(at))
                .map(effectInstance -> effectInstance.giver().option()).findFirst();
    }

    /** What shuts an option by its id, one of its tags or its playbook. */
    Optional<Option> closedBy(Option option) {
        return closedBy(new Quantity.Access.OptionAccess(option.key()))
                .or(() -> option.tags().stream().flatMap(tag -> closedBy(new Quantity.Access.TagAccess(tag)).stream())
                        .findFirst())
                .or(() -> option.playbook().map(Quantity.Access.PlaybookAccess::new).flatMap(this::closedBy));
    }

    boolean opens(Option option) {
        return opens(new Quantity.Access.OptionAccess(option.key()))
                || option.tags().stream().anyMatch(tag -> opens(new Quantity.Access.TagAccess(tag)))
                || option.playbook().map(playbook -> opens(new Quantity.Access.PlaybookAccess(playbook))).orElse(false);
    }
}
