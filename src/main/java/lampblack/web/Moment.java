package lampblack.web;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What pages are made from with the rulesets as they are at one moment, whoever asks. */
record Moment(Workshop workshop, Library rulebooks) {

    private static final byte[] DOCTYPE = "<!DOCTYPE html>\n".getBytes(StandardCharsets.UTF_8);

    static Moment now(Workshop workshop) {
        return new Moment(workshop, workshop.libraries().now());
    }

    Shelf shelf() {
        return workshop.shelf();
    }

    String words(String key, Object... namesAndValues) {
        return workshop.words(key, namesAndValues);
    }

    /** A page with all that stands round it, in UTF-8. */
    byte[] whole(Page page) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(DOCTYPE);
        whole.writeBytes(render("web/frame", page));
        return whole.toByteArray();
    }

    /** The main part of a page. */
    byte[] part(Page page) {
        return render("web/part", page);
    }

    private byte[] render(String template, Page page) {
        return workshop.renderer().render(template, Map.of("page", page, "frame", Frame.of(page, this)));
    }
}
