/**
 * Replays a character's choices under a ruleset and judges them: creation as a whole, then the ledger entry by
 * entry, then the marks of play, then the rulings that excuse problems.
 * Read Replay first, then EvaluatedCharacter, which is what everything to the right works with; each ...Judge holds
 * one part of the file against the rules.
 * It knows nothing of what may be taken next, of explanations, sheets or files.
 */
package lampblack.replay;
