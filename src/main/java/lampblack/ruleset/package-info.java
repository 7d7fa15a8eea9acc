/** A game as data: from the tree an author wrote to the rules that characters are judged by. */
package lampblack.ruleset;
