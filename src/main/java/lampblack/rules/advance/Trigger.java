package lampblack.rules.advance;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.rules.derived.DerivedSheet;

/**
 * When something is earned, in the game's words: one sentence for everybody, or one for each playbook that may earn it.
 *
 * @param forAll the words for everybody; empty where there are none, or playbooks have their own
 * @param byPlaybook the words of each playbook by its id; empty where everybody may earn it
 */
public record Trigger(String forAll, Map<String, String> byPlaybook) {

    public Trigger {
        byPlaybook = Collections.unmodifiableMap(new LinkedHashMap<>(byPlaybook));
    }

    /** The playbooks that alone may earn it; empty where the playbook does not matter. */
    public Set<String> playbooks() {
        return byPlaybook.keySet();
    }

    /** Whether a character has a playbook that it is for. */
    boolean isFor(DerivedSheet derived) {
        return byPlaybook.isEmpty() || words(derived).isPresent();
    }

    private Optional<String> words(DerivedSheet derived) {
        return derived.playbook().map(byPlaybook::get);
    }

    /** The words for a character; empty where it has none. */
    String of(DerivedSheet derived) {
        return words(derived).orElse(forAll);
    }

    /** All words that it has for anybody. */
    public Collection<String> all() {
        return byPlaybook.isEmpty() ? List.of(forAll) : byPlaybook.values();
    }
}
