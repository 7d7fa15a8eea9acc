package lampblack.rules.derived;

import lampblack.node.MapNode;

/**
 * One that belongs to a sheet, as that sheet reads it: by its choices, and by its marks as they are written.
 *
 * @param name what it is called
 * @param file the name of the file it stands in
 */
public record Member(String name, String file, DerivedSheet derived, MapNode now) {

    /** A rating, or what is marked on a track. */
    public long number(String path) {
        return path.indexOf('.') > 0 ? derived.number(path) : new MarksOfPlay(now, false).marks(path, derived);
    }
}
