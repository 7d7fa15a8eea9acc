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

/** The options that a character has, whether taken or granted, and what they open. */
public record HeldOptions(DerivedSheet derived, WorkBudget budget, QuantityCache cache) {

    long times(OptionKey key) {
        List<OptionInstance> given = derived.effectInstances().given(key);
        long taken = derived.choices().times(key.list(), key.id());
        return given.isEmpty() ? taken : taken
                + cache.computeOnce(new Quantity.Has(key), () -> given.stream()
                .filter(optionInstance -> optionInstance.isHad(derived)).count());
    }

    /** How often it is there without being taken. */
    public long gifts(OptionKey key) {
        return derived.effectInstances().given(key).stream().filter(given -> given.taken().isEmpty()
                && given.option().key().equals(key) && given.isHad(derived)).count();
    }

    List<Option> granted(String list) {
        List<OptionInstance> given = derived.effectInstances().given(list);
        if (given.isEmpty() || !budget.take(given.size())) {
            return List.of();
        }
        Map<OptionKey, Option> granted = new LinkedHashMap<>();
        given.stream().filter(optionInstance -> optionInstance.isHad(derived) && derived.choices()
                .times(list, optionInstance.option().key().id()) == 0)
                .forEach(optionInstance -> granted.putIfAbsent(optionInstance.option().key(), optionInstance.option()));
        return List.copyOf(granted.values());
    }

    Optional<TakenOption> givenBy(OptionKey key) {
        return derived.effectInstances().given(key).stream().map(OptionInstance::root).findFirst();
    }

    public List<OptionInstance> asking(String which) {
        List<OptionInstance> asking = derived.effectInstances().asking(which);
        budget.take(asking.size());
        return asking;
    }

    public boolean hasTag(String tag) {
        List<OptionInstance> sources = derived.effectInstances().tagged(tag);
        return budget.take(sources.size()) && sources.stream()
                .anyMatch(optionInstance -> optionInstance.isHad(derived));
    }

    long tagged(String list, String tag) {
        List<OptionInstance> sources = derived.effectInstances().tagged(tag);
        budget.take(sources.size());
        return sources.stream().filter(optionInstance -> optionInstance.option().key().list().equals(list)
                && optionInstance.isHad(derived)).count();
    }

    boolean opens(Quantity.Access access) {
        return derived.counting(new Quantity.Opened(access)).findFirst().isPresent();
    }

    /** The option that closes access to something, even if others open it. */
    Optional<Option> closedBy(Quantity.Access access) {
        return derived.counting(new Quantity.Closed(access))
                .map(contribution -> contribution.instance().source().option()).findFirst();
    }

    /** What shuts an option by its id, one of its tags or its playbook. */
    Optional<Option> closedBy(Option option) {
        return !derived.areEffectsOn(Quantity.Closed.class) ? Optional.empty()
                : closedBy(new Quantity.Access.OptionAccess(option.key()))
                .or(() -> option.tags().stream().flatMap(tag -> closedBy(new Quantity.Access.TagAccess(tag)).stream())
                        .findFirst())
                .or(() -> option.playbooks().stream().map(Quantity.Access.PlaybookAccess::new)
                        .flatMap(access -> closedBy(access).stream()).findFirst());
    }

    boolean opens(Option option) {
        return derived.areEffectsOn(Quantity.Opened.class)
                && (opens(new Quantity.Access.OptionAccess(option.key()))
                || option.tags().stream().anyMatch(tag -> opens(new Quantity.Access.TagAccess(tag)))
                || option.playbooks().stream().anyMatch(playbook ->
                        opens(new Quantity.Access.PlaybookAccess(playbook))));
    }
}
