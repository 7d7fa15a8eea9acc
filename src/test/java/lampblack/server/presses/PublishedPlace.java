package lampblack.server.presses;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.URI;

/** A game that was published as one file, opened from the disk. */
record PublishedPlace(URI file) implements Place {

    private static final String ASK = "window.lampblack.exchange(";

    @Override
    public void open(Glass glass, String path) {
        if (glass.ask("location.href").startsWith("file:")) {
            glass.ask("location.hash = '#" + path + "'");
        } else {
            glass.open(file + "#" + path);
        }
    }

    @Override
    public String text(Glass glass, String stem) {
        return glass.ask(ASK + "'GET', '/characters/" + stem + "/download').then(answer => answer.status === 200 "
                + "? new TextDecoder().decode(answer.bytes) : '')");
    }

    @Override
    public void put(Glass glass, String stem, String yaml) {
        String text = JsonNodeFactory.instance.textNode(yaml).toString();
        glass.ask(ASK + "'POST', '/import', { sent: [['file', new File([" + text + "], '" + stem
                + ".yaml')]] }).then(answer => answer.status)");
    }

    @Override
    public int count(Glass glass) {
        return Integer.parseInt(glass.ask(ASK + "'GET', '/').then(answer => String(new DOMParser().parseFromString("
                + "answer.text, 'text/html').querySelectorAll('.card').length))"));
    }

    @Override
    public void late(Glass glass, int millis) {
        glass.ask("eyes.late = " + millis);
    }

    @Override
    public void close() {
        // The file stays.
    }
}
