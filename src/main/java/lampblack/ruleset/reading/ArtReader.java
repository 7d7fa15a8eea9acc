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
import lampblack.picture.Typeface;

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
        Optional<byte[]> file = file(name, Code.RULESET__UNUSABLE_ART);
        if (file.isEmpty()) {
            return Optional.empty();
        }
        Checked<ArtPicture> picture = read.computeIfAbsent(path(name), path -> ArtPicture.read(path, file.get()));
        picture.diagnostics().forEach(problem -> refuse(name, Code.RULESET__UNUSABLE_ART, problem.message()));
        return picture.value();
    }

    /** The typeface of that name, in the same way. @param licence as it is stated beside the name, if it is */
    Optional<Typeface> typeface(Scalar name, Optional<String> licence) {
        Optional<Checked<Typeface>> read = file(name, Code.RULESET__UNUSABLE_FONT)
                .flatMap(file -> Optional.ofNullable(art.typefaces().get(path(name))));
        read.ifPresent(checked -> checked.diagnostics().forEach(problem ->
                refuse(name, Code.RULESET__UNUSABLE_FONT, problem.message())));
        Optional<Typeface> found = read.flatMap(Checked::value)
                .map(face -> licence.map(face::under).orElse(face));
        found.filter(face -> face.licence().isBlank()).ifPresent(face -> report.add(Diagnostic.of(
                Code.RULESET__UNLICENSED_FONT, name.span(), "file", name.text())
                .note(Message.of("note.state-licence", "form", "{regular: " + name.text() + ", licence: OFL-1.1}"))));
        return found;
    }

    private Optional<byte[]> file(Scalar name, Code code) {
        String layer = name.span().source().layer();
        Optional<byte[]> file = art.file(layer, name.text());
        used.add(path(name));
        if (file.isEmpty() && art.isKnown()) {
            List<String> others = art.names(layer).stream().filter(other -> other.startsWith(Art.FONTS)
                    == name.text().startsWith(Art.FONTS)).toList();
            report.add(Diagnostic.of(code, name.span(), Message.of("ruleset.unusable-art.missing",
                    "file", name.text(), "layer", layer)).suggestOrList(name.text(), others));
        }
        return file;
    }

    private void refuse(Scalar name, Code code, Message why) {
        report.add(Diagnostic.of(code, name.span(), "file", name.text()).note(why));
    }

    private static String path(Scalar name) {
        return name.span().source().layer() + "/" + name.text();
    }
}
