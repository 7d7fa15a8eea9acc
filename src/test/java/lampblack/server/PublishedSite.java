package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.util.Optional;
import lampblack.print.export.BrowserTab;

/** A game that was published as one file; what is on its shelf is kept by the tab that it is open in. */
record PublishedSite(URI file, boolean hasStorage) implements Venue {

    /** One whose page is kept from all storage. */
    PublishedSite(URI file) {
        this(file, false);
    }

    /** Keeps a page's scripts from all storage, as a frame does that is shut off. */
    private static final String NO_STORAGE = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) "
            + "Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });";

    @Override
    public boolean isServed() {
        return false;
    }

    @Override
    public void open(BrowserTab tab, String path) {
        if (!tab.evaluate("location.href").asText().startsWith(file.toString())) {
            if (!hasStorage) {
                tab.call("Page.addScriptToEvaluateOnNewDocument", Sight.with("source", NO_STORAGE));
            }
            tab.setOffline(file.getScheme().equals("file"));
            tab.open(file + "#" + path);
        } else {
            tab.evaluate("window.lampblack.open('GET', " + Sight.quoted(path) + ", [], true).then(() => true)");
        }
        Sight.await(() -> tab.evaluate("document.getElementById('main') !== null").asBoolean(),
                () -> "waits for " + path);
    }

    @Override
    public String address(BrowserTab tab) {
        return tab.evaluate("location.hash.slice(1)").asText();
    }

    @Override
    public Optional<String> text(BrowserTab tab, String stem) {
        String text = tab.evaluate("window.lampblack.exchange('GET', '/characters/" + stem + "/download?look')"
                + ".then(answer => answer.status === 200 ? new TextDecoder().decode(answer.bytes) : '')").asText();
        return Optional.of(text).filter(found -> !found.isEmpty());
    }

    @Override
    public void example(BrowserTab tab, String game, String stem) {
        String text = Site.text(Site.RULESETS.resolve(game).resolve("characters").resolve(stem + ".yaml"));
        String file = "new File([" + Sight.quoted(text) + "], " + Sight.quoted(stem + ".yaml") + ")";
        assertEquals(200, tab.evaluate("window.lampblack.exchange('POST', '/import', { sent: [['file', " + file
                + "]] }).then(answer => answer.status)").asInt());
    }

    @Override
    public void edited(BrowserTab tab, String stem, String text) {
        String form = "(async text => { const { exchange } = window.lampblack;"
                + " const page = (await exchange('GET', '/characters/" + stem + "/file')).text;"
                + " const form = new DOMParser().parseFromString(page, 'text/html')"
                + ".querySelector('form[action$=\"/text\"]');"
                + " const sent = [...new FormData(form)].filter(([name]) => name !== 'text');"
                + " sent.push(['text', text], ['anyway', 'yes']);"
                + " return (await exchange('POST', form.getAttribute('action'), { sent })).status; })(";
        assertEquals(200, tab.evaluate(form + Sight.quoted(text) + ")").asInt(), text);
    }
}
