package lampblack.io;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.model.IModel;
import org.thymeleaf.templatemode.TemplateMode;

/** The templates that were set so far, each read once; who reads one at the same time reads the same. */
final class Pieces {

    private final Map<String, Piece> fragments = new ConcurrentHashMap<>();
    private final Map<Place, Piece> elements = new ConcurrentHashMap<>();
    private final RecordPaths paths;
    private final TemplateMode mode;

    /** Where an element begins that stands in no other. */
    private record Place(String template, int line, int column) {}

    Pieces(RecordPaths paths, TemplateMode mode) {
        this.paths = paths;
        this.mode = mode;
    }

    /** A whole template by its name, such as {@code parts/block}. */
    Piece fragment(String name, ITemplateContext context) {
        Piece known = fragments.get(name);
        if (known == null) {
            IModel parsed = context.getConfiguration().getTemplateManager()
                    .parseStandalone(context, name, null, mode, true, true);
            known = read(parsed, context);
            fragments.put(name, known);
        }
        return known;
    }

    /** An element of the template that is being processed. */
    Piece element(IModel model, ITemplateContext context) {
        Place place = new Place(context.getTemplateData().getTemplate(), model.get(0).getLine(), model.get(0).getCol());
        Piece known = elements.get(place);
        if (known == null) {
            known = read(model, context);
            elements.put(place, known);
        }
        return known;
    }

    private Piece read(IModel model, ITemplateContext context) {
        return new PieceReader(model, new PieceValues(context, paths)).read();
    }
}
