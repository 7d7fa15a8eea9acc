/**
 * The JSON Schemas of rulesets, characters and tests: assembled from fragments, offered to editors, and checked.
 * Read {@code SchemaValidator} first: {@code SchemaForm} passes what is plainly valid, the library finds what is not,
 * which {@code LibraryViolations} reads for the room {@code form} to say. {@code Schemas} holds the texts for editors.
 */
package lampblack.schema;
