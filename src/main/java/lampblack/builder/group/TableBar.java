package lampblack.builder.group;

/**
 * What stands above every page at a table.
 *
 * @param name who one is there
 * @param sheet the address of one's own sheet, or empty
 * @param pause whether the game is paused, in words; empty where it goes on
 * @param ends that there is time, and who lets the game go on; empty where it goes on
 * @param look {@code asked} or {@code paused}, or empty
 * @param asks whether one may ask for a pause now
 * @param halts whether one may pause the game now
 * @param resumes whether one may let it go on
 */
public record TableBar(String name, String sheet, String pause, String ends, String look, boolean asks, boolean halts,
        boolean resumes) {}
