package lampblack.cli.print;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import lampblack.print.export.Browser;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.Chromium;
import lampblack.publish.CoverPage;
import lampblack.ruleset.Ruleset;

/** The picture that a published game is shown by, drawn by the Chromium that is installed. */
final class CoverPicture {

    /** What itch.io asks for. */
    private static final int WIDTH = 630;
    private static final int HEIGHT = 500;

    private CoverPicture() {}

    /** A PNG; empty where there is no Chromium, or it fails. */
    static Optional<byte[]> of(String title, Ruleset game, Map<String, String> environment) {
        Optional<Path> program = Chromium.installed(environment);
        if (program.isEmpty()) {
            return Optional.empty();
        }
        try (Browser browser = Browser.start(program.get()); BrowserTab tab = browser.tab()) {
            tab.setViewport("screen", WIDTH, HEIGHT);
            tab.show(CoverPage.html(title, game));
            tab.evaluate("document.fonts.ready.then(() => '')");
            return Optional.of(tab.screenshot());
        } catch (BrowserFailure failed) {
            return Optional.empty();
        }
    }
}
