package lampblack.builder.page;

import java.util.List;

/**
 * What stands above every page of a game that is played without a server: which characters would be lost with the page.
 *
 * @param look {@code hidden} where there are none, or empty
 * @param left that some were left by a page which was closed, in words, where that is so
 * @param links to their files
 */
public record SavingBar(String look, List<String> left, List<SavingLink> links) {

    /** The file of a character, or of all. */
    public record SavingLink(String path, String title) {}

    public SavingBar {
        left = List.copyOf(left);
        links = List.copyOf(links);
    }
}
