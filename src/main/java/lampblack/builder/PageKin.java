package lampblack.builder;

import java.util.List;
import java.util.Optional;
import lampblack.builder.group.OwnerWays;
import lampblack.builder.page.Link;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OptionKey;

/**
 * What a character is and what it belongs to, as the head of each of its tabs says it.
 *
 * @param word what the game calls a playbook
 * @param playbook its title, or empty
 * @param owners the ways to what it belongs to
 */
public record PageKin(String word, String playbook, List<Link> owners) {

    public PageKin {
        owners = List.copyOf(owners);
    }

    static PageKin of(LoadedCharacter character) {
        EvaluatedCharacter evaluated = character.evaluated();
        Optional<String> playbook = evaluated.inPlay().playbook()
                .map(id -> evaluated.inPlay().title(new OptionKey(OptionKey.PLAYBOOKS, id)));
        return new PageKin(evaluated.sheet().playbookTitle().orElse(""), playbook.orElse(""),
                OwnerWays.of(character));
    }

    /** Whether there is anything to say. */
    public boolean shown() {
        return !playbook.isEmpty() || !owners.isEmpty();
    }
}
