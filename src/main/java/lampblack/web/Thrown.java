package lampblack.web;

/** A roll as it fell. */
public record Thrown(String title) {}
