/**
 * The pages of the shelf: characters, games, examples to begin from, and what was deleted; and the interfaces over
 * which the builder knows characters and games wherever they are kept. Read Shelf and Games first, then ShelfPage.
 * Knows nothing of the tabs of a character.
 */
package lampblack.builder.shelf;
