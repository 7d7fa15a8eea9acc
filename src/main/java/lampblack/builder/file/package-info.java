/**
 * The tabs of the file itself: its text, its earlier versions, and what is wrong with it, with the fixes that one
 * press carries out and the rulings of the table; also where the file is too damaged to be read as a character. Read
 * FileTab and ProblemsTab first.
 */
package lampblack.builder.file;
