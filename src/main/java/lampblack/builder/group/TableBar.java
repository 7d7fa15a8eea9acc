package lampblack.builder.group;

import java.util.List;
import lampblack.builder.page.Control;

/**
 * What stands above every page at a table.
 *
 * @param name who one is there
 * @param sheet the address of one's own sheet, or empty
 * @param pause whether the game is paused, in words; empty where it goes on
 * @param ends that there is time, and who lets the game go on; empty where it goes on
 * @param look {@code asked} or {@code paused}, or empty
 * @param controls what one may do about a pause now
 */
public record TableBar(String name, String sheet, String pause, String ends, String look, List<Control> controls) {}
