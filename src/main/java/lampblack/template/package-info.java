/**
 * Sets templates. Those of sheets and cards are set by Thymeleaf; those of the builder's pages, and all of a published
 * game, are parsed by it once and compiled into the pieces of {@code html}. Read {@code SheetRenderer} and
 * {@code PageRenderer} first. Only this package knows Thymeleaf; it may not open files.
 */
package lampblack.template;
