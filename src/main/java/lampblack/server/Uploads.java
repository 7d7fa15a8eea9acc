package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import lampblack.builder.Upload;
import lampblack.page.ShelfPack;

/** The files that a form brings. */
final class Uploads {

    private Uploads() {}

    static List<Upload> of(Context context) {
        return context.uploadedFiles("file").stream().map(Uploads::of).toList();
    }

    private static Upload of(UploadedFile from) {
        try (InputStream in = from.content()) {
            return ShelfPack.upload(from.filename(), in.readAllBytes());
        } catch (IOException failure) {
            return new Upload.UnusableUpload(from.filename(), "web.import.broken");
        }
    }
}
