package lampblack.publish;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.InflaterInputStream;
import lampblack.page.published.PagePieces;
import lampblack.page.published.PlainLetters;

/** What a page carries, compressed as one. */
final class Compression {

    private static final int BUFFER = 1 << 16;
    /** The most that is unpacked of a file that anybody may have made, in bytes. */
    private static final int MOST = 64 << 20;
    private static final Pattern PACKED = Pattern.compile("<script id=\"packed\"[^>]*>([^<]*)</script>");

    private Compression() {}

    static byte[] packed(PagePieces pieces) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(pieces.together());
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return packed.toByteArray();
    }

    /** What a page carries; empty where it is none of ours, or is damaged. */
    static Optional<PagePieces> unpacked(String html) {
        Matcher packed = PACKED.matcher(html);
        if (!packed.find()) {
            return Optional.empty();
        }
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(
                PlainLetters.bytes(packed.group(1))))) {
            return Optional.of(apart(ByteBuffer.wrap(in.readNBytes(MOST))));
        } catch (IOException | IllegalArgumentException | BufferUnderflowException damaged) {
            return Optional.empty();
        }
    }

    private static PagePieces apart(ByteBuffer all) {
        PagePieces found = new PagePieces();
        while (all.hasRemaining()) {
            found.add(new String(block(all), StandardCharsets.UTF_8), block(all));
        }
        return found;
    }

    private static byte[] block(ByteBuffer all) {
        int length = all.getInt();
        if (length < 0 || length > all.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        all.get(bytes);
        return bytes;
    }
}
