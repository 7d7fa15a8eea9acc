package lampblack.sheet.text;

import lampblack.character.Ruling;
import lampblack.diagnostic.Message;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Verdict;

/** One-sentence summaries of a character. */
public final class CharacterRemarks {

    private CharacterRemarks() {}

    /** In one sentence whether a character is legal. */
    public static Message legality(EvaluatedCharacter evaluated) {
        return Verdict.of(evaluated).words();
    }

    /** Why a ruling was made, and by whom. */
    public static String reason(Ruling ruling) {
        return ruling.because() + ruling.by().map(by -> " (" + by + ")").orElse("");
    }

    /** What a ruling allows. */
    public static Message ruling(Ruling ruling) {
        Message code = Message.quoted(ruling.allows());
        Message on = ruling.on().map(text -> Message.of("cli.ruling.on", "code", code, "subject", text)).orElse(code);
        return ruling.upTo().map(most -> Message.of("cli.ruling.up-to", "what", on, "bound", most)).orElse(on);
    }
}
