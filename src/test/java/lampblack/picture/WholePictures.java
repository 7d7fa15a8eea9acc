package lampblack.picture;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;

/** Small pictures of each kind that is taken. */
public final class WholePictures {

    private static final byte[] LOSSY = Base64.getDecoder()
            .decode("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=");
    private static final byte[] LOSSLESS = Base64.getDecoder()
            .decode("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==");

    private WholePictures() {}

    public static List<byte[]> all() {
        return List.of(drawn("png"), drawn("jpg"), LOSSY.clone(), lossless());
    }

    static byte[] lossless() {
        return LOSSLESS.clone();
    }

    static byte[] drawn(String format) {
        BufferedImage image = new BufferedImage(48, 64, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 48 * 64; i++) {
            image.setRGB(i % 48, i / 48, i * 7919);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, format, out);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return out.toByteArray();
    }
}
