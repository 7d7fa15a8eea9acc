/**
 * The JSON Schemas of rulesets, characters and tests: assembled from fragments, offered to editors, and checked.
 * Read {@code SchemaValidator} first: {@code SchemaPrecheck} passes what is plainly valid, the library finds what
 * is not, and {@code SchemaViolationReporter} says it so that one mistake is one message. {@code Schemas} holds the
 * texts for editors.
 */
package lampblack.schema;
