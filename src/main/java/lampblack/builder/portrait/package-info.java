/**
 * The picture of a character: which files are taken for one, and what of them is kept. Nothing is decoded here; a file
 * is taken apart into its pieces, and only those are kept that a browser draws by. Read Picture first.
 */
package lampblack.builder.portrait;
