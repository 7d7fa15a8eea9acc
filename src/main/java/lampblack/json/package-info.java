/**
 * What {@code --format json} prints: values of the program as maps and lists, and the printer. Read
 * {@code JsonPrinter} first, then {@code CharacterJson}. Its keys are promised to other programs; it may know
 * neither terminals nor requests.
 */
package lampblack.json;
