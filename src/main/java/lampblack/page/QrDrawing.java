package lampblack.page;

import io.nayuki.qrcodegen.BitBuffer;
import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * An address as a QR code.
 *
 * @param size how many squares it is wide, with the margin that readers need
 * @param path the dark squares, as SVG draws them
 */
public record QrDrawing(int size, String path) {

    private static final int MARGIN = 4;
    /** How many digits are written together: three in ten bits, two in seven, one in four. */
    private static final int GROUP = 3;
    /** What the largest code holds, in bits, and how many of them say of what kind and how long two segments are. */
    private static final int MOST = 2956 * Byte.SIZE;
    private static final int HEADERS = 4 + 16 + 4 + 14;
    /** Less than a page needs, so that it fits into a window. */
    private static final int TERMINAL_MARGIN = 2;

    public static QrDrawing of(String address) {
        return of(QrCode.encodeText(address, QrCode.Ecc.MEDIUM));
    }

    /**
     * An address that ends with digits, of which a code holds three in the room of ten bits.
     *
     * @return empty where it is too long for any code
     */
    public static Optional<QrDrawing> of(String beginning, String digits) {
        List<QrSegment> segments = List.of(QrSegment.makeBytes(beginning.getBytes(StandardCharsets.UTF_8)),
                numeric(digits));
        int bits = HEADERS + segments.stream().mapToInt(segment -> segment.getData().bitLength()).sum();
        return bits > MOST ? Optional.empty() : Optional.of(of(QrCode.encodeSegments(segments, QrCode.Ecc.LOW)));
    }

    /** The library's own is checked by a pattern, at which a browser runs out of stack. */
    private static QrSegment numeric(String digits) {
        BitBuffer bits = new BitBuffer();
        for (int i = 0; i < digits.length(); i += GROUP) {
            int count = Math.min(GROUP, digits.length() - i);
            bits.appendBits(Integer.parseInt(digits.substring(i, i + count)), count * GROUP + 1);
        }
        return new QrSegment(QrSegment.Mode.NUMERIC, digits.length(), bits);
    }

    private static QrDrawing of(QrCode code) {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int start = x;
                while (code.getModule(x, y)) {
                    x++;
                }
                if (x > start) {
                    path.append('M').append(start + MARGIN).append(' ').append(y + MARGIN).append('h').append(x - start)
                            .append("v1h").append(start - x).append('z');
                }
            }
        }
        return new QrDrawing(code.size + 2 * MARGIN, path.toString());
    }

    /** The same in light letters on a dark ground. @param coloured whether a terminal can be told which is which */
    public static String text(String address, boolean coloured) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.LOW);
        StringBuilder text = new StringBuilder();
        for (int y = -TERMINAL_MARGIN; y < code.size + TERMINAL_MARGIN; y += 2) {
            text.append(coloured ? "\u001b[97;40m" : "");
            for (int x = -TERMINAL_MARGIN; x < code.size + TERMINAL_MARGIN; x++) {
                boolean above = code.getModule(x, y);
                boolean below = code.getModule(x, y + 1);
                text.append(above ? below ? ' ' : '▄' : below ? '▀' : '█');
            }
            text.append(coloured ? "\u001b[0m\n" : "\n");
        }
        return text.toString();
    }
}
