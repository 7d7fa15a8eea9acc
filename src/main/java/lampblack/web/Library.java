package lampblack.web;

import lampblack.io.CharacterEditor;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.RulesetLoader;

/** The rulesets as they are at one moment, and what judges characters by them. */
record Library(RulesetLoader rulesets, CharacterLoader characters, CharacterEditor editor) {

    static Library of(RulesetLoader rulesets) {
        CharacterLoader characters = new CharacterLoader(rulesets);
        return new Library(rulesets, characters, new CharacterEditor(characters, new CharacterStore()));
    }
}
