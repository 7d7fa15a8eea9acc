/**
 * The command line. Main runs it, Commands lists the commands and loads only the one that is asked for,
 * FastCommandLine does without the parser where a line is plain. Each command reads, calls the product and prints;
 * the rules are elsewhere.
 */
package lampblack.cli;
