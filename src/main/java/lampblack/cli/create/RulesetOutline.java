package lampblack.cli.create;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What an author has said a new game shall have.
 *
 * @param actions the ids of its actions by attribute; those of other attributes stay as they are in the base
 * @param playbooks the ids of its playbooks
 * @param crews the ids of its kinds of crew
 * @param renames what it calls things of its base, by their ids
 * @param approaches whether it begins without actions, and with a home
 */
record RulesetOutline(Map<String, List<String>> actions, List<String> playbooks, List<String> crews,
        Map<String, String> renames, boolean approaches) {

    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");

    /** A word of it is not written as it should be. */
    static final class NoOutline extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final String key;

        private NoOutline(String key, String word) {
            super(word, null, false, false);
            this.key = key;
        }

        /** The key of the message that says what was expected. */
        String key() {
            return key;
        }
    }

    static boolean isId(String word) {
        return ID.matcher(word).matches();
    }

    /**
     * What words on a line say.
     *
     * @param actions as {@code insight=hunt,study}
     * @param renames as {@code insight=Wit}
     */
    static RulesetOutline of(List<String> actions, List<String> playbooks, List<String> crews, List<String> renames,
            boolean approaches) {
        Map<String, List<String>> byAttribute = new LinkedHashMap<>();
        actions.stream().flatMap(words -> Stream.of(words.strip().split("\\s+"))).filter(word -> !word.isEmpty())
                .forEach(word -> {
                    String[] sides = word.split("=", -1);
                    if (sides.length != 2 || !isId(sides[0])) {
                        throw new NoOutline("cli.starter.actions-form", word);
                    }
                    byAttribute.computeIfAbsent(sides[0], key -> new ArrayList<>()).addAll(ids(List.of(sides[1])));
                });
        Map<String, String> titles = new LinkedHashMap<>();
        for (String word : renames) {
            String[] sides = word.split("=", 2);
            if (sides.length != 2 || !isId(sides[0].strip()) || sides[1].isBlank()) {
                throw new NoOutline("cli.starter.rename-form", word);
            }
            titles.put(sides[0].strip(), sides[1].strip());
        }
        return new RulesetOutline(byAttribute, ids(playbooks), ids(crews), titles, approaches);
    }

    private static List<String> ids(List<String> words) {
        List<String> ids = words.stream().flatMap(word -> Stream.of(word.split("[,\\s]+")))
                .filter(word -> !word.isEmpty()).distinct().toList();
        ids.stream().filter(word -> !isId(word)).findFirst().ifPresent(word -> {
            throw new NoOutline("cli.not-an-id", word);
        });
        return ids;
    }

    boolean isEmpty() {
        return actions.isEmpty() && playbooks.isEmpty() && crews.isEmpty() && renames.isEmpty();
    }
}
