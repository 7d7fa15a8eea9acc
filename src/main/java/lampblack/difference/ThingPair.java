package lampblack.difference;

import java.util.List;

/**
 * Something as it was and as it is.
 *
 * @param reasons why it is taken for the same under another id; nothing where the id is the same
 */
record ThingPair(Thing was, Thing is, List<Likeness> reasons) {}
