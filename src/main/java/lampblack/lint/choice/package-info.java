/**
 * Lints for what is chosen at creation and taken in play, and for what it costs: steps, lists, maps and filters that
 * offer too little, prices that nobody pays, and currencies that are neither earned nor spent. Read TooFewOptions
 * first, then NeverAfforded.
 */
package lampblack.lint.choice;
