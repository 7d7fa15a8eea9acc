/**
 * How a character relates to others: the members of a crew, its claim map, its relations, the page that shows a whole
 * group at once, and who asks where several people share a shelf at a table. Read GroupPage first, and for the table
 * Right, then Attendee. Nothing here knows how somebody is recognised.
 */
package lampblack.builder.group;
