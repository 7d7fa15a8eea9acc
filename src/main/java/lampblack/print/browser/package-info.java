/**
 * Drives an installed Chromium over its DevTools protocol, without a window. Read {@code Browser} first, then
 * {@code BrowserTab}. It knows nothing of sheets or of this program's files.
 */
package lampblack.print.browser;
