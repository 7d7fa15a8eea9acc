package lampblack.diagnostic;

/** A stretch of text and what should stand there instead; an empty stretch is an insertion. */
public record Edit(Span span, String replacement) {}
