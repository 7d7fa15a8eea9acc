package lampblack.print.export;

/** The browser that all tests share; it ends when they do. */
public final class OneBrowser {

    private static Browser browser;

    private OneBrowser() {}

    /** A tab that shares nothing with any other. */
    public static synchronized BrowserTab tab() {
        if (browser == null) {
            browser = Browser.start(Installed.required());
        }
        return browser.tab();
    }
}
