package lampblack.server.table;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.stream.Stream;

/**
 * An address of this machine in a local network.
 *
 * @param network what the system calls the way there, such as {@code wlan0}
 * @param address in digits, such as {@code 192.168.1.20}
 */
public record LocalAddress(String network, String address) {

    /** All of them, in the order in which the system has them; those that only this machine reaches are left out. */
    public static List<LocalAddress> all() {
        try {
            return NetworkInterface.networkInterfaces().filter(LocalAddress::isUp).flatMap(LocalAddress::of).toList();
        } catch (SocketException failure) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isPointToPoint();
        } catch (SocketException gone) {
            return false;
        }
    }

    private static Stream<LocalAddress> of(NetworkInterface network) {
        return network.inetAddresses().filter(Inet4Address.class::isInstance).filter(LocalAddress::isInNetwork)
                .map(address -> new LocalAddress(network.getName(), address.getHostAddress()));
    }

    private static boolean isInNetwork(InetAddress address) {
        return !address.isLoopbackAddress() && !address.isAnyLocalAddress() && !address.isLinkLocalAddress()
                && !address.isMulticastAddress();
    }
}
