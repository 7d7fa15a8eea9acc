package lampblack.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.judge.OwnerReading;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/** Finds what the characters of tests belong to: other tests by their names, or examples by their files. */
final class TestLinkResolver {

    /** Kinds of sheet belong to each other no deeper. */
    private static final int DEEPEST = 5;

    private final Ruleset ruleset;
    private final String folder;
    private final Function<String, Optional<EvaluatedCharacter>> outcomes;
    private final Set<String> asking = new HashSet<>();

    /**
     * @param folder where examples stand, from which their own links lead
     * @param outcomes what a test or an example has come to
     */
    TestLinkResolver(Ruleset ruleset, String folder, Function<String, Optional<EvaluatedCharacter>> outcomes) {
        this.ruleset = ruleset;
        this.folder = folder;
        this.outcomes = outcomes;
    }

    /** @param names of everything that may be linked to */
    ResolvedOwners of(CharacterFile file, Set<String> names) {
        Optional<SheetRules> sheet = Replay.sheet(ruleset, file);
        Map<String, Owner> owners = new HashMap<>();
        Set<String> missing = new HashSet<>();
        List<Diagnostic> problems = new ArrayList<>();
        for (OwnerReference ownerReference : sheet.isPresent() ? file.links() : List.<OwnerReference>of()) {
            OwnerLink link = sheet.get().linked().links().get(ownerReference.id());
            if (link != null) {
                owner(ownerReference.file(), sheet.get(), link, names, owners).ifPresent(problems::add);
                if (!owners.containsKey(link.id())) {
                    missing.add(link.id());
                }
            }
        }
        return new ResolvedOwners(owners, missing, problems);
    }

    private Optional<Diagnostic> owner(Scalar written, SheetRules sheet, OwnerLink link, Set<String> names,
            Map<String, Owner> owners) {
        String name = names.contains(written.text()) ? written.text()
                : Path.of(folder).resolve(written.text()).normalize().toString().replace('\\', '/');
        if (!names.contains(name)) {
            return Optional.of(Diagnostic.of(Code.LINK__NOT_FOUND, written.span(), "file", written.text())
                    .suggest(written.text(), names));
        }
        Optional<EvaluatedCharacter> evaluated = outcome(name);
        if (evaluated.isEmpty()) {
            return Optional.of(Diagnostic.of(Code.LINK__BROKEN, written.span(), "file", written.text()));
        }
        Optional<Diagnostic> misfit = OwnerReading.misfit(evaluated.get().file(), written, link, ruleset);
        if (misfit.isEmpty()) {
            owners.put(link.id(), Owner.of(evaluated.get(),
                    evaluated.get().file().fields().text("name").orElse(written.text()), sheet, link.id())
                    .made(evaluated.get()));
        }
        return misfit.or(() -> OwnerReading.illegal(evaluated.get(), written));
    }

    private Optional<EvaluatedCharacter> outcome(String name) {
        if (asking.size() > DEEPEST || !asking.add(name)) {
            return Optional.empty();
        }
        try {
            return outcomes.apply(name);
        } finally {
            asking.remove(name);
        }
    }
}
