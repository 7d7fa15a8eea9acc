package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.cli.shell.BrowserLauncher;
import lampblack.html.HtmlEscape;
import lampblack.html.Icon;

/** Says in a browser what nobody would read in a terminal, where there is no server to say it. */
final class NoticeFile {

    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="color-scheme" content="light dark">
            <title>Lampblack</title>
            %s
            <h1>Lampblack</h1>
            <p>%s</p>
            </html>
            """;

    private NoticeFile() {}

    static void open(String words) {
        try {
            Path file = Files.writeString(Files.createTempFile("lampblack", ".html"), page(words));
            BrowserLauncher.open(file.toUri().toString(), System.getenv());
        } catch (IOException failure) {
            // The words have also gone to where errors go.
            return;
        }
    }

    static String page(String words) {
        return PAGE.formatted(Icon.LINK, HtmlEscape.of(words));
    }
}
