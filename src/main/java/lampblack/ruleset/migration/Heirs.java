package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What has become of one thing that was split, also where its heirs were split themselves.
 *
 * @param later the versions that came after the one that split it
 */
public record Heirs(Split split, List<Edition> later) {

    /** @param editions all versions in their order */
    public static Heirs of(Split split, List<Edition> editions) {
        int number = 0;
        while (!editions.get(number).changes().contains(split)) {
            number++;
        }
        return new Heirs(split, editions.subList(number + 1, editions.size()));
    }

    private Optional<Heirs> of(String heir) {
        return later.stream().flatMap(edition -> edition.changes().stream())
                .flatMap(change -> change.asSplit().stream())
                .filter(other -> other.sheet().equals(split.sheet()) && other.at().equals(split.at().called(heir)))
                .findFirst().map(other -> of(other, later));
    }

    /** Every heir and every heir of one. */
    public Set<String> all() {
        Set<String> all = new LinkedHashSet<>();
        for (String heir : split.into()) {
            all.add(heir);
            of(heir).ifPresent(next -> all.addAll(next.all()));
        }
        return all;
    }

    /** Those that were not split again, of which its owner chooses one. */
    public List<String> last() {
        List<String> last = new ArrayList<>();
        for (String heir : split.into()) {
            Optional<Heirs> next = of(heir).filter(heirs -> !heirs.split.all());
            next.ifPresentOrElse(heirs -> last.addAll(heirs.last()), () -> last.add(heir));
        }
        return last;
    }

    /** The heirs that someone has by what they answered. */
    public List<String> chosen(Set<String> answers) {
        return split.all() ? split.into() : split.into().stream().filter(heir -> answers.contains(heir)
                || of(heir).filter(next -> next.all().stream().anyMatch(answers::contains)).isPresent())
                .limit(1).toList();
    }
}
