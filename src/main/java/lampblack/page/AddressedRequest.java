package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A request as a link or a form makes it.
 *
 * @param writes whether a form is sent, as by {@code POST}; otherwise a page is opened, as by {@code GET}
 * @param address the path, and what may follow a question mark, as a browser would write them; without a host
 * @param form the fields of the form, none where none is sent
 * @param version the version of the character that the page showed ({@code If-Match}), where a script says so
 * @param isPart whether only the part of the page that changes is asked for ({@code Lampblack-Part})
 * @param files what the form brings
 */
public record AddressedRequest(boolean writes, String address, Map<String, List<String>> form,
        Optional<String> version, boolean isPart, List<SentFile> files) {

    /** A file that a form brings. @param name what it is called */
    public record SentFile(String name, byte[] bytes) {}

    /** Opens a page, whole or the part of it that changes. */
    public static AddressedRequest get(String address, boolean isPart) {
        return new AddressedRequest(false, address, Map.of(), Optional.empty(), isPart, List.of());
    }

    /** Sends a form that brings no file. */
    public static AddressedRequest post(String address, Map<String, List<String>> form, Optional<String> version,
            boolean isPart) {
        return new AddressedRequest(true, address, form, version, isPart, List.of());
    }

    /** What comes before the question mark, as it is written. */
    public String path() {
        int end = address.indexOf('?');
        return withoutFragment(end < 0 ? address : address.substring(0, end));
    }

    /** What follows the question mark, as it is written. */
    String query() {
        int begin = address.indexOf('?');
        return begin < 0 ? "" : withoutFragment(address.substring(begin + 1));
    }

    private static String withoutFragment(String text) {
        int fragment = text.indexOf('#');
        return fragment < 0 ? text : text.substring(0, fragment);
    }
}
