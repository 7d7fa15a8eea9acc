package lampblack.picture;

import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

/**
 * A picture that a page may show as it is, in the style of its sheets: of pixels or of lines.
 *
 * @param type as addresses name it, such as {@code image/png}
 */
public record ArtPicture(String type, byte[] bytes) {

    /** What a file holds, whatever it is called; or why it is not taken. */
    public static Checked<ArtPicture> read(String name, byte[] file) {
        if (file.length > Art.LARGEST) {
            return refused(name, Message.of("web.portrait.too-long", "size", (file.length >> 20) + 1, "most",
                    Art.LARGEST >> 20));
        }
        if (Drawing.isText(file)) {
            Drawing drawing = Drawing.of(file);
            Optional<Message> wrong = drawing.wrong();
            return wrong.isPresent() ? refused(name, wrong.get())
                    : Checked.of(new ArtPicture("image/svg+xml", drawing.kept()), new Report());
        }
        if (PictureFormat.of(new PictureBytes(file)).isEmpty()) {
            return refused(name, Message.of("art.none"));
        }
        Checked<Picture> picture = Picture.read(name, file);
        return new Checked<>(picture.value().map(ArtPicture::of), picture.diagnostics());
    }

    /** A picture of pixels. */
    public static ArtPicture of(Picture picture) {
        return new ArtPicture(picture.format().type(), picture.bytes());
    }

    /** The whole of it as an address. */
    public String address() {
        return DataAddress.of(type, bytes);
    }

    private static Checked<ArtPicture> refused(String name, Message why) {
        Report report = new Report();
        report.add(Diagnostic.of(Code.FILE__UNREADABLE, new Source(name, "").start(), why));
        return Checked.nothing(report);
    }
}
