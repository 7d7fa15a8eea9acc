package lampblack.rules.option;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;

/** What the heirs of something are called that was split. */
public record HeirTitles(Option split, DerivedSheet derived) {

    /** What something was before it was split; empty where it was nothing else. */
    public static Optional<Option> origin(TakenOption taken, SheetRules rules) {
        String written = taken.pick().name().text();
        String id = written.substring(written.lastIndexOf('.') + 1);
        return taken.made() || id.equals(taken.id()) ? Optional.empty()
                : rules.option(taken.list(), id).filter(option -> !option.label().heirs().isEmpty());
    }

    /** The ids of all that. */
    public static Set<String> ids(Option split) {
        Set<String> ids = new LinkedHashSet<>(split.label().heirs());
        Optional.ofNullable(split.asks().get(Label.BECAME)).filter(asked -> !ids.isEmpty())
                .ifPresent(asked -> ids.addAll(asked.oneOf().keySet()));
        return ids;
    }

    /** Everything that something has become that was split, also where its heirs were split themselves. */
    static List<Option> all(Option split, SheetRules rules) {
        return ids(split).stream().flatMap(id -> rules.option(split.key().list(), id).stream()).toList();
    }

    /** Whether its owner has to choose one of them. */
    public boolean isChoice() {
        return !split.label().heirs().isEmpty() && split.asks().containsKey(Label.BECAME);
    }

    /** As a sentence names them: one or the other, or all of them. */
    public Object words() {
        List<String> titles = split.label().heirs().stream()
                .map(heir -> derived.title(new OptionKey(split.key().list(), heir))).toList();
        int last = titles.size() - 1;
        return last < 1 ? titles : Message.of(isChoice() ? "what.or" : "what.and", "first",
                String.join(", ", titles.subList(0, last)), "last", titles.get(last));
    }
}
