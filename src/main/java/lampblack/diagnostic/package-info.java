/** What Lampblack says about a text: problems as values, each with its place, its code and, where there is one, its fix. */
package lampblack.diagnostic;
