/**
 * Lints for what is chosen at creation and taken in play: steps, lists, maps and filters that offer too little,
 * nothing, or what cannot be taken.
 * Read TooFewOptions first.
 */
package lampblack.lint.choice;
