/**
 * What of a sheet can be filled in, by name and with what stands there. Read FillPlaces first. It knows no file and no PDF.
 */
package lampblack.sheet.fill;
