package lampblack.sheet.text;

import lampblack.character.Ruling;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.replay.EvaluatedCharacter;

/** One-sentence summaries of a character. */
public final class CharacterRemarks {

    private CharacterRemarks() {}

    /** In one sentence whether a character is legal. */
    public static Message legality(EvaluatedCharacter evaluated) {
        long errors = evaluated.diagnostics().stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .count();
        long rulings = Distinct.of(evaluated.ruled().stream().map(appliedRuling -> appliedRuling.ruling())).size();
        if (errors > 0) {
            return Message.of("cli.standing.problems", "count", errors);
        }
        Message legal = rulings > 0
                ? Message.of("cli.standing.ruled", "count", rulings)
                : Message.of("cli.standing.legal");
        return evaluated.todo().isEmpty()
                ? legal
                : Message.of("cli.standing.unfinished", "legal", legal, "count", evaluated.todo().size());
    }

    /** What a ruling allows. */
    public static Message ruling(Ruling ruling) {
        Message code = Message.of("cli.quoted", "word", ruling.allows());
        Message on = ruling.on().map(text -> Message.of("cli.ruling.on", "code", code, "subject", text)).orElse(code);
        return ruling.upTo().map(most -> Message.of("cli.ruling.up-to", "what", on, "bound", most)).orElse(on);
    }
}
