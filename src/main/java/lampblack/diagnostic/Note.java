package lampblack.diagnostic;

import java.util.Optional;

/** A second sentence to a problem, with a place of its own where it has one. */
public record Note(Message message, Optional<Span> span) {}
