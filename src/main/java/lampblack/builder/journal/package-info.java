/**
 * What is written about a character beside the rules: its notes in the order of play, and a few words about whom and
 * what it has. Read JournalView first.
 */
package lampblack.builder.journal;
