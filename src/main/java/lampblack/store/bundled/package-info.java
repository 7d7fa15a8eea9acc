/**
 * What is shipped inside the program: templates, schemas, rulesets and the messages. Read {@code BundledFiles}
 * first; {@code MessageBundle} reads the messages. It knows only the program's own jar or classes.
 */
package lampblack.store.bundled;
