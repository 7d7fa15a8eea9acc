package lampblack.rules.derived;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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

    /** What closes access to something, even if others open it: of the character's own, or else of an owner. */
    Optional<OptionInstance> closedBy(Quantity.Access access) {
        return ownFirst(Stream.of(access));
    }

    private Optional<OptionInstance> ownFirst(Stream<Quantity.Access> ways) {
        return ways.flatMap(access -> derived.counting(new Quantity.Closed(access)))
                .map(contribution -> contribution.instance().source())
                .reduce((one, other) -> one.isOfOwner() && !other.isOfOwner() ? other : one);
    }

    /** What shuts an option by its id, one of its tags or its playbook. */
    Optional<OptionInstance> closedBy(Option option) {
        return !derived.areEffectsOn(Quantity.Closed.class) ? Optional.empty()
                : ownFirst(Stream.of(Stream.of(new Quantity.Access.OptionAccess(option.key())),
                        option.tags().stream().map(Quantity.Access.TagAccess::new),
                        option.playbooks().stream().map(Quantity.Access.PlaybookAccess::new))
                        .flatMap(ways -> ways));
    }

    boolean opens(Option option) {
        return derived.areEffectsOn(Quantity.Opened.class)
                && (opens(new Quantity.Access.OptionAccess(option.key()))
                || option.tags().stream().anyMatch(tag -> opens(new Quantity.Access.TagAccess(tag)))
                || option.playbooks().stream().anyMatch(playbook ->
                        opens(new Quantity.Access.PlaybookAccess(playbook))));
    }
}
