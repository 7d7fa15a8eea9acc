/**
 * What every lint is given: the Lint and SheetLint interfaces, the Findings they report to, and the requirements, formulas and
 * names of a ruleset, each collected once with where it is written.
 * Read Lint, then Findings. It knows no lint.
 */
package lampblack.lint.analysis;
