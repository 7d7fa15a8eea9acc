/**
 * Proves in a real browser that a printed sheet is whole: nothing lost, cut, covered, torn apart or too small to
 * read. Read {@code ProofRun} first, then {@code ProofPrinter} and {@code PrintAnalysis}; each {@code …Check} holds
 * one promise.
 */
package lampblack.print.proof;
