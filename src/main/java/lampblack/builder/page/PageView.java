package lampblack.builder.page;

/** A page as plain records of what is shown; its template is {@code templates/web/pages/KIND.html}. */
public interface PageView {

    String kind();

    /** The title of the page. */
    String title();

    /** {@code yes} where it is only what has changed of a page, each part with the id that it has there; or empty. */
    default String part() {
        return "";
    }

    /** What the browser writes on its tab. */
    default String tabTitle() {
        return title();
    }
}
