/**
 * The language of conditions and amounts: a strict subset of CEL, checked when a ruleset is loaded and evaluated in a
 * bounded number of steps.
 */
package lampblack.expression;
