package lampblack.judge;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.Replay;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** A file that says it is of one kind of sheet, or nothing of that, while what stands in it is of another. */
record OtherSheet(Ruleset game, CharacterFile file) {

    /** So many names more are no coincidence. */
    private static final int LEAST = 3;

    /** The one problem that explains all others. */
    Optional<Diagnostic> told() {
        Optional<SheetRules> own = Replay.sheet(game, file);
        long here = own.map(this::known).orElse(0L);
        Optional<SheetRules> best = game.sheets().values().stream().max(Comparator.comparingLong(this::known));
        return own.isEmpty() || best.isEmpty() || known(best.get()) < here + LEAST || here * 2 > known(best.get())
                ? Optional.empty() : Optional.of(told(own.get(), best.get()));
    }

    private Diagnostic told(SheetRules own, SheetRules other) {
        Optional<Scalar> written = file.sheet();
        Diagnostic problem = Diagnostic.of(Code.CHARACTER__UNKNOWN_SHEET, written.map(Scalar::span).orElse(file.span()),
                Message.of(written.isPresent() ? "character.unknown-sheet.other" : "character.unknown-sheet.unsaid",
                        "sheet", own.id(), "other", other.id()))
                .note(Message.of("note.write-form", "form", "sheet: " + other.id()));
        return written.map(sheet -> problem.fix(Fix.replace(sheet.span(), other.id()))).orElse(problem);
    }

    /** How many of the names in the file a sheet has. */
    private long known(SheetRules sheet) {
        return known(file.fields(), sheet.fields().keySet().stream())
                + known(file.creation(), sheet.creation().keySet().stream())
                + known(file.now(), Stream.concat(sheet.tracks().keySet().stream(), sheet.parts().keySet().stream()))
                + known(file.parts(), sheet.parts().keySet().stream());
    }

    private static long known(MapNode written, Stream<String> names) {
        List<String> all = names.toList();
        return written.keys().stream().filter(all::contains).count();
    }
}
