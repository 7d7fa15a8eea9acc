package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.Name;
import lampblack.character.Ruling;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;

/** Turns errors that the table has allowed into notes; never changes the choices. */
public record Rulings(CharacterFile file, SheetRules sheet, PastProblems past, Report report) {

    /** Reports every objection, excused or not, and every ruling that excuses nothing. */
    List<AppliedRuling> apply(List<Violation> violations) {
        List<AppliedRuling> ruled = new ArrayList<>();
        Set<Ruling> used = new LinkedHashSet<>();
        List<Violation> open = new ArrayList<>();
        for (Violation violation : violations) {
            Optional<Ruling> excuse = file.rulings().stream().filter(ruling -> excusesInTime(ruling, violation)).findFirst();
            if (excuse.isPresent()) {
                used.add(excuse.get());
                Diagnostic noted = violation.found().withSeverity(Severity.NOTE)
                        .note(because(excuse.get()), excuse.get().span());
                report.add(noted);
                ruled.add(new AppliedRuling(excuse.get(), noted));
            } else {
                Optional<Ruling> shortOf = file.rulings().stream().filter(ruling -> ruling.before().isEmpty()
                        && names(ruling, violation)).findFirst();
                shortOf.ifPresent(used::add);
                if (!violation.ahead()) {
                    open.add(shortOf.map(ruling -> violation.noting(List.of(bound(ruling)))).orElse(violation));
                }
            }
        }
        new Consequences(sheet).fold(open).forEach(report::add);
        for (Ruling ruling : file.rulings()) {
            if (!used.contains(ruling)) {
                report.add(idle(ruling, violations));
            }
            List<Violation> excused = violations.stream().filter(violation -> used.contains(ruling)
                    && excusesInTime(ruling, violation)).toList();
            new RulingBounds(ruling, excused).remarks().forEach(report::add);
        }
        return List.copyOf(ruled);
    }

    private boolean excusesInTime(Ruling ruling, Violation violation) {
        return excuses(ruling, violation) && ruling.before().map(version -> past.has(violation, version)).orElse(true);
    }

    /** What no ruling of a character excuses; those on what is past are not asked. */
    public static List<Violation> unexcused(CharacterFile file, List<Violation> violations) {
        return violations.stream()
                .filter(violation -> file.rulings().stream().noneMatch(ruling -> ruling.before().isEmpty()
                        && excuses(ruling, violation))).toList();
    }

    private static boolean excuses(Ruling ruling, Violation violation) {
        return names(ruling, violation) && violation.amount() <= ruling.upTo().orElse(Long.MAX_VALUE);
    }

    private static boolean names(Ruling ruling, Violation violation) {
        if (!ruling.allows().equals(violation.found().id())) {
            return false;
        }
        String subject = Name.of(violation.subject()).key();
        return ruling.on().map(on -> Name.of(on).key())
                .map(on -> subject.equals(on) || subject.endsWith("." + on) || on.equals(subject + "." + subject))
                        .orElse(true);
    }

    private Diagnostic idle(Ruling ruling, List<Violation> violations) {
        List<String> codes = new ArrayList<>();
        for (Code code : Code.values()) {
            codes.add(code.id());
        }
        sheet.withParts().forEach(sheetRules -> sheetRules.rules().keySet().forEach(rule -> codes.add("rule." + rule)));
        if (!codes.contains(ruling.allows())) {
            return Diagnostic.of(Code.RULING__UNKNOWN_CODE, ruling.span(), "code", ruling.allows())
                    .suggest(ruling.allows(), codes);
        }
        Optional<String> nowhere = ruling.before().filter(version -> past.place(version).isEmpty());
        if (nowhere.isPresent()) {
            return Diagnostic.of(Code.RULING__EXCUSES_NOTHING, ruling.span())
                    .note(Message.of("note.no-place", "version", nowhere.get()));
        }
        List<String> subjects = Distinct.of(violations.stream()
                .filter(violation -> violation.found().id().equals(ruling.allows())).map(Violation::subject));
        Diagnostic misnamed = Diagnostic.of(Code.RULING__EXCUSES_NOTHING, ruling.onPlace())
                .suggest(ruling.on().orElse(""), subjects);
        return misnamed.notes().isEmpty() ? Diagnostic.of(Code.RULING__EXCUSES_NOTHING, ruling.span()) : misnamed;
    }

    private static Note bound(Ruling ruling) {
        return new Note(Message.of("note.ruling-bound", "bound", ruling.upTo().orElse(0L)),
                Optional.of(ruling.span()));
    }

    private static Message because(Ruling ruling) {
        Message words = Message.verbatim(ruling.because());
        if (ruling.upTo().isPresent()) {
            return ruling.by().map(by -> Message.of("note.ruled-by.up-to", "by", by, "because", words, "bound",
                    ruling.upTo().get())).orElseGet(() -> Message.of("note.ruled.up-to", "because", words, "bound",
                    ruling.upTo().get()));
        }
        return ruling.by().map(by -> Message.of("note.ruled-by", "by", by, "because", words))
                .orElseGet(() -> Message.of("note.ruled", "because", words));
    }
}
