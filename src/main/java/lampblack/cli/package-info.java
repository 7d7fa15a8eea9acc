/** The command line: one class per command, each of which reads, calls the product and prints. */
package lampblack.cli;
