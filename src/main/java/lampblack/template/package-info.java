/**
 * Renders HTML from the templates: a template is compiled once to a tree of nodes, which writes any number of
 * pages. Read {@code SheetRenderer} (sheets and cards) and {@code PageRenderer} (pages of the builder) first, then
 * {@code TemplateNode}. Only this package and {@code load.template} know Thymeleaf; it may not open files.
 */
package lampblack.template;
