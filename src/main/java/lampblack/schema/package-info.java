/**
 * The JSON Schemas of rulesets, characters and tests: assembled from fragments, offered to editors, and checked.
 * Read {@code SchemaJudge} first: it names the two that judge. {@code SchemaValidator} asks the JSON Schema library, and
 * {@code LibraryViolations} reads what that found for the room {@code form} to say. {@code Schemas} holds the texts for
 * editors.
 */
package lampblack.schema;
