package lampblack.template;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.thymeleaf.engine.TemplateData;
import org.thymeleaf.model.IProcessableElementTag;

/** The templates that one page has included so far. */
final class Inclusions {

    /** What it is called among the values of a page; no path can begin with it. */
    static final String NAME = "inclusions so far";
    /** Deeper than parts of a character can lie within each other, and less than Thymeleaf has room for. */
    private static final int DEEPEST = 90;
    /** More than a book of a thousand characters has. */
    private static final int MOST = 2_000_000;

    /** Where each template last included another. */
    private final Map<String, IProcessableElementTag> last = new HashMap<>();
    private int count;

    /** @param within the templates that the element stands in, from the outermost to its own */
    void enter(IProcessableElementTag tag, List<TemplateData> within) {
        last.put(tag.getTemplateName(), tag);
        if (within.size() > DEEPEST || ++count > MOST) {
            throw new EndlessInclusion(within.stream().map(TemplateData::getTemplate).map(last::get)
                    .filter(Objects::nonNull).toList());
        }
    }
}
