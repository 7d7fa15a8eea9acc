package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;

/**
 * What is meant where a character names its ruleset by its title or by the path of its file.
 *
 * @param place where the character stands
 */
record MeantRuleset(Rulesets rulesets, Place place) {

    private static final Pattern NAMING = Pattern.compile("[{ ]*\"?ruleset\"?\\s*:\\s*[\"']?");

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
        String way = written.replace('\\', '/');
        List<String> steps = RelativeWay.steps(way.startsWith("/") ? List.of() : place.folders(), way);
        for (int i = steps.size() - 1; i >= 0 && written.matches(".*[./\\\\].*"); i--) {
            String name = steps.get(i).replaceAll("\\.ya?ml$", "");
            if (known.contains(name)) {
                return Optional.of(name);
            }
        }
        String title = written.strip().toLowerCase(Locale.ROOT);
        return known.stream().filter(id -> rulesets.title(id)
                .filter(own -> own.toLowerCase(Locale.ROOT).equals(title)).isPresent()).findFirst();
    }
}
