/**
 * Reads what was filled in on a sheet back into a character. Read FilledSheet first. It knows no PDF and no file.
 */
package lampblack.edit.fill;
