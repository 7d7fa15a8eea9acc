package lampblack.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import lampblack.rules.owner.OwnerLink;
import lampblack.ruleset.Ruleset;
import lampblack.store.FileName;
import lampblack.store.ProposedTexts;
import lampblack.store.TextFile;

/**
 * Finds what characters belong to. What many belong to is judged once, as long as neither its file nor anything that it
 * belongs to itself has changed. Links end, as each leads to a sheet of another kind and kinds go in no circle.
 */
final class OwnerLoader {

    private record CachedOwner(TextFile text, Ruleset ruleset, EvaluatedCharacter evaluated,
            Map<String, Owner> byLink) {}

    private final Optional<String> instead;
    private final ProposedTexts proposed;
    private final Map<Path, CachedOwner> known = new HashMap<>();

    /** @param instead the ruleset by which characters are judged whatever they name */
    OwnerLoader(Optional<String> instead, ProposedTexts proposed) {
        this.instead = instead;
        this.proposed = proposed;
    }

    /** The owners of a character, or what is wrong with its links. Only links that its sheet has are looked at. */
    synchronized ResolvedOwners links(Path path, CharacterFile file, Ruleset ruleset) {
        Optional<SheetRules> sheet = Replay.sheet(ruleset, file);
        Map<String, Owner> owners = new HashMap<>();
        Set<String> missing = new HashSet<>();
        List<Diagnostic> problems = new ArrayList<>();
        for (OwnerReference ownerReference : sheet.isPresent() ? file.links() : List.<OwnerReference>of()) {
            OwnerLink link = sheet.get().linked().links().get(ownerReference.id());
            if (link != null) {
                OwnerFile place = new OwnerFile(path, ownerReference);
                place.problem(link).or(() -> owner(place, file, sheet.get(), link, ruleset, owners))
                        .ifPresent(problems::add);
                if (!owners.containsKey(ownerReference.id())) {
                    missing.add(ownerReference.id());
                }
            }
        }
        return problems.isEmpty() && owners.isEmpty() ? ResolvedOwners.NONE
                : new ResolvedOwners(owners, missing, problems);
    }

    /** Adds an owner; what is to be said of it. */
    private Optional<Diagnostic> owner(OwnerFile place, CharacterFile member, SheetRules sheet, OwnerLink link,
            Ruleset ruleset, Map<String, Owner> owners) {
        Scalar written = place.link().file();
        String shown = place.shown(member.source().name());
        Checked<TextFile> text = proposed.instead(place.path(),
                TextFile.read(place.path(), shown, "", CharacterLoader.LARGEST_FILE));
        Optional<CachedOwner> before = text.value().flatMap(textFile -> before(place.path(), textFile, ruleset));
        Report report = new Report();
        report.addAll(text.diagnostics());
        Optional<CharacterFile> file = before.isPresent() ? before.map(cachedOwner -> cachedOwner.evaluated().file())
                : text.value().flatMap(textFile -> CharacterLoader.choices(textFile, report))
                        .map(characterFile -> instead.map(characterFile::under).orElse(characterFile))
                        .map(characterFile -> Takeover.of(characterFile, ruleset).file());
        Optional<Diagnostic> misfit = file.flatMap(characterFile -> misfit(characterFile, written, link, ruleset));
        if (misfit.isPresent()) {
            return misfit;
        }
        Optional<CachedOwner> found = file.flatMap(characterFile ->
                judged(place.path(), text.value().orElseThrow(), characterFile, before, ruleset, report));
        if (found.isEmpty()) {
            return Optional.of(because(Diagnostic.of(Code.LINK__BROKEN, written.span(), "file", written.text()),
                    report.diagnostics()).note(Message.of("note.check-file")));
        }
        EvaluatedCharacter evaluated = found.get().evaluated();
        owners.put(link.id(), found.get().byLink().computeIfAbsent(sheet.id() + "." + link.id(),
                key -> Owner.of(evaluated, name(evaluated.file(), place.path()), sheet, link.id())));
        return illegal(evaluated, written);
    }

    /** What is to be said of an owner that breaks rules. */
    static Optional<Diagnostic> illegal(EvaluatedCharacter evaluated, Scalar written) {
        return evaluated.isLegal() ? Optional.empty() : Optional.of(because(
                Diagnostic.of(Code.LINK__NOT_LEGAL, written.span(), "file", written.text()), evaluated.diagnostics()));
    }

    /**
     * The states of a file and of all that it belongs to, as it was judged by them; empty where one is not known, and
     * for one that reads those who belong to it, as others may come at any time.
     */
    synchronized Optional<InputFingerprint> inputFingerprint(Path path, VersionedText text,
            EvaluatedCharacter evaluated) {
        Map<Path, String> files = new HashMap<>();
        if (evaluated.sheet().play().members()) {
            return Optional.empty();
        }
        try {
            return collect(path, text, evaluated, files) ? Optional.of(new InputFingerprint(files)) : Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private boolean collect(Path path, VersionedText text, EvaluatedCharacter evaluated, Map<Path, String> into)
            throws IOException {
        into.put(path, InputFingerprint.state(path, text.version()));
        for (OwnerReference ownerReference : evaluated.file().links()) {
            Owner owner = evaluated.links().owners().get(ownerReference.id());
            Path place = new OwnerFile(path, ownerReference).path();
            if (owner == null && Files.notExists(place)) {
                into.put(place, InputFingerprint.MISSING);
                continue;
            }
            CachedOwner behind = known.get(place);
            // Another may have read a newer version meanwhile; only the one that was judged by counts.
            if (owner == null || behind == null || behind.byLink().values().stream().noneMatch(one -> one == owner)
                    || !collect(place, behind.text(), behind.evaluated(), into)) {
                return false;
            }
        }
        return true;
    }

    /** What a character is called. */
    static String name(CharacterFile file, Path path) {
        return file.fields().text("name").filter(name -> !name.isBlank())
                .orElseGet(() -> FileName.stem(path.getFileName().toString()));
    }

    private static Diagnostic because(Diagnostic problem, List<Diagnostic> problems) {
        return problems.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR).findFirst()
                .map(first -> problem.note(first.message(), first.span())).orElse(problem);
    }

    /** What was known of a file whose text is still the same. */
    private Optional<CachedOwner> before(Path path, TextFile text, Ruleset ruleset) {
        return Optional.ofNullable(known.get(path)).filter(cachedOwner -> cachedOwner.ruleset() == ruleset
                && cachedOwner.text().source().name().equals(text.source().name())
                && Arrays.equals(cachedOwner.text().bytes(), text.bytes()));
    }

    private Optional<CachedOwner> judged(Path path, TextFile text, CharacterFile file, Optional<CachedOwner> before,
            Ruleset ruleset, Report report) {
        ResolvedOwners own = links(path, file, ruleset);
        if (before.filter(cachedOwner -> cachedOwner.evaluated().links().equals(own)).isPresent()) {
            return before;
        }
        Checked<EvaluatedCharacter> evaluated = Replay.of(ruleset, file, own);
        report.addAll(evaluated.diagnostics());
        Optional<CachedOwner> now = evaluated.value().map(character ->
                new CachedOwner(text, ruleset, character, new HashMap<>()));
        now.ifPresent(cachedOwner -> known.put(path, cachedOwner));
        return now;
    }

    /** What is wrong with a file that is of another ruleset or sheet than the link leads to. */
    static Optional<Diagnostic> misfit(CharacterFile file, Scalar written, OwnerLink link, Ruleset ruleset) {
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
