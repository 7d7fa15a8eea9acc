/**
 * Lays fields over a printed sheet, so that it can be filled in. Read FormWriter first.
 */
package lampblack.print.fill;
