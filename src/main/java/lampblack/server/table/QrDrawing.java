package lampblack.server.table;

import io.nayuki.qrcodegen.QrCode;

/**
 * An address as a QR code.
 *
 * @param size how many squares it is wide, with the margin that readers need
 * @param path the dark squares, as SVG draws them
 */
public record QrDrawing(int size, String path) {

    private static final int MARGIN = 4;
    /** Less than a page needs, so that it fits into a window. */
    private static final int TERMINAL_MARGIN = 2;

    public static QrDrawing of(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M').append(x + MARGIN).append(' ').append(y + MARGIN).append("h1v1h-1z");
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
