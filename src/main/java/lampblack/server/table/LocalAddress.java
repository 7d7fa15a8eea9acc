package lampblack.server.table;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An address of this machine in a local network.
 *
 * @param network what the system calls the way there, such as {@code wlan0}
 * @param address in digits, such as {@code 192.168.1.20} or {@code fd00::2}, in the one way that browsers write it
 */
public record LocalAddress(String network, String address) {

    private static final Pattern LITERAL = Pattern.compile("\\[?([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)\\]?");
    private static final int GROUPS = 8;
    private static final int FIXED_BYTES = 8;

    /** The longest run of zeros that an address leaves out, from one group to another. */
    private record Gap(int start, int end) {}

    /**
     * All of them, those of four numbers first, in the order in which the system has them; those that only this machine
     * reaches are left out, and those that only make sense with the name of a network.
     */
    public static List<LocalAddress> all() {
        try {
            return NetworkInterface.networkInterfaces().filter(LocalAddress::isUp).flatMap(LocalAddress::of)
                    .sorted(Comparator.comparing(LocalAddress::isNewer)).toList();
        } catch (SocketException failure) {
            return List.of();
        }
    }

    /** Those that are offered unasked: of four numbers, which are easier to type, or else the others. */
    public static List<LocalAddress> offered() {
        List<LocalAddress> all = all();
        List<LocalAddress> older = all.stream().filter(one -> !one.isNewer()).toList();
        return older.isEmpty() ? all : older;
    }

    private boolean isNewer() {
        return address.contains(":");
    }

    /** Whether somebody who writes an address means this one. */
    public boolean isMeant(String written) {
        Matcher literal = LITERAL.matcher(written);
        if (!isNewer() || !literal.matches()) {
            return address.equals(written);
        }
        try {
            return digits(InetAddress.getByName(literal.group(1))).equals(address);
        } catch (UnknownHostException none) {
            return false;
        }
    }

    /** An address as it stands between {@code http://} and the port. */
    public static String host(String address) {
        return address.contains(":") ? "[" + address + "]" : address;
    }

    /**
     * What one machine cannot change of an address at will: all of one of four numbers, and of the newer ones, which it
     * has without end, the first 64 bits.
     */
    static String fixedPart(String address) {
        Matcher literal = LITERAL.matcher(address.replaceFirst("%[^\\]]*", ""));
        try {
            return literal.matches() && InetAddress.getByName(literal.group(1)) instanceof Inet6Address newer
                    ? HexFormat.of().formatHex(newer.getAddress(), 0, FIXED_BYTES) : address;
        } catch (UnknownHostException none) {
            return address;
        }
    }

    /** An address in the one way that browsers write it. */
    public static String digits(InetAddress address) {
        if (!(address instanceof Inet6Address)) {
            return address.getHostAddress();
        }
        List<String> groups = new ArrayList<>();
        byte[] bytes = address.getAddress();
        for (int i = 0; i < GROUPS; i++) {
            groups.add(Integer.toHexString((bytes[2 * i] & 0xff) << Byte.SIZE | bytes[2 * i + 1] & 0xff));
        }
        Gap gap = gap(groups);
        return gap.end() - gap.start() < 2 ? String.join(":", groups)
                : String.join(":", groups.subList(0, gap.start())) + "::"
                        + String.join(":", groups.subList(gap.end(), GROUPS));
    }

    private static Gap gap(List<String> groups) {
        Gap longest = new Gap(0, 0);
        for (int start = 0; start < GROUPS; start++) {
            int end = start;
            while (end < GROUPS && groups.get(end).equals("0")) {
                end++;
            }
            longest = end - start > longest.end() - longest.start() ? new Gap(start, end) : longest;
        }
        return longest;
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isPointToPoint();
        } catch (SocketException gone) {
            return false;
        }
    }

    private static Stream<LocalAddress> of(NetworkInterface network) {
        return network.inetAddresses().filter(LocalAddress::isInNetwork)
                .map(address -> new LocalAddress(network.getName(), digits(address)));
    }

    private static boolean isInNetwork(InetAddress address) {
        return !address.isLoopbackAddress() && !address.isAnyLocalAddress() && !address.isLinkLocalAddress()
                && !address.isMulticastAddress();
    }
}
