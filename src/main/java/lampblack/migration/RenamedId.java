package lampblack.migration;

import lampblack.node.Scalar;
import lampblack.ruleset.migration.Migrations;

/**
 * An id in a file that is called otherwise today.
 *
 * @param today what is written in its place today
 * @param since which version gave it that name
 */
public record RenamedId(Scalar written, String today, Migrations.Renamed since) {}
