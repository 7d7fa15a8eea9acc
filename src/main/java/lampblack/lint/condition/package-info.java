/**
 * Lints for requirements, conditions and formulas: those that are never met, always true, go round in a circle, divide
 * by zero, read marks of play where they may not, or leave the bounds of what they set. Read NeverMet first; for
 * circles, DependencyGraph.
 */
package lampblack.lint.condition;
