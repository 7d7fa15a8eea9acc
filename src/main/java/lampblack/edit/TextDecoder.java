package lampblack.edit;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

/** Reads bytes as the text of a document, in UTF-8 and without a byte order mark. */
public final class TextDecoder {

    private static final int KIB = 1024;
    /** What stands in the place of bytes that are no text. */
    private static final char REPLACED = '\ufffd';

    private TextDecoder() {}

    /** The text, or where it is none. @param nothing what it is called, without a text */
    public static Checked<Source> decode(byte[] bytes, Source nothing) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACED) >= 0 || text.indexOf(0) >= 0) {
            Optional<Diagnostic> other = notUtf8(bytes, nothing);
            if (other.isPresent()) {
                Report report = new Report();
                report.add(other.get());
                return Checked.nothing(report);
            }
        }
        String bare = text.startsWith("\ufeff") ? text.substring(1) : text;
        return Checked.of(new Source(nothing.name(), nothing.layer(), bare), new Report());
    }

    private static Optional<Diagnostic> notUtf8(byte[] bytes, Source nothing) {
        Optional<String> encoding = encoding(bytes);
        if (encoding.isPresent()) {
            return Optional.of(Diagnostic.of(Code.FILE__NOT_UTF_8, nothing.start(),
                    Message.of("file.not-utf-8.encoding", "encoding", encoding.get()))
                    .note(Message.of("note.save-as-utf-8")));
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        return result.isError() ? Optional.of(notUtf8(bytes, in.position(), out.position(), nothing))
                : Optional.empty();
    }

    private static Diagnostic notUtf8(byte[] bytes, int at, int offset, Source nothing) {
        Source shown = new Source(nothing.name(), nothing.layer(), new String(bytes, StandardCharsets.UTF_8));
        int line = shown.line(offset);
        int inLine = shown.text().substring(shown.lineStart(line), offset).getBytes(StandardCharsets.UTF_8).length + 1;
        return Diagnostic.of(Code.FILE__NOT_UTF_8, shown.span(offset, offset + 1), "byte", inLine, "line", line)
                .note(Message.of("note.save-as-utf-8"));
    }

    /** An encoding whose letters of our alphabets are zeros for one half or for three quarters. */
    private static Optional<String> encoding(byte[] bytes) {
        if (bytes.length < 2) {
            return Optional.empty();
        }
        int mark = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        int looked = Math.min(bytes.length, KIB);
        int zeros = 0;
        for (int i = 0; i < looked; i++) {
            zeros += bytes[i] == 0 ? 1 : 0;
        }
        boolean half = zeros * 3 > looked && zeros * 3 < looked * 2;
        boolean most = zeros * 3 >= looked * 2 && zeros * 5 < looked * 4;
        return most ? Optional.of("UTF-32")
                : mark == 0xfeff || mark == 0xfffe || half ? Optional.of("UTF-16") : Optional.empty();
    }
}
