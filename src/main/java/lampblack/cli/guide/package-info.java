/**
 * The guide for authors, as one page to be read in a browser. Read {@code GuideBook} first; {@code GuideCommand} opens
 * it. It knows the pages in {@code docs/guide}, which are packed with the program, and no game.
 */
package lampblack.cli.guide;
