/**
 * The builder without a server: a controller for each group of addresses takes a request, asks the shelf and the
 * rules, and returns a reply. Read CharacterController first, then TabViews, which says which view stands behind
 * each tab of a character. Nothing in this package or below it may know HTTP, files or threads.
 */
package lampblack.builder;
