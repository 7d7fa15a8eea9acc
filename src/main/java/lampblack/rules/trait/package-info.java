/**
 * Traits: sets of named things with a rating, fixed, open for players to name, or derived from others. Start with
 * TraitSet. What a rating comes to with everything that options give is worked out in rules.derived.
 */
package lampblack.rules.trait;
