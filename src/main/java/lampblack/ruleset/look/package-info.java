/**
 * How an author wants a game's sheets to look beyond faces and ornaments: frames, fills, shapes of marks. Each property
 * is one of a closed choice or known to be harmless, so that no style can be smuggled in. Read {@code BlockLook} first.
 */
package lampblack.ruleset.look;
