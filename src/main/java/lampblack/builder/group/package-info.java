/**
 * How a character relates to others on the shelf: the members of a crew, its claim map, its relations, and
 * the page that shows a whole group at once. Read GroupPage first.
 */
package lampblack.builder.group;
