package lampblack.random;

import java.util.Optional;
import lampblack.character.CharacterYamlWriter;
import lampblack.character.EntryKind;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;

/** The file of a character generated at random; its head says how to make the same again. */
public record RandomCharacterText(RandomCharacter made, long seed, EvaluatedCharacter evaluated, Messages messages) {

    /** Empty where no character could be found that is finished and within the rules. */
    public static Optional<RandomCharacterText> of(RandomCharacter how, long seed, Messages messages) {
        return how.forPeople().of(seed).map(evaluated -> new RandomCharacterText(how, seed, evaluated, messages));
    }

    /** What the character is called. */
    public String name() {
        return evaluated.file().fields().text("name").orElse("");
    }

    public String text(String schema) {
        String call = "--random --seed " + seed + (made.advances() > 0 ? " --advances " + made.advances() : "")
                + made.playbook().map(name -> " --playbook " + name).orElse("");
        String words = messages.render(Message.of("cli.random.head", "game", made.ruleset().title(), "call", call));
        return CharacterYamlWriter.of(evaluated.file().root(), schema, words);
    }

    /** That there are fewer advances than were asked for, where there are. */
    public Optional<Message> remark() {
        long bought = evaluated.file().ledger().stream().filter(entry -> entry.kind() == EntryKind.ADVANCE).count();
        return bought >= made.advances() ? Optional.empty() : Optional.of(
                Message.of("cli.random.fewer-advances", "count", bought));
    }
}
