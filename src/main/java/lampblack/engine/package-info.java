/** Replays a character's choices under a ruleset: the only way a state comes to be, and the only judge of what may come next. */
package lampblack.engine;
