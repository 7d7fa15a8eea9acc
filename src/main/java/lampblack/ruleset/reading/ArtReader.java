package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.picture.ArtPicture;

/** Finds the files that a theme names in the folders of those layers that name them. */
final class ArtReader {

    private final Art art;
    private final Report report;
    private final List<String> used = new ArrayList<>();
    private final Map<String, Checked<ArtPicture>> read = new HashMap<>();

    ArtReader(Art art, Report report) {
        this.art = art;
        this.report = report;
    }

    /** Those that were asked for. */
    Art used() {
        return art.only(used);
    }

    /** The picture of that name; one that is not there, or can't be used, is reported at its place. */
    Optional<ArtPicture> picture(Scalar name) {
        Optional<byte[]> file = file(name);
        if (file.isEmpty()) {
            return Optional.empty();
        }
        Checked<ArtPicture> picture = read.computeIfAbsent(path(name), path -> ArtPicture.read(path, file.get()));
        picture.diagnostics().forEach(problem -> refuse(name, problem.message()));
        return picture.value();
    }

    private Optional<byte[]> file(Scalar name) {
        String layer = name.span().source().layer();
        Optional<byte[]> file = art.file(layer, name.text());
        used.add(path(name));
        if (file.isEmpty() && art.isKnown()) {
            report.add(Diagnostic.of(Code.RULESET__UNUSABLE_ART, name.span(), Message.of("ruleset.unusable-art.missing",
                    "file", name.text(), "layer", layer)).suggestOrList(name.text(), art.names(layer)));
        }
        return file;
    }

    private void refuse(Scalar name, Message why) {
        report.add(Diagnostic.of(Code.RULESET__UNUSABLE_ART, name.span(), "file", name.text()).note(why));
    }

    private static String path(Scalar name) {
        return name.span().source().layer() + "/" + name.text();
    }
}
