package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.option.OwnerLinks;
import lampblack.rules.option.OwnerValues;
import lampblack.rules.roll.Roll;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitSet;

/** Everything a ruleset says of one kind of sheet; each map is keyed by id, in the author's order. */
public record SheetRules(
        Label label,
        Map<String, Field> fields,
        Map<String, TraitSet> traits,
        Map<String, OptionList> lists,
        Map<String, Track> tracks,
        Map<String, Label> milestones,
        Map<String, Label> periods,
        Map<String, CreationStep> creation,
        Map<String, Earning> earning,
        Map<String, Advance> advances,
        Map<String, SharedLimit> limits,
        Map<String, Assertion> rules,
        OwnerLinks linked,
        Map<String, Roll> rolls,
        Map<String, PartKind> parts,
        Map<String, CellMap> maps,
        PlayRules play) {

    /** The same with its rolls and with the parts that have theirs, which are read when the rest is known. */
    public SheetRules withRolls(Map<String, Roll> rolls, Map<String, PartKind> rollingParts) {
        return new SheetRules(label, fields, traits, lists, tracks, milestones, periods, creation, earning, advances,
                limits, rules, linked, rolls, rollingParts, maps, play);
    }

    /** The rolls that it makes and that its parts make. */
    public Map<String, Roll> rollsWithParts() {
        Map<String, Roll> all = new LinkedHashMap<>(rolls);
        parts.values().forEach(kind -> all.putAll(kind.sheet().rolls()));
        return all;
    }

    public String id() {
        return label.id();
    }

    /** The tracks that the ledger keeps, so that they can pay and be paid into. */
    public List<String> currencies() {
        return tracks.values().stream().filter(Track::ledger).map(Track::id).toList();
    }

    public boolean isCurrency(String track) {
        return currencies().contains(track);
    }

    /** The options of all its lists, in the author's order. */
    public List<Option> options() {
        return lists.values().stream().flatMap(list -> list.entries().values().stream()).toList();
    }

    public Optional<Option> option(OptionKey key) {
        return key.list().equals(OptionKey.LEFT) ? option(OptionKey.PLAYBOOKS, key.id())
                : key.list().equals(OwnerLink.LIST) ? Optional.ofNullable(linked.gifts().get(key.id()))
                : Optional.ofNullable(lists.get(key.list())).map(list -> list.entries().get(key.id()));
    }

    public Optional<Option> option(String list, String id) {
        return option(new OptionKey(list, id));
    }

    /** Whether a creation step or an advance takes from a list. */
    public boolean isEverOffered(String list) {
        return listChoices().stream().anyMatch(choice -> choice.from().contains(list));
    }

    /** What happens once with whatever is taken, by the label of that: options in their order, then advances. */
    public Map<Label, WhenTaken> whenTaken() {
        Map<Label, WhenTaken> all = new LinkedHashMap<>();
        lists.values().stream().flatMap(list -> list.entries().values().stream())
                .filter(option -> !option.whenTaken().isNothing())
                .forEach(option -> all.put(option.label(), option.whenTaken()));
        advances.values().stream().filter(advance -> !advance.whenTaken().isNothing())
                .forEach(advance -> all.put(advance.label(), advance.whenTaken()));
        return all;
    }

    /** The options that come with something that is taken, those of an answer as {@link Quantity#ANY} of its list. */
    public Set<OptionKey> comingOptions() {
        return whenTaken().values().stream().flatMap(taken -> taken.options().stream())
                .map(EffectTarget::declaredOption).collect(Collectors.toSet());
    }

    /** The periods with which something of it or its parts comes back, or a shared limit begins anew. */
    public Set<String> beginnings() {
        Set<String> periods = new LinkedHashSet<>();
        withParts().forEach(rules -> rules.tracks.values()
                .forEach(track -> track.refill().ifPresent(refill -> periods.add(refill.per()))));
        limits.values().forEach(limit -> limit.per().filter(this.periods::containsKey).ifPresent(periods::add));
        return periods;
    }

    /** Everything that takes options from a list: the creation steps, then the advances. */
    public List<ListChoice> listChoices() {
        return Stream.concat(creation.values().stream().flatMap(step -> step.listChoice().stream()),
                advances.values().stream().flatMap(advance -> advance.listChoice().stream())).toList();
    }

    /** The periods whose numbers an entry needs to say to be counted with others that buy an advance. */
    public Set<String> periodsOf(Advance advance) {
        Set<String> counted = new LinkedHashSet<>();
        advance.per().ifPresent(counted::add);
        limits.values().stream().filter(limit -> limit.counts(advance)).forEach(limit -> limit.per()
                .ifPresent(counted::add));
        return counted;
    }

    /** The same for a way to earn. */
    public Set<String> periodsOf(Earning way) {
        Set<String> counted = new LinkedHashSet<>();
        Optional.of(way.per()).filter(periods::containsKey).ifPresent(counted::add);
        limits.values().stream().filter(limit -> limit.counts(way)).forEach(limit -> limit.per()
                .ifPresent(counted::add));
        return counted;
    }

    /** What the ledger may gain, by the labels of what says so. */
    public Map<Label, GainPolicy> gains() {
        Map<Label, GainPolicy> gains = new LinkedHashMap<>();
        traits.values().forEach(set -> gains.put(set.label(), set.gains()));
        lists.values().forEach(list -> gains.put(list.label(), list.gains()));
        tracks.values().forEach(track -> gains.put(track.label(), track.gains()));
        parts.values().forEach(part -> gains.put(part.label(), part.gains()));
        return gains;
    }

    /** Whether what is taken from a list can be carried: it has a load, where anything has one. */
    public boolean isCarriedFrom(String list) {
        OptionList from = lists.get(list);
        return from != null && !list.equals(OptionKey.PLAYBOOKS)
                && (from.weighs() || lists.values().stream().noneMatch(OptionList::weighs));
    }

    /** What a playbook is called here: what the first step that chooses one is called. */
    public Optional<String> playbookTitle() {
        return Optional.ofNullable(lists.get(OptionKey.PLAYBOOKS)).map(playbooks -> creation.values().stream()
                .flatMap(step -> step.listChoice().stream())
                .filter(choice -> choice.from().isPlaybooks()).map(choice -> choice.label().title())
                .findFirst().orElse(playbooks.label().title()));
    }

    /** The sheet and what each kind of its parts is made of. */
    public List<SheetRules> withParts() {
        return Stream.concat(Stream.of(this), parts.values().stream().map(PartKind::sheet)).toList();
    }

    /** The same, knowing what of it, and of each kind of its parts, reads the marks of play. */
    public SheetRules reading(PlayRules own, Map<String, PlayRules> ofParts) {
        Map<String, PartKind> kinds = new LinkedHashMap<>(parts);
        kinds.replaceAll((id, kind) -> kind.with(kind.sheet().reading(ofParts.get(id), Map.of())));
        return new SheetRules(label, fields, traits, lists, tracks, milestones, periods, creation, earning, advances,
                limits, rules, linked, rolls, kinds, maps, own);
    }

    /** The same where every character begins with something, and with owners that formulas may read. */
    public SheetRules starting(Choices start, List<TakenOption> inPlay, OwnerValues owned) {
        return withRolls(lists, linked.starting(start, inPlay, owned), parts);
    }

    /** The same, knowing what the sheets it belongs to may give. */
    public SheetRules knowing(Map<String, SheetRules> sheets) {
        return withRolls(lists, linked.from(id(), sheets), parts);
    }

    /** The same, its parts too, with all that comes without being taken in a list of its own. */
    public SheetRules withGiftsAsList() {
        Map<String, OptionList> all = new LinkedHashMap<>(lists);
        if (!linked.gifts().isEmpty()) {
            all.put(OwnerLink.LIST, OptionList.permanent(
                    new Label(OwnerLink.LIST, "", "", "", label.span(), label.written()), linked.gifts()));
        }
        Map<String, PartKind> kinds = new LinkedHashMap<>(parts);
        kinds.replaceAll((id, kind) -> kind.with(kind.sheet().withGiftsAsList()));
        return withRolls(all, linked, kinds);
    }

    private SheetRules withRolls(Map<String, OptionList> otherLists, OwnerLinks otherLinked,
            Map<String, PartKind> otherParts) {
        return new SheetRules(label, fields, traits, otherLists, tracks, milestones, periods, creation, earning,
                advances, limits, rules, otherLinked, rolls, otherParts, maps, play);
    }
}
