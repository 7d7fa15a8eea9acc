package lampblack.html;

/**
 * A name that is known at a place of a template, and those known around it.
 *
 * @param outer null where there are none
 */
record LocalVariable(String name, Object value, LocalVariable outer) {

    /** What a name stands for; null where it is not known. */
    static Object value(String name, LocalVariable known) {
        for (LocalVariable variable = known; variable != null; variable = variable.outer) {
            if (variable.name.equals(name)) {
                return variable.value;
            }
        }
        return null;
    }
}
