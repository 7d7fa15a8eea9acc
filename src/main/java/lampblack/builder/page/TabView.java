package lampblack.builder.page;

/** The view of one tab of a character, made of plain records; its template is {@code templates/web/tabs/TAB.html}. */
public interface TabView {}
