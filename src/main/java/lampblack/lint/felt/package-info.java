/**
 * The proof that what a ruleset gives, charges, limits or asks is felt by somebody: by some roll, track, cap, price or
 * option of some sheet. Read NothingFeels first, then FeltGift, which answers for each kind of effect.
 */
package lampblack.lint.felt;
