package lampblack.template;

import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** Changed templates include each other without end, which only shows once a sheet is rendered. */
public final class EndlessTemplateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final String text;
    private final int at;

    EndlessTemplateException(String file, String text, int at) {
        super(file);
        this.file = file;
        this.text = text;
        this.at = at;
    }

    /** Where an element is replaced by what includes it again. */
    public Span place(String folder) {
        Source source = new Source(folder.endsWith("/") ? folder + file : folder + "/" + file, text);
        return source.span(at, Math.max(at, text.indexOf('>', at) + 1));
    }
}
