/**
 * Works out exactly what dice come to under the rolls of a game, and rolls them from a seed. Start with SettledRoll
 * (a roll with everything decided but the dice), then Odds and RolledDice. Chances are exact fractions; knows no
 * ledger and no file.
 */
package lampblack.dice;
