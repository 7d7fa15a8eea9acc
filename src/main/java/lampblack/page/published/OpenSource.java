package lampblack.page.published;

import lampblack.diagnostic.Source;
import lampblack.yaml.YamlReader;

/** Whether whoever has a page may have the files of a game in it. */
public final class OpenSource {

    private OpenSource() {}

    /** Whether the first file of a game says so. */
    public static boolean says(Source root) {
        return YamlReader.read(root).value().flatMap(map -> map.text("source")).filter("open"::equals).isPresent();
    }
}
