/** What is printed, as plain values: every word, dot and box is decided here, and a template only sets it in type. */
package lampblack.sheet;
