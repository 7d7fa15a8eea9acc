package lampblack.html;

/** Where an element stands in whose place another template is set; line and column count from 1, as it is parsed. */
public record InclusionPlace(String template, int line, int column) {}
