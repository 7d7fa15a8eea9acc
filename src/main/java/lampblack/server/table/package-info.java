/**
 * A table: one group that shares a shelf over the local network. Read Table, which holds what the others make up: the
 * desk where codes are shown, the people and what they have, the rights, the pause, and who changed what. TableRights
 * says what whoever asks may see and change of the shelf. Nothing here knows Javalin.
 */
package lampblack.server.table;
