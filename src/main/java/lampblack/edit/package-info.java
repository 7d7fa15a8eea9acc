/**
 * Changes to a judged character before they are saved: each is spliced into its text, and the whole is judged anew.
 * Read CharacterEditor first, then ProposedChange. Where a character is kept, and what judges it, is said by others
 * through CharacterJudge; it may not know files.
 */
package lampblack.edit;
