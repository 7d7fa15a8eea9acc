/**
 * Builds a sheet: of a character, of nobody yet (blank), or of a game's tables; and puts rolls and their odds into
 * sentences. Read {@code SheetBuilder} first, then {@code SheetSubject} (whose sheet it is); each {@code
 * …BlockBuilder} makes the blocks of one part of the rules. It may not know how blocks are printed.
 */
package lampblack.sheet.build;
