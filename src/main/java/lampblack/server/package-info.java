/**
 * The builder over HTTP, for browsers on this machine alone: Javalin and Jetty, the guard in front of them (door), the
 * folder of characters as a shelf, watching of files, caches and threads. Read Program, then ServeRun, Routes and
 * Exchange. It brings the builder what it asks for, sends what it replies, and decides nothing about characters.
 */
package lampblack.server;
