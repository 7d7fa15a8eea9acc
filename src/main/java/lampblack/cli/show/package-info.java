/**
 * Commands that only say something: show, options, explain, resolve and schema. They change nothing.
 */
package lampblack.cli.show;
