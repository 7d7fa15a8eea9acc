/**
 * Reads characters of earlier versions of a game as today's game calls things. Read Takeover first; Mentions finds the
 * ids in a file, Naming says what each is called today. It changes trees, never texts or files.
 */
package lampblack.migration;
