package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.io.SaveResult;
import lampblack.io.Version;

/** Brings an earlier version of a file back, whether what stands there now can be read or not. */
final class Restore {

    private static final int NOT_SAVED = 500;
    private static final int CHANGED_MEANWHILE = 412;

    private Restore() {}

    /** {@code POST /characters/{stem}/restore}: {@code version} and {@code seen}, which the damaged page sends. */
    static void answer(Visit visit) {
        String stem = visit.path("stem");
        Optional<Path> file = visit.shelf().file(stem);
        if (file.isEmpty()) {
            visit.missing();
            return;
        }
        long number = visit.form().number("version");
        Version version = visit.shelf().store().versions(file.get()).stream().filter(each -> each.number() == number)
                .findFirst().orElseThrow(() -> new Form.Wrong("version"));
        SaveResult saved = visit.shelf().store().restore(file.get(), version,
                visit.seen().orElseThrow(() -> new Form.Wrong("seen")));
        if (saved.problem().isPresent()) {
            Notice notice = Notice.of("refused", visit.words("web.not-saved"), List.of(saved.problem().get()),
                    visit.workshop().messages());
            List<Diagnostic> found = visit.library().characters().load(file.get()).diagnostics();
            visit.show(saved instanceof SaveResult.Conflict ? CHANGED_MEANWHILE : NOT_SAVED,
                    DamagedPage.of(visit, stem, file.get(), found, List.of(notice)));
        } else {
            visit.go(Paths.character(stem));
        }
    }
}
