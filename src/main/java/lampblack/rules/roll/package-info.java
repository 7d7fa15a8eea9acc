/**
 * Procedures for dice: what is rolled, what counts, which outcomes there are and what they do. Start with Roll.
 * Describes rolls only; odds and results are worked out in dice.
 */
package lampblack.rules.roll;
