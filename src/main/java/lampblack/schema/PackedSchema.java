package lampblack.schema;

import lampblack.form.SchemaForm;

/** A schema that is packed with the program, and what holds trees to it, each made when it is first needed. */
enum PackedSchema {

    /** Of one layer of a ruleset, before it is laid over what it extends. */
    LAYER("ruleset"),
    /** Of a whole ruleset, after its layers are merged. */
    RULESET("ruleset-resolved"),
    /** Of a character of any game. */
    CHARACTER("character"),
    /** Of a file of tests. */
    TESTS("tests");

    private final String file;
    private SchemaForm form;
    private SchemaValidator library;

    PackedSchema(String file) {
        this.file = file;
    }

    String text() {
        return SchemaFragments.text(file + ".schema.json");
    }

    synchronized SchemaForm form() {
        if (form == null) {
            form = SchemaForm.read(text());
        }
        return form;
    }

    synchronized SchemaValidator everit() {
        if (library == null) {
            library = new SchemaValidator(text(), this::form);
        }
        return library;
    }
}
