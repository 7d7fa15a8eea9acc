/**
 * Lints for what is read rather than computed with: titles and texts that are missing, too long or doubled, credits
 * that are another game's, colours too pale to print.
 */
package lampblack.lint.text;
