package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.io.TextFile;
import lampblack.io.Version;

/**
 * A file that cannot be read as a character, to be mended by hand or taken back to when it could.
 *
 * @param good the newest earlier version that can be read, if there is one
 * @param files the one there is
 */
public record DamagedPage(String title, List<Good> good, List<FileText> files, List<Notice> notices) implements Page {

    /** An earlier version to go back to. */
    public record Good(int number, String button) {}

    @Override
    public String kind() {
        return "damaged";
    }

    static DamagedPage of(Visit visit, String stem, Path file, List<Notice> notices) {
        Optional<Version> good = visit.shelf().store().lastGood(file, text -> visit.rulebooks().characters()
                .judge(file, TextFile.of(stem + ".yaml", text)).value().isPresent());
        return new DamagedPage(stem, good.map(each -> List.of(new Good(each.number(),
                visit.words("web.damaged.restore", "number", each.number())))).orElse(List.of()),
                List.of(FileText.of(visit, stem, file)), notices);
    }
}
