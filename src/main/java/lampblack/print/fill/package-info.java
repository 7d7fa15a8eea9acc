/**
 * Lays fields over a printed sheet, so that it can be filled in, and reads back what was filled in. Read FormWriter first.
 */
package lampblack.print.fill;
