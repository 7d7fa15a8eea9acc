/**
 * The tab on which a character is made: each block of its sheet as something to fill in, the sidebar of what is
 * left to do, and the preview of a change before it is made. Read BuildTab and BuildTabBuilder first; records
 * ending in Editor or Picker are what is shown, classes ending in Builder make them.
 */
package lampblack.builder.build;
