package lampblack.page;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.WallClock;
import lampblack.diagnostic.Messages;
import lampblack.html.SheetWriter;
import lampblack.html.Templates;
import lampblack.judge.JudgingTerms;

/**
 * What a published game is given from outside.
 *
 * @param pages the templates of pages
 * @param sheets sets what is printed, and is asked for when something is
 * @param clock the date, and the words for moments
 * @param now the present moment, in milliseconds since 1970 began in UTC
 * @param seeds chance
 * @param terms on which characters are judged
 */
public record PageSurroundings(Messages messages, Templates pages, Supplier<SheetWriter> sheets, AssetUrls assets,
        WallClock clock, LongSupplier now, LongSupplier seeds, JudgingTerms terms) {}
