package lampblack.server.door;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/** Whether a form is written as browsers write those of our pages: in UTF-8, which nothing else is taken for. */
final class FormEncoding {

    private static final String FIELDS = "application/x-www-form-urlencoded";
    private static final String CHARSET = "charset=";
    private static final int HEX = 16;
    private static final int DIGITS = 2;

    private FormEncoding() {}

    static boolean isOurs(HttpFields headers, byte[] body) {
        String type = String.join(",", headers.getValuesList(HttpHeader.CONTENT_TYPE)).toLowerCase(Locale.ROOT);
        int charset = type.indexOf(CHARSET);
        boolean isUtf8 = charset < 0
                || type.substring(charset + CHARSET.length()).replace("\"", "").strip().equals("utf-8");
        return isUtf8 && (!type.startsWith(FIELDS) || unescaped(body).filter(FormEncoding::isText).isPresent());
    }

    private static boolean isText(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException other) {
            return false;
        }
    }

    /** With what stands as {@code %20} as the byte it stands for; empty where that is not two digits. */
    private static Optional<byte[]> unescaped(byte[] body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(body.length);
        for (int i = 0; i < body.length; i++) {
            if (body[i] != '%') {
                bytes.write(body[i]);
                continue;
            }
            int high = i + DIGITS < body.length ? Character.digit(body[i + 1], HEX) : -1;
            int low = high < 0 ? -1 : Character.digit(body[i + DIGITS], HEX);
            if (low < 0) {
                return Optional.empty();
            }
            bytes.write(high * HEX + low);
            i += DIGITS;
        }
        return Optional.of(bytes.toByteArray());
    }
}
