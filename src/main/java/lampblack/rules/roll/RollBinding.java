package lampblack.rules.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Span;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Trait;

/**
 * What a roll has to be made with for a modifier to count: a trait, a set, one under a trait, the choice of a setting or
 * an extra.
 *
 * @param name an id, or one with what it belongs to: {@code prowess}, {@code position.desperate}
 */
public record RollBinding(String name, Span span) {

    /**
     * Whether a roll is made with it.
     *
     * @param under what the trait is under
     */
    public boolean holds(Optional<Trait> trait, Optional<Trait> under, Map<String, String> choices,
            Set<String> extras) {
        return trait.filter(this::names).isPresent() || extras.contains(name) || under.filter(this::heads).isPresent()
                || choices.entrySet().stream().anyMatch(entry -> names(entry.getKey(), entry.getValue()));
    }

    private boolean names(Trait trait) {
        return trait.id().equals(name) || trait.set().equals(name) || trait.toString().equals(name);
    }

    /** Whether it means whatever is under a trait. */
    private boolean heads(Trait trait) {
        return trait.id().equals(name) || trait.toString().equals(name);
    }

    private boolean names(String setting, String choice) {
        return choice.equals(name) || (setting + "." + choice).equals(name);
    }

    /** Whether a roll can be made with it. */
    public boolean fits(Roll roll, SheetRules sheet) {
        return traits(roll, sheet).stream().anyMatch(this::names)
                || heads(roll, sheet).stream().anyMatch(this::heads) || roll.extras().containsKey(name)
                || sets(roll).contains(name) || roll.settings().values().stream().anyMatch(setting ->
                        setting.choices().keySet().stream().anyMatch(choice -> names(setting.id(), choice)));
    }

    /** What it is called: the title of a trait, set, choice or extra. */
    public String title(Roll roll, SheetRules sheet) {
        Stream<String> traits = Stream.concat(traits(roll, sheet).stream(), heads(roll, sheet).stream())
                .filter(this::heads)
                .map(trait -> sheet.traits().get(trait.set()).entries().get(trait.id()).label().title());
        Stream<String> sets = sets(roll).stream().filter(name::equals)
                .map(set -> sheet.traits().get(set).label().title());
        Stream<String> choices = roll.settings().values().stream().flatMap(setting -> setting.choices().values()
                .stream().filter(choice -> names(setting.id(), choice.label().id()))
                .map(choice -> setting.label().title() + " " + choice.label().title()));
        Stream<String> extras = roll.extras().values().stream().filter(extra -> extra.id().equals(name))
                .map(extra -> extra.label().title());
        return Stream.of(traits, sets, choices, extras).flatMap(titles -> titles).findFirst().orElse(name);
    }

    /** The names of all that a roll can be made with. */
    public static List<String> known(Roll roll, SheetRules sheet) {
        List<String> names = new ArrayList<>();
        traits(roll, sheet).forEach(trait -> names.add(trait.id()));
        names.addAll(sets(roll));
        heads(roll, sheet).forEach(trait -> names.add(trait.id()));
        roll.settings().values().forEach(setting ->
                setting.choices().keySet().forEach(choice -> names.add(setting.id() + "." + choice)));
        names.addAll(roll.extras().keySet());
        return Distinct.of(names.stream());
    }

    private static List<String> sets(Roll roll) {
        return roll.picked().map(rated -> Stream.concat(rated.sets().stream(),
                rated.traits().stream().map(Trait::set)).toList()).orElse(List.of());
    }

    /** What the traits are under that a roll can be made with. */
    private static List<Trait> heads(Roll roll, SheetRules sheet) {
        return sets(roll).stream().filter(sheet.traits()::containsKey)
                .flatMap(set -> sheet.traits().get(set).under().stream()).flatMap(set ->
                        sheet.traits().get(set).entries().keySet().stream().map(id -> new Trait(set, id))).toList();
    }

    private static List<Trait> traits(Roll roll, SheetRules sheet) {
        List<Trait> traits = new ArrayList<>();
        roll.picked().ifPresent(rated -> {
            rated.sets().stream().filter(sheet.traits()::containsKey).forEach(set ->
                    sheet.traits().get(set).entries().keySet().forEach(id -> traits.add(new Trait(set, id))));
            traits.addAll(rated.traits());
        });
        return traits;
    }
}
