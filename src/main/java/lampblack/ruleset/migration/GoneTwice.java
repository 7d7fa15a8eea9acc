package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;

/** Objects where one version says twice what became of the same thing. */
record GoneTwice(Edition edition, Report report) {

    private record Said(String sheet, BlockPath path, Span place) {}

    void check() {
        List<Said> all = new ArrayList<>();
        edition.renamed().values().forEach(bySheet -> bySheet.values().forEach(renaming ->
                all.add(new Said(renaming.sheet(), renaming.from(), renaming.place()))));
        edition.retired().forEach(gone -> all.add(new Said(gone.sheet(), gone.at(), gone.place())));
        all.sort((one, other) -> one.place().compareTo(other.place()));
        Map<String, Said> first = new HashMap<>();
        for (Said said : all) {
            Said before = first.putIfAbsent(said.sheet() + "/" + said.path(), said);
            if (before != null) {
                report.add(Diagnostic.of(Code.MIGRATION__SAID_TWICE, said.place(), "path", said.path().toString())
                        .note(Message.of("note.first-written"), before.place()));
            }
        }
    }
}
