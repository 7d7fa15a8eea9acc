/**
 * Templates and styles that somebody changed: read from a folder and checked before anything is rendered with them.
 * Read {@code TemplateFolder} first, then {@code TemplateCheck}. It may not render.
 */
package lampblack.template.check;
