package lampblack.server.door;

import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.group.Attendee;
import lampblack.server.table.LocalAddress;
import lampblack.server.table.Table;
import org.eclipse.jetty.server.Request;

/**
 * Which way a request came in, and who sent it.
 *
 * @param isLocal whether it came from this machine to this machine
 * @param names what this machine is called there
 */
public record Door(boolean isLocal, Set<String> names, Attendee attendee) {

    private static final Set<String> LOCAL = Set.of("127.0.0.1", "localhost", "[::1]");
    private static final String ATTENDEE = "lampblack.attendee";
    /** The most that somebody sends who has not joined, in bytes: a code and a name. */
    private static final long LARGEST_OF_STRANGERS = 4_096;

    static Door of(Request request, Optional<Table> table) {
        SocketAddress here = request.getConnectionMetaData().getLocalSocketAddress();
        if (isLoopback(here) && isLoopback(request.getConnectionMetaData().getRemoteSocketAddress())) {
            return new Door(true, LOCAL, Attendee.HOST);
        }
        Optional<Table> open = table.filter(Table::isOpen).filter(one -> one.address().equals(digits(here)));
        return open.map(one -> new Door(false, Set.of(one.host()), attendee(request, one)))
                .orElse(new Door(false, Set.of(), Attendee.STRANGER));
    }

    private static boolean isLoopback(SocketAddress address) {
        return address instanceof InetSocketAddress internet && internet.getAddress().isLoopbackAddress();
    }

    private static String digits(SocketAddress address) {
        return address instanceof InetSocketAddress internet
                ? Optional.ofNullable(internet.getAddress()).map(LocalAddress::digits).orElse("") : "";
    }

    private static Attendee attendee(Request request, Table table) {
        String name = Table.cookie(Request.getLocalPort(request));
        List<Attendee> known = Request.getCookies(request).stream().filter(cookie -> cookie.getName().equals(name))
                .map(cookie -> table.attendee(cookie.getValue())).filter(one -> !one.equals(Attendee.STRANGER))
                .distinct().toList();
        return known.size() == 1 ? known.get(0) : Attendee.STRANGER;
    }

    /** Whether a name with a port is that of this machine there. */
    boolean isCalled(String host, int port) {
        String lower = host.toLowerCase(Locale.ROOT);
        return names.stream().anyMatch(name -> lower.equals(name + ":" + port) || port == 80 && lower.equals(name));
    }

    /** The most that is taken, in bytes. @param most from those who have joined */
    long largest(long most) {
        return attendee.equals(Attendee.STRANGER) ? Math.min(most, LARGEST_OF_STRANGERS) : most;
    }

    /** Whether a page may listen, which takes nothing of the share of answers. */
    static boolean mayListen(Request request) {
        return !attendee(request).equals(Attendee.STRANGER);
    }

    /** Whose share of answers a request takes: that of the person, wherever they are, or that of the machine. */
    static String client(Request request) {
        String id = attendee(request).id();
        return id.isEmpty() ? Request.getRemoteAddr(request) : "person " + id;
    }

    private static Attendee attendee(Request request) {
        return request.getAttribute(ATTENDEE) instanceof Attendee attendee ? attendee : Attendee.STRANGER;
    }

    /** Lets a request in, and says with it who sent it. */
    void let(Request request) {
        request.setAttribute(ATTENDEE, attendee);
    }

    /** Who sent a request that was let in. */
    public static Attendee attendee(Context context) {
        return context.req().getAttribute(ATTENDEE) instanceof Attendee attendee ? attendee : Attendee.STRANGER;
    }
}
