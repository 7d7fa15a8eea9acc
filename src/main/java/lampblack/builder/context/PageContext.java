package lampblack.builder.context;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import lampblack.builder.page.PageFrame;
import lampblack.builder.page.PageView;

/** What pages are made from with the rulesets as they are at one moment, whoever asks. */
public record PageContext(AppContext workshop, RulesetSnapshot rulebooks) {

    private static final byte[] DOCTYPE = "<!DOCTYPE html>\n".getBytes(StandardCharsets.UTF_8);

    static PageContext now(AppContext workshop) {
        return new PageContext(workshop, workshop.libraries().now());
    }

    public ShelfFolder shelf() {
        return workshop.shelf();
    }

    public String words(String key, Object... namesAndValues) {
        return workshop.words(key, namesAndValues);
    }

    /** A page with all that stands round it, in UTF-8. */
    byte[] renderPage(PageView page) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(DOCTYPE);
        whole.writeBytes(render("web/frame", page));
        return whole.toByteArray();
    }

    /** The main part of a page. */
    byte[] renderPart(PageView page) {
        return render("web/part", page);
    }

    private byte[] render(String template, PageView page) {
        return workshop.renderer().render(template, Map.of("page", page, "frame", PageFrame.of(page, this)));
    }
}
