package lampblack.builder.page;

/** A field that is sent without being shown. */
public record HiddenField(String name, String value) {}
