package lampblack.replay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/** What a character has that can be carried, and what load it takes. */
public final class Possessions {

    private final DerivedSheet derived;
    private final List<TakenOption> portable;

    public Possessions(DerivedSheet derived) {
        this.derived = derived;
        this.portable = derived.sheet().lists().values().stream().flatMap(this::portable).toList();
    }

    /** The thing of that id, path or title, taken or given, that can be carried. */
    public Optional<TakenOption> find(String written) {
        String key = Name.of(written).key();
        return portable.stream().filter(taken -> taken.id().equals(key) || path(taken).equals(key)
                || Name.of(title(taken)).key().equals(key)).findFirst();
    }

    /** What a thing is called under {@code now}: its id or name, or its path where another has the same. */
    public String name(TakenOption taken) {
        String name = taken.made() ? taken.name() : taken.id();
        return find(name).filter(found -> path(found).equals(path(taken))).isPresent() ? name : path(taken);
    }

    private static String path(TakenOption taken) {
        return taken.list() + "." + taken.id();
    }

    private Stream<TakenOption> portable(OptionList list) {
        boolean all = derived.sheet().isCarriedFrom(list.id());
        return things(list).stream().filter(taken -> all || taken.pick().details().integer("load").isPresent());
    }

    /** What everything is called: its id, or the name that a player gave it. */
    public List<String> names() {
        return portable.stream()
                .map(takenOption -> derived.sheet().option(takenOption.list(), takenOption.id()).isPresent()
                ? takenOption.id() : takenOption.name()).toList();
    }

    /** What the character has of a list, taken or given. */
    public List<TakenOption> things(OptionList list) {
        Stream<TakenOption> given = derived.granted(list.id()).stream().map(option -> {
            Span span = option.label().span();
            Pick pick = new Pick(Scalar.text(option.key().id(), span), new MapNode(Map.of(), span));
            return new TakenOption(list.id(), option.key().id(), option.key().id(), false, pick);
        });
        return Stream.concat(derived.choices().list(list.id()).stream(), given).toList();
    }

    /** How often the character has a thing. */
    long times(TakenOption taken) {
        long listed = portable.stream().filter(other -> path(other).equals(path(taken))).count();
        return Math.max(listed, derived.times(new OptionKey(taken.list(), taken.id())));
    }

    /** The title of a thing. */
    public String title(TakenOption taken) {
        return derived.sheet().option(taken.list(), taken.id()).map(option -> option.label().title())
                .orElse(taken.name());
    }

    /** The load of a thing: as written beside the pick, else of the option, else of its list. */
    public long load(TakenOption taken) {
        Optional<Long> own = taken.pick().details().integer("load").filter(load -> load >= 0);
        Optional<Long> usual = derived.sheet().option(taken.list(), taken.id()).flatMap(Option::load);
        return own.or(() -> usual).or(() -> derived.sheet().lists().get(taken.list()).load()).orElse(0L);
    }
}
