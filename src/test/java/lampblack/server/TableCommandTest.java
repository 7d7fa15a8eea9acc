package lampblack.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.cli.Main;
import lampblack.page.QrDrawing;
import lampblack.server.table.LocalAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table is opened at an address of this machine in a network, and at no other. */
class TableCommandTest {

    private static final Path DOCUMENT = Path.of("docs/table.md");

    @TempDir
    Path folder;

    private String refused(String... arguments) {
        StringWriter err = new StringWriter();
        int exit = Main.run(List.of(arguments), new PrintWriter(new StringWriter()), new PrintWriter(err), folder,
                Program.COMMANDS);
        assertEquals(2, exit, err.toString());
        return err.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "localhost", "0.0.0.0", "::1", "192.0.2.255", "8.8.8.8", "evil.example", ""})
    void refusesEveryOtherAddress(String address) {
        String said = refused("serve", "--table", "--no-open", "--port", "0", "--address", address);
        assertTrue(said.contains("local network"), said);
        for (LocalAddress own : LocalAddress.all()) {
            assertTrue(said.contains(own.address() + " (" + own.network() + ")"), said);
        }
    }

    @Test
    void takesAnAddressOnlyForATable() {
        assertTrue(refused("serve", "--no-open", "--address", "192.0.2.1").contains("`--table`"));
    }

    @Test
    void knowsNoAddressThatOnlyThisMachineReaches() {
        LocalAddress.all().forEach(one -> assertTrue(one.address().matches("[0-9]+([.][0-9]+){3}|[0-9a-f:]+")
                && !one.address().matches("(127|169[.]254)[.].*|::1|fe80:.*"), one.toString()));
    }

    @ParameterizedTest
    @CsvSource({"192.168.1.20, 192.168.1.20", "fd00:0:0:0:0:0:0:2, fd00::2", "FD00::0002, fd00::2",
            "2001:db8:0:0:1:0:0:1, 2001:db8::1:0:0:1", "2001:db8:0:1:1:1:1:1, 2001:db8:0:1:1:1:1:1",
            "2001:0:0:1:0:0:0:1, 2001:0:0:1::1", "2001:db8::, 2001:db8::"})
    void writesAnAddressAsBrowsersDo(String written, String shown) throws UnknownHostException {
        assertEquals(shown, LocalAddress.digits(InetAddress.getByName(written)));
        LocalAddress own = new LocalAddress("wlan0", shown);
        assertTrue(own.isMeant(written) && !own.isMeant("fd00::3") && !own.isMeant("evil.example:80"));
        assertTrue(!shown.contains(":") || own.isMeant("[" + written + "]"), shown);
    }

    @Test
    void offersTheOlderKindWhereThereIsOne() {
        boolean isThere = LocalAddress.all().stream().anyMatch(one -> one.address().contains("."));
        LocalAddress.offered().forEach(one -> assertEquals(isThere, one.address().contains("."), one.toString()));
        assertEquals(LocalAddress.all().isEmpty(), LocalAddress.offered().isEmpty());
    }

    @Test
    void drawsWhatReadersOfCodesNeed() {
        QrDrawing drawing = QrDrawing.of("http://192.168.1.20:7470/join?code=BCDFGH");
        assertTrue(drawing.path().startsWith("M4 4h7v1h-7z"), drawing.path());
        assertTrue(drawing.path().matches("(M[0-9]+ [0-9]+h([0-9]+)v1h-\\2z)+"), drawing.path());
        List<String> lines = QrDrawing.text("http://192.168.1.20:7470/join?code=BCDFGH", false).lines().toList();
        assertEquals(Set.of(lines.get(0).length()), lines.stream().map(String::length).collect(Collectors.toSet()));
        assertEquals("█".repeat(lines.get(0).length()), lines.get(0));
    }

    @Test
    void drawsDigitsInLessRoomThanLetters() {
        String digits = "31415926535897932384626433832795028841971693993751058209749445923078164062862089986280".repeat(8);
        QrDrawing drawing = QrDrawing.of("https://a.example/b#", digits).orElseThrow();
        assertTrue(drawing.size() < QrDrawing.of("https://a.example/b#" + digits).size(), drawing.toString());
        assertEquals(QrCode.encodeSegments(List.of(QrSegment.makeBytes("https://a.example/b#".getBytes(UTF_8)),
                QrSegment.makeNumeric(digits)), QrCode.Ecc.LOW).size + 8, drawing.size());
        assertEquals(Optional.empty(), QrDrawing.of("https://a.example/b#", digits.repeat(11)));
    }

    /** Every safeguard that the manual names is held by tests that there are. */
    @Test
    void hasATestForEachSafeguard() throws IOException {
        String table = Files.readString(DOCUMENT).replaceFirst("(?s).*## Safeguards", "");
        List<String> rows = table.lines().filter(line -> line.startsWith("| ") && !line.startsWith("| Threat")).toList();
        assertTrue(rows.size() > 15, table);
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            Set<String> tests = files.map(file -> file.getFileName().toString().replace(".java", ""))
                    .collect(Collectors.toSet());
            for (String row : rows) {
                List<String> named = Pattern.compile("`(\\w+)`").matcher(row.replaceFirst(".*\\|(.*)\\|$", "$1")).results()
                        .map(match -> match.group(1)).toList();
                assertTrue(!named.isEmpty() && tests.containsAll(named), row);
            }
        }
    }
}
