/**
 * How one sheet belongs to another that gives to it, as a character belongs to a crew. Start with OwnerLinks. Knows
 * owners only through what they give and what formulas may read of them, never their files.
 */
package lampblack.rules.owner;
