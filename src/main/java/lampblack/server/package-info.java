/**
 * The builder over HTTP, for browsers on this machine alone: Javalin and Jetty, the guard in front of them, the
 * folder of characters, watching of files, caches and threads. Read Program, then ServeRun and Routes. It puts the
 * builder behind addresses and decides nothing about characters.
 */
package lampblack.server;
