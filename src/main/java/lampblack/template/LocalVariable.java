package lampblack.template;

/**
 * A name that is known at a place of a template, and those known around it.
 *
 * @param outer null where there are none
 */
record LocalVariable(String name, Object value, LocalVariable outer) {}
