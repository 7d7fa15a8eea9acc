package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/** Finds what makes each roll: a sheet, or a kind of parts. */
record RollerReader(MapNode tree) {

    /** Its path, {@code crew} or {@code character.walkers}; empty where what is written stands for none or several. */
    Optional<String> path(MapNode.Entry roll) {
        Optional<String> named = ElementReader.body(roll).text("sheet");
        List<String> meant = named.map(this::meant).orElseGet(() -> List.of(usual()));
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /** Reports what is written where it stands for nothing that makes a roll, or for parts of several sheets. */
    void report(MapNode.Entry roll, ElementReader reader) {
        Optional<Scalar> written = ElementReader.body(roll).scalar("sheet");
        List<String> meant = written.map(scalar -> meant(scalar.text())).orElse(List.of(usual()));
        if (meant.isEmpty()) {
            unknown(written.orElseThrow(), reader);
        } else if (meant.size() > 1) {
            Diagnostic problem = Diagnostic.of(Code.RULESET__AMBIGUOUS_REFERENCE, written.orElseThrow().span(), "name",
                    written.get().text(), "candidates", meant.stream().map(Message::quoted).toList());
            reader.report().add(problem);
        }
    }

    private void unknown(Scalar written, ElementReader reader) {
        if (reader.names().explained(written.text(), written.span(), ReferenceKind.SHEET)) {
            return;
        }
        List<String> known = new ArrayList<>(sheets());
        sheets().forEach(sheet -> known.addAll(parts(sheet)));
        reader.names().unknown(written.text(), Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), "what",
                Message.of("what.or", "first", ReferenceKind.SHEET.called(), "last", ReferenceKind.PART.called()),
                "name", written.text()).suggest(written.text(), known));
    }

    /** Whatever a word may stand for; a sheet comes before parts of the same name. */
    private List<String> meant(String word) {
        if (sheets().contains(word)) {
            return List.of(word);
        }
        int dot = word.indexOf('.');
        String kind = word.substring(dot + 1);
        return sheets().stream().filter(sheet -> dot < 0 || sheet.equals(word.substring(0, dot)))
                .filter(sheet -> parts(sheet).contains(kind)).map(sheet -> sheet + "." + kind).toList();
    }

    private List<String> sheets() {
        return tree.map("sheets").map(all -> List.copyOf(all.keys())).orElse(List.of());
    }

    private List<String> parts(String sheet) {
        return tree.map("sheets").flatMap(all -> all.map(sheet)).flatMap(body -> body.map("parts"))
                .map(all -> List.copyOf(all.keys())).orElse(List.of());
    }

    /** The sheet that makes a roll which names none. */
    private String usual() {
        return sheets().contains(CharacterFile.USUAL_SHEET) ? CharacterFile.USUAL_SHEET : sheets().get(0);
    }
}
