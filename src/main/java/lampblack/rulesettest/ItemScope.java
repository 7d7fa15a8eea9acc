package lampblack.rulesettest;

import lampblack.rulesettest.Coverage.CoverageItem;

/**
 * Whose an item is: a sheet's, or a kind's of the parts on it.
 *
 * @param part the kind of parts; empty where the whole takes it
 */
public record ItemScope(String sheet, String part) {

    public static ItemScope of(CoverageItem item) {
        int at = item.sheet().indexOf('/');
        return at < 0 ? new ItemScope(item.sheet(), "")
                : new ItemScope(item.sheet().substring(0, at), item.sheet().substring(at + 1));
    }

    public boolean isPart() {
        return !part.isEmpty();
    }

    /** A name of an item, behind the kind of parts that take it. */
    public String path(String name) {
        return isPart() ? part + "." + name : name;
    }

    /** The name of an item, behind the kind of parts that take it. */
    public static String path(CoverageItem item) {
        return of(item).path(item.name());
    }
}
