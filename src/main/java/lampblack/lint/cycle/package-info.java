/**
 * Lints for what depends on itself: links between sheets, derived quantities, requirements and options that grant
 * each other.
 * Read DependencyGraph, then CircularDerivation; StronglyConnectedComponents finds the cycles without recursion.
 */
package lampblack.lint.cycle;
