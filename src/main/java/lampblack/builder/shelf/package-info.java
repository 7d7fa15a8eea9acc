/**
 * The pages of the shelf: characters, games, examples to start from, and the trash; and the shelf
 * itself, over a storage that is a folder or a page's memory. Read Shelf, Storage and Games first, then ShelfPage.
 * Knows nothing of the tabs of a character.
 */
package lampblack.builder.shelf;
