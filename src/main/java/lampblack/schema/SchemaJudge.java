package lampblack.schema;

import java.util.function.Function;
import lampblack.judge.FormCheck;
import lampblack.judge.RulesetForms;

/** What holds documents to our schemas. Both judges give the same diagnostics ({@code TwoJudgesTest}). */
public enum SchemaJudge {

    /** The JSON Schema library, for whoever asks whether a document is right. */
    LIBRARY(PackedSchema::everit),
    /** The compiled form, for commands and presses that only play, where the library takes too long to load. */
    COMPILED(schema -> schema.form()::problems);

    private final Function<PackedSchema, FormCheck> by;

    SchemaJudge(Function<PackedSchema, FormCheck> by) {
        this.by = by;
    }

    /** The check of the layers of a ruleset, and of the whole. */
    public RulesetForms rulesets() {
        return new RulesetForms(check(PackedSchema.LAYER), check(PackedSchema.RULESET));
    }

    /** The check of a character of any game. */
    public FormCheck characters() {
        return check(PackedSchema.CHARACTER);
    }

    /** The check of a file of tests. */
    public FormCheck tests() {
        return check(PackedSchema.TESTS);
    }

    /** Reads no schema before there is a tree to check. */
    private FormCheck check(PackedSchema schema) {
        return (tree, game) -> by.apply(schema).check(tree, game);
    }
}
