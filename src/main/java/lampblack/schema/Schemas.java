package lampblack.schema;

import lampblack.ruleset.Ruleset;

/**
 * The texts of the schemas, for editors. A file's first line names one of them,
 * {@code # yaml-language-server: $schema=ruleset.schema.json}; outside this repository a copy beside the file serves.
 */
public final class Schemas {

    private Schemas() {}

    /** The schema of a ruleset as written: a part of one, or an overlay. */
    public static String ruleset() {
        return PackedSchema.LAYER.text();
    }

    /** The schema of a whole ruleset, as it is after everything it extends is merged. */
    public static String resolvedRuleset() {
        return PackedSchema.RULESET.text();
    }

    /** The schema of a character of any game. */
    public static String character() {
        return PackedSchema.CHARACTER.text();
    }

    /** The schema of a file of tests of any ruleset. */
    public static String tests() {
        return PackedSchema.TESTS.text();
    }

    /** The schema of the characters of one ruleset, with its names in it. */
    public static String character(Ruleset ruleset) {
        return character(VocabularyCollector.ruleset(ruleset));
    }

    /** The schema of the characters of one ruleset. */
    public static String character(CharacterVocabulary words) {
        return CharacterSchema.of(words);
    }
}
