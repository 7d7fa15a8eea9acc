/** Mistakes in a ruleset that show before any character meets it. */
package lampblack.lint;
