package lampblack.rules.option;

/** Names one option of the ruleset: its list and its id. */
public record OptionKey(String list, String id) {

    /** The list that holds a sheet's playbooks. */
    public static final String PLAYBOOKS = "playbooks";
    /** What those stand under that were left, of which some gifts go on. */
    public static final String LEFT = "playbooks.left";

    /** The option that a resolved reference {@code list.id} names. */
    public static OptionKey of(String path) {
        int dot = path.indexOf('.');
        return new OptionKey(path.substring(0, dot), path.substring(dot + 1));
    }

    @Override
    public String toString() {
        return list + "." + id;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof OptionKey that && list.equals(that.list) && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return 31 * list.hashCode() + id.hashCode();
    }
}
