/**
 * The tab that lists what is wrong with a character, the fixes that one press carries out, and the rulings of the
 * table. Read ProblemsTab first.
 */
package lampblack.builder.problems;
