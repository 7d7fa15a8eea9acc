/**
 * Commands about dice: roll, odds and compare. Read RollActor, which knows who rolls and with what, then RollRun.
 * Odds and dice themselves are in the package dice.
 */
package lampblack.cli.roll;
