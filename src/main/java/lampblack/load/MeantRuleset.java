package lampblack.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/**
 * What is meant where a character names its ruleset by its title or by the path of its file.
 *
 * @param path where the character stands
 */
record MeantRuleset(RulesetLoader rulesets, Path path) {

    private static final Pattern NAMING = Pattern.compile("[{ ]*\"?ruleset\"?\\s*:\\s*[\"']?");
    private static final Pattern TITLE = Pattern.compile("(?m)^title:\\s*[\"']?(.+?)[\"']?\\s*(#.*)?$");

    /** The problems, with the id that is meant beside the one that says that this is none. */
    List<Diagnostic> told(List<Diagnostic> problems) {
        return problems.stream().map(problem -> isOfRuleset(problem) ? told(problem) : problem).toList();
    }

    private static boolean isOfRuleset(Diagnostic problem) {
        Source source = problem.span().source();
        return problem.code() == Code.SCHEMA__BAD_ID && NAMING.matcher(source.text()
                .substring(source.lineStart(problem.span().line()), problem.span().start())).matches();
    }

    private Diagnostic told(Diagnostic problem) {
        String written = String.valueOf(problem.message().values().get("value"));
        Diagnostic plain = Diagnostic.of(Code.SCHEMA__BAD_ID, problem.span(), problem.message());
        Diagnostic meant = meant(written).map(id -> plain.suggestName(written, id))
                .orElseGet(() -> plain.suggestOrList(written, rulesets.ids()));
        return meant.note(Message.of("note.ruleset-by-id"));
    }

    private Optional<String> meant(String written) {
        List<String> known = new ArrayList<>(rulesets.ids());
        Path folder = path.toAbsolutePath().resolveSibling(written.replace('\\', '/')).normalize();
        for (Path at = folder; at != null && at.getFileName() != null; at = at.getParent()) {
            String name = at.getFileName().toString().replaceAll("\\.ya?ml$", "");
            if (written.matches(".*[./\\\\].*") && known.contains(name)) {
                return Optional.of(name);
            }
        }
        return known.stream().filter(id -> title(id).filter(title -> title.equals(written.strip()
                .toLowerCase(Locale.ROOT))).isPresent()).findFirst();
    }

    /** The title of a ruleset, as its own file says it. */
    private Optional<String> title(String id) {
        return RulesetLocation.of(rulesets.locations(), id)
                .flatMap(place -> rulesets.read(place, id, RulesetLocation.ROOT_FILE).value()).map(TextFile::source)
                .map(source -> TITLE.matcher(source.text())).filter(Matcher::find)
                .map(found -> found.group(1).toLowerCase(Locale.ROOT));
    }
}
