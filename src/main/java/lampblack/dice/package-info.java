/** Reckons exactly what dice come to under the rolls of a game, and lets them fall. */
package lampblack.dice;
