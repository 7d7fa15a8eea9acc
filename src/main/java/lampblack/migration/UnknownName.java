package lampblack.migration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Span;

/**
 * An id in a file that the game does not have.
 *
 * @param mentions where it is named, in the order of the file
 * @param named the ids of the game that the file names as well, so that they are hardly what this one is called today
 */
public record UnknownName(String id, List<NamedId> mentions, Set<String> named) {

    /** The places where it is named. */
    public List<Span> places() {
        return Distinct.of(mentions.stream().map(mention -> mention.written().span()));
    }

    /** What it could be called today, the likeliest first. */
    public List<String> candidates() {
        Set<String> all = new TreeSet<>();
        mentions.forEach(mention -> all.addAll(mention.others()));
        Set<String> ordered = new LinkedHashSet<>();
        NearestName.to(id, all).ifPresent(ordered::add);
        all.stream().filter(other -> !named.contains(other)).forEach(ordered::add);
        ordered.addAll(all);
        return List.copyOf(ordered);
    }

    /** Whether it stands where players name things of their own. */
    public boolean isPerhapsOfPlayer() {
        return mentions.stream().anyMatch(NamedId::isOpen);
    }

    /** Those that the file does not name. */
    public List<String> fresh() {
        return candidates().stream().filter(other -> !named.contains(other)).toList();
    }

    /** The file with another id in its place, wherever the game has that one there. */
    public CharacterFile in(CharacterFile file, String other) {
        return new OtherWords(scalar -> mentions.stream().filter(mention -> mention.has(other)
                        && mention.written().span().start() == scalar.span().start()
                        && mention.written().text().equals(scalar.text())).findFirst()
                .map(mention -> mention.with(other))).in(file);
    }

    /** The texts that would stand in its places. */
    public List<String> textsWith(String other) {
        List<String> texts = new ArrayList<>();
        places().forEach(place -> texts.add(mentions.stream().filter(mention -> mention.written().span().equals(place))
                .findFirst().orElseThrow().with(other)));
        return texts;
    }
}
