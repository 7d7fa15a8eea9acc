package lampblack.cli.diff;

import java.util.List;
import lampblack.node.Node;

/**
 * What might be said of one thing that is gone or otherwise.
 *
 * @param sheet as it is called today; empty for what is of the whole game
 * @param kind the key below which it stands
 * @param path the way to what it is about
 * @param value what is said
 * @param text the same as it is written, line by line
 */
record ProposedLine(String sheet, String kind, String path, Node value, List<String> text) {}
