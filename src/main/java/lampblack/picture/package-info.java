/**
 * Files that a stranger may have made and a page shows: pictures and typefaces. Each is known by its bytes, not by its
 * name, and only those parts of it are kept that a browser draws by; nothing is decoded. Read {@code Picture} first.
 */
package lampblack.picture;
