/**
 * The language of conditions and amounts: a strict subset of CEL, parsed and type-checked when a ruleset is loaded
 * and evaluated in a bounded number of steps. Start with Expression, then Term, the sealed family of its parts.
 * Knows no rules: what names stand for comes in through Vocabulary and Scope.
 */
package lampblack.expression;
