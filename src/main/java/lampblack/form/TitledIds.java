package lampblack.form;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** The ids of a game by what they are titled, to tell which of them is meant by words. */
public final class TitledIds {

    /** Words before a name that are no part of it. */
    private static final Set<String> BEFORE = Set.of("a", "an", "the", "each", "every", "any", "all", "one", "my",
            "own", "per", "once");
    /** What may stand where an id does, and is none of the game's. */
    private static final Set<String> OURS = Set.of("session", "roll", "playbook", "playbooks");
    private static final Set<String> NAMED = Set.of("title", "one");

    private final Map<String, Set<String>> byTitle = new HashMap<>();
    private final Set<String> known = new LinkedHashSet<>(OURS);

    /** @param trees of the game, or of its layers */
    public TitledIds(List<? extends Node> trees) {
        trees.forEach(this::gather);
    }

    /** The id that is meant by its title, or by its words with others before them; empty where several may be. */
    public Optional<String> of(String written) {
        String words = written.strip().toLowerCase(Locale.ROOT);
        Set<String> titled = byTitle.getOrDefault(words, Set.of());
        if (titled.size() == 1) {
            return Optional.of(titled.iterator().next());
        }
        String id = slug(words);
        if (isKnown(id)) {
            return Optional.of(id);
        }
        int space = words.indexOf(' ');
        if (space > 0 && BEFORE.contains(words.substring(0, space))) {
            String rest = words.substring(space + 1);
            return of(rest).or(() -> Stream.of(rest + "s", rest.replaceAll("s$", "")).map(TitledIds::slug)
                    .filter(this::isKnown).findFirst());
        }
        return Optional.empty();
    }

    private boolean isKnown(String id) {
        return known.contains(id.substring(id.lastIndexOf('.') + 1));
    }

    /** Words written as an id. */
    static String slug(String written) {
        return Normalizer.normalize(written, Normalizer.Form.NFD).toLowerCase(Locale.ROOT)
                .replaceAll("[\\u0300-\\u036f]+", "")
                .replaceAll("[^a-z0-9.]+", "-")
                .replaceAll("^[-.]+|[-.]+$", "");
    }

    private void gather(Node node) {
        node.all().forEach(entry -> {
            String id = entry.key().text();
            known.add(id);
            NAMED.forEach(key -> entry.value().get(key).flatMap(Node::asScalar).map(Scalar::text)
                    .ifPresent(title -> title(title, id)));
            gather(entry.value());
        });
        node.asList().ifPresent(list -> list.items().forEach(this::gather));
    }

    private void title(String title, String id) {
        byTitle.computeIfAbsent(title.strip().toLowerCase(Locale.ROOT), words -> new LinkedHashSet<>()).add(id);
    }
}
