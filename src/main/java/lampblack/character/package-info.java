/** A character as it is written, and as a state: choices, and what they have come to. */
package lampblack.character;
