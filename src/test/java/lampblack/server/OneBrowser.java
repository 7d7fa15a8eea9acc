package lampblack.server;

import lampblack.print.browser.Browser;
import lampblack.print.browser.BrowserTab;
import lampblack.print.browser.Installed;

/** The browser that all players sit at; it ends when the tests do. */
final class OneBrowser {

    private static Browser browser;

    private OneBrowser() {}

    static synchronized BrowserTab tab() {
        if (browser == null) {
            browser = Browser.start(Installed.required());
        }
        return browser.tab();
    }
}
