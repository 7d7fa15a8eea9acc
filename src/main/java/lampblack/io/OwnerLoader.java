package lampblack.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Belonging;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.engine.Links;
import lampblack.engine.Outcome;
import lampblack.engine.Owner;
import lampblack.engine.Replay;
import lampblack.node.Scalar;
import lampblack.rules.Link;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/**
 * Finds what characters belong to. What many belong to is judged once, as long as neither its file nor anything that it
 * belongs to itself has changed. Links end, as each leads to a sheet of another kind and kinds go in no circle.
 */
final class OwnerLoader {

    private record Known(TextFile text, Ruleset ruleset, Outcome outcome, Map<String, Owner> byLink) {}

    private final Optional<String> instead;
    private final Map<Path, Known> known = new HashMap<>();

    /** @param instead the ruleset by which characters are judged whatever they name */
    OwnerLoader(Optional<String> instead) {
        this.instead = instead;
    }

    /** The owners of a character, or what is wrong with its links. Only links that its sheet has are looked at. */
    synchronized Links links(Path path, CharacterFile file, Ruleset ruleset) {
        Optional<SheetRules> sheet = Replay.sheet(ruleset, file);
        Map<String, Owner> owners = new HashMap<>();
        Set<String> missing = new HashSet<>();
        List<Diagnostic> problems = new ArrayList<>();
        for (Belonging each : sheet.isPresent() ? file.links() : List.<Belonging>of()) {
            Link link = sheet.get().linked().links().get(each.id());
            if (link != null) {
                OwnerFile place = new OwnerFile(path, each);
                place.problem(link).or(() -> owner(place, file, sheet.get(), link, ruleset, owners))
                        .ifPresent(problems::add);
                if (!owners.containsKey(each.id())) {
                    missing.add(each.id());
                }
            }
        }
        return problems.isEmpty() && owners.isEmpty() ? Links.NONE : new Links(owners, missing, problems);
    }

    /** Adds an owner; what is to be said of it. */
    private Optional<Diagnostic> owner(OwnerFile place, CharacterFile member, SheetRules sheet, Link link,
            Ruleset ruleset, Map<String, Owner> owners) {
        Scalar written = place.link().file();
        String shown = place.shown(member.source().name());
        Checked<TextFile> text = TextFile.read(place.path(), shown, "", CharacterLoader.LARGEST_FILE);
        Optional<Known> before = text.value().flatMap(each -> before(place.path(), each, ruleset));
        Report report = new Report();
        report.addAll(text.diagnostics());
        Optional<CharacterFile> file = before.isPresent() ? before.map(each -> each.outcome().file())
                : text.value().flatMap(each -> CharacterLoader.choices(each, report))
                        .map(each -> instead.map(each::under).orElse(each));
        Optional<Diagnostic> misfit = file.flatMap(each -> misfit(each, written, link, ruleset));
        if (misfit.isPresent()) {
            return misfit;
        }
        Optional<Known> found = file.flatMap(each ->
                judged(place.path(), text.value().orElseThrow(), each, before, ruleset, report));
        if (found.isEmpty()) {
            return Optional.of(because(Diagnostic.of(Code.LINK__BROKEN, written.span(), "file", written.text()),
                    report.diagnostics()).note(Message.of("note.check-file")));
        }
        Outcome outcome = found.get().outcome();
        owners.put(link.id(), found.get().byLink().computeIfAbsent(sheet.id() + "." + link.id(),
                key -> Owner.of(outcome, name(outcome.file(), place.path()), sheet, link.id())));
        return illegal(outcome, written);
    }

    /** What is to be said of an owner that breaks rules. */
    static Optional<Diagnostic> illegal(Outcome outcome, Scalar written) {
        return outcome.isLegal() ? Optional.empty() : Optional.of(because(
                Diagnostic.of(Code.LINK__NOT_LEGAL, written.span(), "file", written.text()), outcome.diagnostics()));
    }

    /** The states of a file and of all that it belongs to, as it was judged by them; empty where one is not known. */
    synchronized Optional<Evidence> evidence(Path path, TextFile text, Outcome outcome) {
        Map<Path, String> files = new HashMap<>();
        try {
            return collect(path, text, outcome, files) ? Optional.of(new Evidence(files)) : Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private boolean collect(Path path, TextFile text, Outcome outcome, Map<Path, String> into) throws IOException {
        into.put(path, Evidence.state(path, text.bytes()));
        for (Belonging each : outcome.file().links()) {
            Owner owner = outcome.links().owners().get(each.id());
            Path place = owner == null ? path : new OwnerFile(path, each).path();
            Known behind = known.get(place);
            // Another may have read a newer version meanwhile; only the one that was judged by counts.
            if (owner == null || behind == null || behind.byLink().values().stream().noneMatch(one -> one == owner)
                    || !collect(place, behind.text(), behind.outcome(), into)) {
                return false;
            }
        }
        return true;
    }

    private static String name(CharacterFile file, Path path) {
        return file.fields().text("name").filter(name -> !name.isBlank())
                .orElseGet(() -> FileName.stem(path.getFileName().toString()));
    }

    private static Diagnostic because(Diagnostic problem, List<Diagnostic> found) {
        return found.stream().filter(each -> each.severity() == Severity.ERROR).findFirst()
                .map(first -> problem.note(first.message(), first.span())).orElse(problem);
    }

    /** What was known of a file whose text is still the same. */
    private Optional<Known> before(Path path, TextFile text, Ruleset ruleset) {
        return Optional.ofNullable(known.get(path)).filter(each -> each.ruleset() == ruleset
                && each.text().source().name().equals(text.source().name())
                && Arrays.equals(each.text().bytes(), text.bytes()));
    }

    private Optional<Known> judged(Path path, TextFile text, CharacterFile file, Optional<Known> before,
            Ruleset ruleset, Report report) {
        Links own = links(path, file, ruleset);
        if (before.filter(each -> each.outcome().links().equals(own)).isPresent()) {
            return before;
        }
        Checked<Outcome> outcome = Replay.of(ruleset, file, own);
        report.addAll(outcome.diagnostics());
        Optional<Known> now = outcome.value().map(each -> new Known(text, ruleset, each, new HashMap<>()));
        now.ifPresent(each -> known.put(path, each));
        return now;
    }

    /** What is wrong with a file that is of another ruleset or sheet than the link leads to. */
    static Optional<Diagnostic> misfit(CharacterFile file, Scalar written, Link link, Ruleset ruleset) {
        if (!file.ruleset().text().equals(ruleset.id())) {
            return Optional.of(Diagnostic.of(Code.LINK__OTHER_RULESET, written.span(), "file", written.text(), "other",
                    file.ruleset().text(), "ruleset", ruleset.id()));
        }
        String sheet = file.sheet().map(Scalar::text)
                .orElseGet(() -> Replay.sheet(ruleset, file).map(SheetRules::id).orElse(""));
        return sheet.equals(link.to()) ? Optional.empty() : Optional.of(Diagnostic.of(Code.LINK__WRONG_SHEET,
                written.span(), "file", written.text(), "other", sheet, "sheet", link.to()));
    }
}
