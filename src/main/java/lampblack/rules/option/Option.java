package lampblack.rules.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.requirement.Requirement;

/**
 * Something a character may take: a special ability, an item, a playbook.
 *
 * @param playbooks to which it belongs; none where it is everybody's
 * @param requires judged once, when it is taken
 * @param holds its effects hold only while this does
 * @param times how often it may be taken
 * @param locked whether it can be taken only once something opens it
 * @param playersSet what a player may write beside it although it is stated
 * @param whenTaken what happens once each time it is taken
 * @param onEntry for a playbook: whether its presets apply also to one who changes to it in play
 */
public record Option(
        OptionKey key,
        Label label,
        List<String> playbooks,
        List<String> tags,
        Requirement requires,
        Requirement holds,
        List<EffectBlock> gives,
        Map<String, Question> asks,
        Amount times,
        boolean locked,
        boolean permanent,
        boolean onEntry,
        Optional<Long> load,
        Optional<Cost> price,
        Optional<String> quality,
        Optional<Amount> uses,
        Optional<Amount> boxes,
        Set<StatedValue> playersSet,
        WhenTaken whenTaken) {

    /**
     * Whether an answer to a question of it must bring what is not there already: where that is not said, one that it
     * gives as an option must.
     */
    public boolean wantsRoom(Question question) {
        String answer = EffectTarget.ANSWER + question.label().id();
        return question.hasRoom().orElseGet(() -> gives.stream().flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect.grantedOption().stream()).anyMatch(given -> given.written().equals(answer)));
    }

    /** How high it brings the rating that answers a question, at most; empty where it does not say so itself. */
    OptionalLong highest(Question question, Function<String, Optional<String>> answers, DerivedSheet derived) {
        String answer = EffectTarget.ANSWER + question.label().id();
        List<OptionalLong> all = gives.stream().filter(block -> block.isMeant(answers))
                .flatMap(block -> block.effects().stream())
                .filter(effect -> effect.key() == EffectKey.RATINGS && effect.subject().equals(answer))
                .map(effect -> effect.highest(derived)).toList();
        return all.contains(OptionalLong.empty()) ? OptionalLong.empty()
                : all.stream().mapToLong(OptionalLong::getAsLong).max();
    }

    /** Whether it belongs to no playbook. */
    public boolean isCommon() {
        return playbooks.isEmpty();
    }

    /** Whether it belongs to a playbook, if there is one. */
    public boolean isOf(Optional<String> playbook) {
        return playbook.filter(playbooks::contains).isPresent();
    }

    /** Under which playbook it is shown to somebody: their own, if it belongs to that, or else the first. */
    public Optional<String> shownPlaybook(Optional<String> own) {
        return isOf(own) ? own : playbooks.stream().findFirst();
    }
}
