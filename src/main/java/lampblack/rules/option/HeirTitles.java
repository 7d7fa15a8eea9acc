package lampblack.rules.option;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;

/** What the heirs of something are called that was split. */
public record HeirTitles(Option split, DerivedSheet derived) {

    /** What something was before it was split, as it was called then; empty where it was nothing else. */
    public static Optional<Option> origin(TakenOption taken, SheetRules rules) {
        String written = taken.pick().name().text();
        String id = written.substring(written.lastIndexOf('.') + 1);
        return taken.made() || id.equals(taken.id()) ? Optional.empty() : named(id, taken, rules)
                .filter(option -> !option.label().heirs().isEmpty()).findFirst();
    }

    /** What was called by a name in its own list, or has come there from another. */
    private static Stream<Option> named(String id, TakenOption taken, SheetRules rules) {
        return Stream.concat(rules.option(taken.list(), id).stream(), rules.lists().keySet().stream()
                .flatMap(list -> rules.option(list, id).stream())).map(option -> option.today(rules))
                .filter(option -> rules.option(taken.list(), option.key().id()).filter(option::equals).isPresent());
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

    /** What is split of that which an option of before has become, also where that is found elsewhere. */
    static Stream<Option> since(Option option, SheetRules rules) {
        return Stream.concat(Stream.of(option), option.became(rules).stream()
                .flatMap(key -> rules.option(key).stream()))
                .filter(split -> !split.label().heirs().isEmpty());
    }

    /** Those of its heirs that are not there as often as they may be. */
    public List<String> free() {
        return split.label().heirs().stream().filter(heir -> derived.sheet().option(split.key().list(), heir)
                .filter(option -> isFree(option.today(derived.sheet()), derived)).isPresent()).toList();
    }

    /** Whether an heir can be had once more, or one of its own heirs. */
    public static boolean isFree(Option heir, DerivedSheet derived) {
        return heir.label().heirs().isEmpty() ? derived.times(heir.key()) < heir.times().evaluate(derived)
                : !new HeirTitles(heir, derived).free().isEmpty();
    }

    /** Whether its owner has to choose one of them. */
    public boolean isChoice() {
        return !split.label().heirs().isEmpty() && split.asks().containsKey(Label.BECAME);
    }

    /** As a sentence names them: one or the other, or all of them. */
    public Object words() {
        return words(split.label().heirs());
    }

    /** What is said while its owner has to choose: one of them, or one of those that are left. */
    public Message toChoose() {
        List<String> left = free();
        List<String> had = split.label().heirs().stream().filter(heir -> !left.contains(heir)).map(this::title)
                .toList();
        return had.isEmpty() ? Message.of("todo.became", "option", split.label().title(), "heirs", words())
                : Message.of("todo.became.left", "option", split.label().title(), "heirs", words(), "left", words(left),
                        "had", had, "count", (long) had.size());
    }

    private Object words(List<String> heirs) {
        List<String> titles = heirs.stream().map(this::title).toList();
        int last = titles.size() - 1;
        return last < 1 ? titles : Message.of(isChoice() ? "what.or" : "what.and", "first",
                String.join(", ", titles.subList(0, last)), "last", titles.get(last));
    }

    private String title(String heir) {
        return derived.title(new OptionKey(split.key().list(), heir));
    }
}
