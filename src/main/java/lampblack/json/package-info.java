/**
 * What {@code --format json} prints: records whose components are the keys, and the printer, which is Jackson's. Read
 * {@code JsonPrinter} first, then {@code CharacterJson}. The keys are promised to other programs; it may know
 * neither terminals nor requests.
 */
package lampblack.json;
