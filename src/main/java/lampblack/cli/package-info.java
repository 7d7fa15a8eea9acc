/**
 * The command line. Main runs it, Commands lists the commands and loads only the one that is asked for. Each command
 * reads, calls the product and prints; the rules are elsewhere.
 */
package lampblack.cli;
