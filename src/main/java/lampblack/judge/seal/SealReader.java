package lampblack.judge.seal;

import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.judge.FormCheck;

/**
 * Reads the rules that characters carry, which anybody may have written: whatever is wrong is one problem.
 *
 * @param form holds the rules of games to their form
 */
public record SealReader(FormCheck form) {

    /** What is wrong that shows without reading the rules; nothing for a character that carries none. */
    public static Optional<Diagnostic> glance(CharacterFile file) {
        return file.sealed().flatMap(sealed -> new CarriedRules(file, sealed.key().span()).wrongForm(sealed.value()));
    }

    /** The rules that a character carries, or what is wrong with them; neither where it carries none. */
    public Checked<SealedGame> read(CharacterFile file) {
        Report report = new Report();
        Optional<SealedGame> game = file.sealed().flatMap(sealed -> new CarriedRules(file, sealed.key().span())
                .game(sealed.value(), form, report));
        return new Checked<>(game, report.diagnostics());
    }
}
