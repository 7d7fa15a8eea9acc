/**
 * A table: one group that shares a shelf over the local network. Read Table, which holds what the others make up: the
 * desk where codes are shown, the people and what they have, the rights, the pause, and who changed what. TableShelf
 * holds every request to the rights of whoever sent it, as Permits says them. Nothing here knows Javalin.
 */
package lampblack.server.table;
