package lampblack.io;

/**
 * A name that is known at a place of a template, and those known around it.
 *
 * @param outer null where there are none
 */
record Known(String name, Object value, Known outer) {}
