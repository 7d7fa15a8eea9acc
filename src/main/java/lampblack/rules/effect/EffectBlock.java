package lampblack.rules.effect;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import lampblack.character.Name;
import lampblack.diagnostic.Span;
import lampblack.rules.requirement.Requirement;

/**
 * A block of effects that holds while its condition does.
 *
 * @param answer what has to be answered for it, where it stands under an answer
 * @param time the taking of the option that alone brings it, counted from 1; 0 where each does
 * @param places the place of each effect, in order
 * @param stays whether it stays when the playbook that it stands in is left; empty where its dots and options alone do
 */
public record EffectBlock(
        Requirement holds, Optional<RequiredAnswer> answer, long time, List<Effect> effects, List<Span> places,
        Span span, Optional<Staying> stays) {

    /** Whether it stays, and where that is written. */
    public record Staying(boolean stays, Span key) {}

    /** One of the answers to a question of the option. */
    public record RequiredAnswer(String question, String id) {}

    /** Whether all that it gives stays when the playbook that it stands in is left, or ends, as far as that is said. */
    public Optional<Boolean> said() {
        return stays.map(Staying::stays);
    }

    /** Goes through what it gives, each with its place. */
    public void forEach(BiConsumer<Effect, Span> visitor) {
        for (int i = 0; i < effects.size(); i++) {
            visitor.accept(effects.get(i), places.get(i));
        }
    }

    /** Whether it was answered as it asks for. @param answers what was answered, by question */
    public boolean isMeant(Function<String, Optional<String>> answers) {
        return answer.map(requiredAnswer -> answers.apply(requiredAnswer.question()).map(said -> Name.of(said).key())
                .filter(requiredAnswer.id()::equals).isPresent()).orElse(true);
    }
}
