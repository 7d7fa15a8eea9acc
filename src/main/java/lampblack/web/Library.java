package lampblack.web;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.io.CharacterEditor;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.RulesetLoader;
import lampblack.ruleset.Ruleset;

/** The rulesets as they are at one moment, and what judges characters by them. */
final class Library {

    private final RulesetLoader rulesets;
    private final CharacterLoader characters;
    private final CharacterEditor editor;
    private Look look;

    Library(RulesetLoader rulesets) {
        this.rulesets = rulesets;
        this.characters = new CharacterLoader(rulesets);
        this.editor = new CharacterEditor(characters, new CharacterStore());
    }

    RulesetLoader rulesets() {
        return rulesets;
    }

    CharacterLoader characters() {
        return characters;
    }

    CharacterEditor editor() {
        return editor;
    }

    /** The colours of the games, which all have to be read for it. */
    synchronized Look look() {
        if (look == null) {
            look = Look.of(rulesets);
        }
        return look;
    }

    /** The games that are fit for use, by their titles. */
    List<Ruleset> games() {
        return rulesets.ids().stream().flatMap(id -> game(id).stream())
                .sorted((one, other) -> one.title().compareToIgnoreCase(other.title())).toList();
    }

    /** What is wrong with a game as it stands on the disk. */
    List<Diagnostic> problems(String id) {
        return rulesets.problems(id);
    }

    /** Whether a game is shown as it was when it last was fit for use. */
    boolean isOld(String id) {
        return rulesets.isOld(id);
    }

    /** A game that is fit for use. */
    Optional<Ruleset> game(String id) {
        return rulesets.ids().contains(id) ? rulesets.load(id).value().map(each -> each.ruleset()) : Optional.empty();
    }
}
