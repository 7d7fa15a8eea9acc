/**
 * Who asks, where several people share a shelf at a table: what each may do, and what the builder asks to know of
 * them. Read Right, then Attendee. Nothing here knows how somebody is recognised.
 */
package lampblack.builder.table;
