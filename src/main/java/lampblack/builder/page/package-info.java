/**
 * What all pages have in common: the frame, addresses, tabs, notices, form fields, what a form has sent, and what the
 * tabs of a character are made from. Read PageView and TabView first, then TabInput; a page is a plain record, and its
 * template is found by its kind. Knows no change and no feature of the builder.
 */
package lampblack.builder.page;
