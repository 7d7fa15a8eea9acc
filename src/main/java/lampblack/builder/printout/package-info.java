/**
 * The page that shows a print before it is printed: what is asked for, the toolbar above it, and the sheet taken
 * apart into markup and styles. Read PrintRequest first. Printing itself is the browser's business.
 */
package lampblack.builder.printout;
