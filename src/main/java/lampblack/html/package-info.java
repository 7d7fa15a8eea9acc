/**
 * HTML from compiled templates: a tree of pieces for each template, which are asked with records for what differs from
 * page to page. Read {@code Templates} first, then {@code TemplateNode}. Whoever reads the templates is elsewhere; this
 * package may not know where they stand, nor how a component of a record is reached.
 */
package lampblack.html;
