package lampblack.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.edit.VersionedText;
import lampblack.migration.Takeover;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/**
 * Reads and judges what characters belong to. What many belong to is judged once, as long as neither its text nor
 * anything that it belongs to itself has changed. Links end, as each leads to a sheet of another kind and kinds go in no
 * circle. It remembers what it has read, and is for one thread at a time.
 */
public final class OwnerReading implements Owners {

    private final JudgingTerms terms;
    private final Map<Place, ReadOwner> known = new HashMap<>();

    public OwnerReading(JudgingTerms terms) {
        this.terms = terms;
    }

    @Override
    public ResolvedOwners of(Place place, CharacterFile file, Ruleset ruleset) {
        Optional<SheetRules> sheet = Replay.sheet(ruleset, file);
        Map<String, Owner> owners = new HashMap<>();
        Set<String> missing = new HashSet<>();
        List<Diagnostic> problems = new ArrayList<>();
        for (OwnerReference reference : sheet.isPresent() ? file.links() : List.<OwnerReference>of()) {
            OwnerLink link = sheet.get().linked().links().get(reference.id());
            if (link != null) {
                LinkedFile linked = new LinkedFile(place, reference);
                linked.problem(link).or(() -> owner(linked, file, sheet.get(), link, ruleset, owners))
                        .ifPresent(problems::add);
                if (!owners.containsKey(reference.id())) {
                    missing.add(reference.id());
                }
            }
        }
        return problems.isEmpty() && owners.isEmpty() ? ResolvedOwners.NONE
                : new ResolvedOwners(owners, missing, problems);
    }

    /** Adds an owner; what is to be said of it. */
    private Optional<Diagnostic> owner(LinkedFile linked, CharacterFile member, SheetRules sheet, OwnerLink link,
            Ruleset ruleset, Map<String, Owner> owners) {
        Scalar written = linked.link().file();
        Place place = linked.place();
        Checked<VersionedText> text = place.read(linked.shown(member.source().name()));
        Optional<ReadOwner> before = text.value().flatMap(now ->
                Optional.ofNullable(known.get(place)).filter(owner -> owner.isOf(now, ruleset)));
        Report report = new Report();
        report.addAll(text.diagnostics());
        Optional<CharacterFile> file = before.isPresent() ? before.map(owner -> owner.evaluated().file())
                : text.value().flatMap(now -> choices(now, ruleset, report));
        Optional<Diagnostic> misfit = file.flatMap(owner -> misfit(owner, written, link, ruleset));
        if (misfit.isPresent()) {
            return misfit;
        }
        Optional<ReadOwner> found = file.flatMap(owner ->
                judged(place, text.value().orElseThrow(), owner, before, ruleset, report));
        if (found.isEmpty()) {
            return Optional.of(because(Diagnostic.of(Code.LINK__BROKEN, written.span(), "file", written.text()),
                    report.diagnostics()).note(Message.of("note.check-file")));
        }
        EvaluatedCharacter evaluated = found.get().evaluated();
        owners.put(link.id(), found.get().byLink().computeIfAbsent(sheet.id() + "." + link.id(), key ->
                Owner.of(evaluated, CharacterReading.name(evaluated.file(), place.file()), sheet, link.id())));
        return illegal(evaluated, written);
    }

    private Optional<CharacterFile> choices(VersionedText text, Ruleset ruleset, Report report) {
        // What an owner gives is not known while something in its file cannot be read.
        return new ChoicesReading(text.source(), terms.form()).choices(report).filter(file -> !report.hasErrors())
                .map(terms::read).map(file -> Takeover.of(file, ruleset).file());
    }

    private Optional<ReadOwner> judged(Place place, VersionedText text, CharacterFile file, Optional<ReadOwner> before,
            Ruleset ruleset, Report report) {
        ResolvedOwners own = of(place, file, ruleset);
        if (before.filter(owner -> owner.evaluated().links().equals(own)).isPresent()) {
            return before;
        }
        Checked<EvaluatedCharacter> evaluated = Replay.of(ruleset, file, own);
        report.addAll(evaluated.diagnostics());
        Optional<ReadOwner> now = evaluated.value().map(character ->
                new ReadOwner(text, ruleset, character, new HashMap<>()));
        now.ifPresent(owner -> known.put(place, owner));
        return now;
    }

    /**
     * The texts that a character was judged by, by where they stand, none for a place where nothing stood; empty where
     * one is no longer known, and for one that reads those who belong to it, as others may come at any time.
     */
    public Optional<Map<Place, Optional<VersionedText>>> texts(Place place, VersionedText text,
            EvaluatedCharacter evaluated) {
        Map<Place, Optional<VersionedText>> texts = new HashMap<>();
        return !evaluated.sheet().play().members() && collect(place, text, evaluated, texts) ? Optional.of(texts)
                : Optional.empty();
    }

    private boolean collect(Place place, VersionedText text, EvaluatedCharacter evaluated,
            Map<Place, Optional<VersionedText>> into) {
        into.put(place, Optional.of(text));
        for (OwnerReference reference : evaluated.file().links()) {
            Owner owner = evaluated.links().owners().get(reference.id());
            Place above = new LinkedFile(place, reference).place();
            if (owner == null && !above.isThere()) {
                into.put(above, Optional.empty());
                continue;
            }
            ReadOwner behind = known.get(above);
            // Another may have read a newer version meanwhile; only the one that was judged by counts.
            if (owner == null || behind == null || !behind.is(owner)
                    || !collect(above, behind.text(), behind.evaluated(), into)) {
                return false;
            }
        }
        return true;
    }

    /** What is to be said of an owner that breaks rules. */
    public static Optional<Diagnostic> illegal(EvaluatedCharacter evaluated, Scalar written) {
        return evaluated.isLegal() ? Optional.empty() : Optional.of(because(
                Diagnostic.of(Code.LINK__NOT_LEGAL, written.span(), "file", written.text()), evaluated.diagnostics()));
    }

    /** What is wrong with a file that is of another ruleset or sheet than the link leads to. */
    public static Optional<Diagnostic> misfit(CharacterFile file, Scalar written, OwnerLink link, Ruleset ruleset) {
        if (!file.ruleset().text().equals(ruleset.id())) {
            return Optional.of(Diagnostic.of(Code.LINK__OTHER_RULESET, written.span(), "file", written.text(), "other",
                    file.ruleset().text(), "ruleset", ruleset.id()));
        }
        String sheet = file.sheet().map(Scalar::text)
                .orElseGet(() -> Replay.sheet(ruleset, file).map(SheetRules::id).orElse(""));
        return sheet.equals(link.to()) ? Optional.empty() : Optional.of(Diagnostic.of(Code.LINK__WRONG_SHEET,
                written.span(), "file", written.text(), "other", sheet, "sheet", link.to()));
    }

    private static Diagnostic because(Diagnostic problem, List<Diagnostic> problems) {
        return problems.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR).findFirst()
                .map(first -> problem.note(first.message(), first.span())).orElse(problem);
    }
}
