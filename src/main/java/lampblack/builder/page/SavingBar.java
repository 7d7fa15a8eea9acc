package lampblack.builder.page;

import java.util.List;

/**
 * What stands above every page of a game that is played without a server: which characters stand in no file.
 *
 * @param look {@code hidden} where nothing is to be said, or empty
 * @param kind {@code at-risk} where they would be lost with the page, or empty
 * @param links to their files
 * @param asks of files that the browser was given whether they arrived, in words, where there are any
 * @param hints what else is to be known, in words
 */
public record SavingBar(String look, String kind, List<Link> links, List<String> asks, List<String> hints) {

    public SavingBar {
        links = List.copyOf(links);
        asks = List.copyOf(asks);
        hints = List.copyOf(hints);
    }
}
