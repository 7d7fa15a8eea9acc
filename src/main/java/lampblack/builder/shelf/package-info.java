/**
 * The pages of the shelf: characters, games, examples to start from, and the trash; and the interfaces through
 * which the builder reads characters and games wherever they are stored. Read Shelf and Games first, then ShelfPage.
 * Knows nothing of the tabs of a character.
 */
package lampblack.builder.shelf;
