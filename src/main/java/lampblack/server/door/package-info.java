/**
 * What stands before every page: Guard refuses what no page of ours sends, Door says which way a request came in and
 * whose it is, WholeForms takes a form in before anything works on it, and Turns gives everybody their share of answers.
 * Nothing behind it has to ask again whether a request is well formed, from where it comes or how large it is.
 */
package lampblack.server.door;
