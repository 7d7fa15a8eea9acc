/**
 * The steps of character creation: spending points, setting ratings, choosing options, filling fields. Start with
 * CreationStep, the sealed family of its kinds. A step applies and judges the choices of creation only; the ledger
 * is replayed elsewhere.
 */
package lampblack.rules.step;
