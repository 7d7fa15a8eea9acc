/**
 * What forms may change about a character, one class for each kind of change, and how it is written into the text
 * of the file. Read CharacterChange first, then CharacterChanges, which finds a change by the last step of its
 * address. A change proposes a new text and never saves it.
 */
package lampblack.builder.change;
