/**
 * Files packed into one, as ZIP has it, where the JDK's own reader and writer cannot be had. Read {@code ZipReader} first.
 */
package lampblack.page.zip;
