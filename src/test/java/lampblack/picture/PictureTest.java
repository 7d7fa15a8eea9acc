package lampblack.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import lampblack.diagnostic.Checked;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken for a picture is a whole one, shows the same afterwards, and tells nothing else. */
class PictureTest {

    private static final String SECRET = "52.5200 N, 13.4050 E";
    private static final byte[] LOSSLESS = WholePictures.lossless();

    static Stream<byte[]> pictures() {
        return WholePictures.all().stream();
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void aPictureThatTellsNothingIsKeptByteForByte(byte[] picture) {
        assertArrayEquals(picture, Picture.read("it", picture).value().orElseThrow().bytes());
        byte[] longer = Arrays.copyOf(picture, picture.length + 20);
        assertArrayEquals(picture, Picture.read("it", longer).value().orElseThrow().bytes());
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void aPictureThatIsCutOffIsRefusedWhereverThatIs(byte[] picture) {
        for (int length = 0; length < picture.length; length++) {
            boolean isTold = length < picture.length - 1;
            assertTrue(Picture.read("it", Arrays.copyOf(picture, length)).value().isEmpty() || !isTold, "" + length);
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void noBytesWhateverBreakIt(byte[] picture) {
        Random random = new Random(7);
        for (int i = 0; i < 5_000; i++) {
            byte[] broken = picture.clone();
            for (int times = 0; times <= i % 4; times++) {
                broken[random.nextInt(Math.min(broken.length, 200))] = (byte) random.nextInt(256);
            }
            Picture.read("it", broken);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        "<!DOCTYPE html><script>alert(1)</script>", "GIF89a", "", "%PDF-1.7", "RIFFxxxxWAVE"})
    void whatIsNoneIsRefusedWhateverItIsCalled(String file) {
        assertEquals("It is not a PNG, JPEG or WebP file.", refusal(file.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aPictureThatWouldFillTheMemoryIsRefusedByItsSize() throws IOException {
        byte[] bomb = WholePictures.drawn("png");
        ByteBuffer.wrap(bomb).putInt(16, 10_000).putInt(20, 10_000);
        assertEquals("It is 10000 by 10000 pixels, and 4096 on a side is the most.", refusal(bomb));
        ByteBuffer.wrap(bomb).putInt(16, -1);
        assertTrue(refusal(bomb).contains("pixels"));
        byte[] wide = LOSSLESS.clone();
        wide[21] = (byte) 0xff;
        wide[22] = (byte) 0x3f;
        assertEquals("It is 16384 by 1 pixels, and 4096 on a side is the most.", refusal(wide));
        assertEquals("It has 5 MiB, and 4 MiB is the most.", refusal(Arrays.copyOf(WholePictures
                .drawn("png"), Picture.LARGEST + 1)));
    }

    @Test
    void aPngLosesItsWordsAndNothingElse() throws IOException {
        byte[] plain = WholePictures.drawn("png");
        byte[] told = joined(Arrays.copyOf(plain, 33), chunk("tEXt", "Comment\0" + SECRET), chunk("eXIf", SECRET),
                chunk("acTL", "12345678"), Arrays.copyOfRange(plain, 33, plain.length));
        assertArrayEquals(plain, Picture.read("it", told).value().orElseThrow().bytes());
        assertTrue(new String(told, StandardCharsets.ISO_8859_1).contains(SECRET));
    }

    @Test
    void aJpegKeepsHowItWasHeldAndLosesTheRest() throws IOException {
        byte[] plain = WholePictures.drawn("jpg");
        byte[] exif = joined(new byte[] {'E', 'x', 'i', 'f', 0, 0, 'I', 'I', 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1,
            0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0}, SECRET.getBytes(StandardCharsets.UTF_8));
        byte[] told = joined(Arrays.copyOf(plain, 2), segment(0xe1, exif), segment(0xfe, SECRET.getBytes(
                StandardCharsets.UTF_8)), segment(0xe1, ("http://ns.adobe.com/xap/1.0/\0" + SECRET).getBytes(
                        StandardCharsets.UTF_8)), Arrays.copyOfRange(plain, 2, plain.length));
        byte[] kept = Picture.read("it", told).value().orElseThrow().bytes();
        assertFalse(new String(kept, StandardCharsets.ISO_8859_1).contains(SECRET));
        assertEquals(plain.length + 36, kept.length);
        assertEquals(6, kept[31]);
        assertArrayEquals(kept, Picture.read("it", kept).value().orElseThrow().bytes());
        BufferedImage before = ImageIO.read(new ByteArrayInputStream(plain));
        BufferedImage after = ImageIO.read(new ByteArrayInputStream(kept));
        assertEquals(before.getRGB(20, 30), after.getRGB(20, 30));
    }

    @Test
    void aWebpLosesWhatItTellsAndAFilmIsRefused() {
        byte[] frame = Arrays.copyOfRange(LOSSLESS, 12, LOSSLESS.length);
        byte[] told = riff(joined(riffChunk("VP8X", new byte[] {0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0}), frame,
                riffChunk("EXIF", SECRET.getBytes(StandardCharsets.UTF_8)), riffChunk("XMP ", new byte[] {1, 2, 3})));
        assertArrayEquals(riff(joined(riffChunk("VP8X", new byte[10]), frame)), Picture.read("it", told).value()
                .orElseThrow().bytes());
        assertEquals("It is an animation. Use a still picture.", refusal(riff(joined(
                riffChunk("VP8X", new byte[] {2, 0, 0, 0, 0, 0, 0, 0, 0, 0}), riffChunk("ANIM", new byte[6])))));
    }

    private static String refusal(byte[] file) {
        Checked<Picture> read = Picture.read("it.png", file);
        assertTrue(read.value().isEmpty());
        return MessageBundle.messages().render(read.diagnostics().get(0).message());
    }

    private static byte[] chunk(String name, String words) {
        byte[] body = words.getBytes(StandardCharsets.ISO_8859_1);
        byte[] named = joined(name.getBytes(StandardCharsets.ISO_8859_1), body);
        CRC32 sum = new CRC32();
        sum.update(named);
        return joined(ByteBuffer.allocate(4).putInt(body.length).array(), named,
                ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }

    private static byte[] segment(int marker, byte[] body) {
        return joined(new byte[] {(byte) 0xff, (byte) marker, (byte) (body.length + 2 >> 8), (byte) (body.length + 2)},
                body);
    }

    private static byte[] riff(byte[] chunks) {
        return joined("RIFF".getBytes(StandardCharsets.ISO_8859_1), low(chunks.length + 4),
                "WEBP".getBytes(StandardCharsets.ISO_8859_1), chunks);
    }

    private static byte[] riffChunk(String name, byte[] body) {
        return joined(name.getBytes(StandardCharsets.ISO_8859_1), low(body.length), body, new byte[body.length & 1]);
    }

    private static byte[] low(int number) {
        return new byte[] {(byte) number, (byte) (number >> 8), (byte) (number >> 16), (byte) (number >> 24)};
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
