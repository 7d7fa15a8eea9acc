/**
 * Lints for requirements, conditions and formulas: those that are never met, always true, divide by zero or leave
 * the bounds of what they set.
 * Read NeverMet first.
 */
package lampblack.lint.condition;
