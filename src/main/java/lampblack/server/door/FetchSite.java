package lampblack.server.door;

import java.util.List;
import java.util.Set;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Request;

/** What browsers say of the page that asks for something. Who says nothing of it is no page of another site. */
final class FetchSite {

    private static final Set<String> OURS = Set.of("same-origin", "none");
    /** What is no page, though a link could lead there. */
    private static final List<String> NO_PAGES = List.of("/shelf.zip", "/events", "/assets/", "/look/");

    /** What has a browser started, which is work that no other site is to cause. */
    private static final String PDF = "/print.pdf";

    private FetchSite() {}

    /** Whether another site asks for more than to show one of our pages in a window of its own. */
    static boolean isForeignUse(Request request) {
        HttpFields headers = request.getHeaders();
        if (OURS.containsAll(headers.getValuesList("Sec-Fetch-Site"))) {
            return false;
        }
        String path = Request.getPathInContext(request);
        boolean isPage = List.of("navigate").equals(headers.getValuesList("Sec-Fetch-Mode"))
                && List.of("document").equals(headers.getValuesList("Sec-Fetch-Dest"))
                && NO_PAGES.stream().noneMatch(path::startsWith) && !path.endsWith(PDF);
        return !isPage;
    }
}
