/**
 * Commands that only say something: show, options, explain, resolve, schema and guide, which opens the guide for
 * authors as one page (GuideBook). They change nothing.
 */
package lampblack.cli.show;
