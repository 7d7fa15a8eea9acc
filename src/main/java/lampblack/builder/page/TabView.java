package lampblack.builder.page;

/** What a leaf of a character shows, as plain records; its template is {@code templates/web/tabs/TAB.html}. */
public interface TabView {}
