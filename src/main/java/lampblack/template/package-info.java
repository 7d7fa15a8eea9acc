/**
 * Reads templates, which Thymeleaf parses and {@code TemplateCompiler} makes the pieces of {@code html} from: a template
 * is compiled once and writes any number of pages. Read {@code SheetRenderer} (sheets and cards) and
 * {@code PageRenderer} (pages of the builder) first. Only this package knows Thymeleaf; it may not open files.
 */
package lampblack.template;
