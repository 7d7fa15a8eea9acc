package lampblack.migration;

import lampblack.ruleset.migration.BlockPath;

/** Something that is no longer found where it was, and that a file names there. @param path that led to it */
public record FormerThing(String sheet, BlockPath path) {}
