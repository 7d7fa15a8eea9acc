/**
 * The pages of the shelf: characters, games, examples to begin from, and what was deleted. Read ShelfPage first.
 * Knows nothing of the tabs of a character.
 */
package lampblack.builder.shelf;
