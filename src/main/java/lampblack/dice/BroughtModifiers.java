package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.rules.roll.MarkedRow;
import lampblack.rules.roll.RollModifier;

/**
 * What is brought to a roll beside what is settled for it.
 *
 * @param unnamed what is added, such as advantage
 * @param named what is added by its name, whatever it is bound to
 * @param rows the rows that are marked
 * @param asked the names of what counts only at times and now does
 */
record BroughtModifiers(List<RollModifier> unnamed, List<NamedModifier> named, List<MarkedRow> rows,
        Set<String> asked) {

    static final BroughtModifiers NOTHING = new BroughtModifiers(List.of(), List.of(), List.of(), Set.of());

    public BroughtModifiers {
        unnamed = List.copyOf(unnamed);
        named = List.copyOf(named);
        rows = List.copyOf(rows);
        asked = new LinkedHashSet<>(asked);
    }

    BroughtModifiers with(RollModifier modifier) {
        return new BroughtModifiers(longer(unnamed, modifier), named, rows, asked);
    }

    BroughtModifiers with(NamedModifier modifier) {
        return new BroughtModifiers(unnamed, longer(named, modifier), rows, asked);
    }

    BroughtModifiers withRows(List<MarkedRow> more) {
        List<MarkedRow> all = new ArrayList<>(rows);
        all.addAll(more);
        return new BroughtModifiers(unnamed, named, all, asked);
    }

    BroughtModifiers asking(String name) {
        Set<String> all = new LinkedHashSet<>(asked);
        all.add(name);
        return new BroughtModifiers(unnamed, named, rows, all);
    }

    private static <T> List<T> longer(List<T> list, T item) {
        List<T> longer = new ArrayList<>(list);
        longer.add(item);
        return longer;
    }
}
