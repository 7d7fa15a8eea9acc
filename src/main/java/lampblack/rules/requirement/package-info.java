/**
 * What must hold of a character before something may be had, and how that is said in the game's words. Start with
 * Requirement, the sealed family of its kinds. A requirement asks the derived sheet and changes nothing.
 */
package lampblack.rules.requirement;
