package lampblack.builder.page;

/**
 * Where pages find their styles and scripts.
 *
 * @param look the colours of the games
 * @param state what a page that follows the files was made at
 */
public record AssetUrls(String fonts, String style, String look, String script, String printStyle,
        String printScript, String state) {}
