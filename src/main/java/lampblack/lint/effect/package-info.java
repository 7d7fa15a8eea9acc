/**
 * Lints for what options, tracks and rolls do: effects without effect, limits that nothing reaches, tracks without
 * room and rolls without dice.
 * Read GivesNothing first.
 */
package lampblack.lint.effect;
