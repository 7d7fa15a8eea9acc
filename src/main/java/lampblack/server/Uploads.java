package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import lampblack.builder.Upload;

/** The files that a form brings. */
final class Uploads {

    private static final byte[] ZIP = {'P', 'K'};

    private Uploads() {}

    static List<Upload> of(Context context) {
        return context.uploadedFiles("file").stream().map(Uploads::of).toList();
    }

    private static Upload of(UploadedFile from) {
        try (InputStream in = from.content()) {
            byte[] bytes = in.readAllBytes();
            boolean isPack = bytes.length > 1 && Arrays.equals(bytes, 0, 2, ZIP, 0, 2);
            return isPack ? new Upload.UploadedPack(from.filename(), ShelfZip.read(bytes))
                    : new Upload.SingleUpload(from.filename(), bytes);
        } catch (ShelfZip.ArchiveTooLarge tooLarge) {
            return new Upload.UnusableUpload(from.filename(), "web.import.too-large");
        } catch (IOException | IllegalArgumentException failure) {
            return new Upload.UnusableUpload(from.filename(), "web.import.broken");
        }
    }
}
