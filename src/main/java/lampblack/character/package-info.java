/**
 * A character as its file says it, and the choices that this comes to at one moment. Start with CharacterFile (what is
 * written) and Choices (what was chosen so far), whose collections share all they can with earlier ones
 * (PersistentTreeMap). Knows no rules, so nothing here is judged.
 */
package lampblack.character;
