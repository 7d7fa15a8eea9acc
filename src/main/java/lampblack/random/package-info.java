/**
 * Generates characters, the same for the same seed on every machine: creation, a career of sessions and advances,
 * parts and owners, each choice tried with the judges that judge files.
 * Read RandomCharacter first; a Goal says what the character must come to, and chance decides the rest.
 */
package lampblack.random;
