/**
 * From the text of a character to a verdict on it: its form, its choices, its game, what it belongs to and who belongs
 * to it. Read {@code CharacterReading} first. Where texts stand is said by a {@code Place}, and what games there are by
 * {@code Rulesets}; it may not know files, threads or any library.
 */
package lampblack.judge;
