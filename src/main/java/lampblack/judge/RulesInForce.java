package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.judge.seal.SealReader;
import lampblack.judge.seal.SealedGame;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;

/**
 * The rules that a character is judged by: those of its game, or those that it carries.
 *
 * @param sealed those that it carries, where it is judged by them
 */
record RulesInForce(LoadedRuleset loaded, Optional<SealedGame> sealed) {

    /** Those of its game alone, or why they cannot be had. */
    private static Checked<RulesInForce> ofGame(CharacterFile file, Rulesets games) {
        Checked<LoadedRuleset> game = games.named(file.ruleset());
        return game.value().map(loaded -> new Checked<>(Optional.of(new RulesInForce(loaded, Optional.empty())),
                List.<Diagnostic>of())).orElseGet(() -> new Checked<>(Optional.empty(), broken(file, game)));
    }

    /** Those of its game, or where they cannot be had those that it carries, as the terms say. */
    static Checked<RulesInForce> of(CharacterFile file, Rulesets games, JudgingTerms terms) {
        if (terms.instead().isPresent()) {
            return ofGame(file, games);
        }
        if (terms.bySeals()) {
            return carried(file, terms.seals().orElseThrow(), List.of());
        }
        Checked<RulesInForce> game = ofGame(file, games);
        if (game.value().isPresent()) {
            return new Checked<>(game.value(), SealReader.glance(file)
                    .map(problem -> problem.withSeverity(Severity.WARNING)).stream().toList());
        }
        return file.sealed().isEmpty() || terms.seals().isEmpty() ? game
                : carried(file, terms.seals().get(), game.diagnostics());
    }

    /** @param missing why the game cannot be had; nothing where it is not wanted */
    private static Checked<RulesInForce> carried(CharacterFile file, SealReader seals, List<Diagnostic> missing) {
        Optional<MapNode.Entry> written = file.sealed();
        if (written.isEmpty()) {
            return new Checked<>(Optional.empty(), List.of(Diagnostic.of(Code.SEAL__MISSING, file.span())
                    .note(Message.of("note.seal"))));
        }
        Checked<SealedGame> read = seals.read(file);
        if (read.value().isEmpty()) {
            List<Diagnostic> all = new ArrayList<>(missing);
            all.addAll(read.diagnostics());
            return new Checked<>(Optional.empty(), all);
        }
        Ruleset rules = read.value().get().rules().ruleset();
        Diagnostic inForce = Diagnostic.of(Code.SEAL__IN_FORCE, written.get().key().span(), "game", rules.title(),
                "version", rules.version());
        inForce = missing.isEmpty() ? inForce.withSeverity(Severity.NOTE)
                : inForce.note(missing.get(0).message()).notes(missing.get(0).notes());
        Optional<String> since = file.version().map(Scalar::text).filter(version -> !version.equals(rules.version()));
        inForce = since.isPresent() ? inForce.note(Message.of("note.seal-older", "version", since.get())) : inForce;
        return new Checked<>(read.value().map(game -> new RulesInForce(game.rules(), Optional.of(game))),
                List.of(inForce));
    }

    /** A ruleset's own problems are reported with the ruleset; a character only says that it cannot be judged. */
    private static List<Diagnostic> broken(CharacterFile file, Checked<LoadedRuleset> ruleset) {
        Diagnostic first = ruleset.diagnostics().stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .findFirst()
                .orElseThrow();
        if (first.code() == Code.RULESET__NOT_FOUND) {
            return ruleset.diagnostics();
        }
        return List.of(Diagnostic.of(Code.RULESET__HAS_ERRORS, file.ruleset().span(), "name", file.ruleset().text())
                .note(first.message(), first.span()).note(Message.of("note.check-ruleset")));
    }

    /** What was judged; by rules that it carries nothing is mended, as only its game says what is right. */
    Checked<LoadedCharacter> withoutFixes(Checked<LoadedCharacter> judged) {
        if (sealed.isEmpty()) {
            return judged;
        }
        Report report = new Report();
        judged.diagnostics().forEach(problem -> report.add(problem.withoutFixes()));
        return new Checked<>(judged.value(), report.diagnostics());
    }
}
