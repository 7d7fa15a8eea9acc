/**
 * What a character has to do with others on the shelf: the members of a crew, its map of claims, its relations, and
 * the page that shows all of a group at once. Read GroupPage first.
 */
package lampblack.builder.group;
