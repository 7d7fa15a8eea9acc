/**
 * Puts rolls, their odds and their outcomes into sentences and tables, for sheets, the command line and the builder
 * alike. Read {@code RollDescriptions} first. It knows the rules and the dice, never a character's file.
 */
package lampblack.sheet.roll;
