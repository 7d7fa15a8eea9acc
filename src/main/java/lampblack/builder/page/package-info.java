/**
 * What all pages have in common: the frame, addresses, tabs, notices, form fields, and what a form has sent. Read
 * PageView and TabView first; a page is a plain record, and its template is found by its kind. Knows no change and
 * no feature of the builder.
 */
package lampblack.builder.page;
