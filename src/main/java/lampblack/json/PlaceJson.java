package lampblack.json;

import lampblack.diagnostic.Span;

/** A place in a file; lines and columns are counted from 1. */
record PlaceJson(String file, int line, int column, int endLine, int endColumn) {

    static PlaceJson of(Span span) {
        return new PlaceJson(span.source().name(), span.line(), span.column(), span.endLine(), span.endColumn());
    }
}
