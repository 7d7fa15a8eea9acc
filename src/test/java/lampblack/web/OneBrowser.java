package lampblack.web;

import lampblack.proof.Browser;
import lampblack.proof.Installed;
import lampblack.proof.Tab;

/** The browser that all players sit at; it ends when the tests do. */
final class OneBrowser {

    private static Browser browser;

    private OneBrowser() {}

    static synchronized Tab tab() {
        if (browser == null) {
            browser = Browser.start(Installed.required());
        }
        return browser.tab();
    }
}
