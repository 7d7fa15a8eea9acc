package lampblack.picture;

import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

/** A picture that is safe to keep and to send: whole, of a known kind and size, and with nothing said beside it. */
public record Picture(PictureFormat format, byte[] bytes) {

    /** The most bytes of a file. */
    public static final int LARGEST = 4 << 20;

    /** The most pixels on a side. */
    static final int LONGEST_SIDE = 4_096;

    /** What a file holds, without what it tells beside the picture; or why it is not taken. */
    public static Checked<Picture> read(String name, byte[] file) {
        PictureBytes bytes = new PictureBytes(file);
        Optional<PictureFormat> format = PictureFormat.of(bytes);
        if (file.length > LARGEST) {
            return refused(name, Message.of("web.portrait.too-long", "size", (file.length >> 20) + 1, "most",
                    LARGEST >> 20));
        } else if (format.isEmpty()) {
            return refused(name, Message.of("web.portrait.none"));
        }
        Optional<PictureParts> parts = switch (format.get()) {
            case PNG -> PngParts.of(bytes);
            case JPEG -> JpegParts.of(bytes);
            case WEBP -> WebpParts.of(bytes);
        };
        if (parts.isEmpty()) {
            return refused(name, Message.of("web.portrait.broken"));
        } else if (parts.get().moves()) {
            return refused(name, Message.of("web.portrait.moves"));
        }
        int width = parts.get().width();
        int height = parts.get().height();
        return Math.max(width, height) > LONGEST_SIDE ? refused(name, Message.of("web.portrait.too-large", "width",
                width, "height", height, "most", LONGEST_SIDE))
                : Checked.of(new Picture(format.get(), parts.get().kept()), new Report());
    }

    private static Checked<Picture> refused(String name, Message why) {
        Report report = new Report();
        report.add(Diagnostic.of(Code.FILE__UNREADABLE, new Source(name, "").start(), why));
        return Checked.nothing(report);
    }
}
