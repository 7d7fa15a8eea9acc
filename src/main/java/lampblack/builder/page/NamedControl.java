package lampblack.builder.page;

/** Somebody, and what can be done with them. @param about who that is, in a few words */
public record NamedControl(String name, String about, Control control) {}
