/** The vocabulary of a game's rules: the blocks of a sheet, the kinds of rule, and how each is judged. */
package lampblack.rules;
