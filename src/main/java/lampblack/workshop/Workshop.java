package lampblack.workshop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;
import lampblack.judge.CharacterReading;
import lampblack.judge.FileName;
import lampblack.judge.JudgingTerms;
import lampblack.judge.NamedCharacters;
import lampblack.judge.OddLetterProblems;
import lampblack.judge.OwnerReading;
import lampblack.judge.ReadRulesets;
import lampblack.judge.Layer;
import lampblack.judge.LayerReader;
import lampblack.judge.PartNames;
import lampblack.judge.RulesetAssembly;
import lampblack.judge.RulesetForms;
import lampblack.lint.Lints;
import lampblack.page.DecodedText;
import lampblack.page.published.OpenSource;
import lampblack.ruleset.LoadedRuleset;

/** Checks a game again and again while its author writes it. It is used by one thread. */
public final class Workshop {

    private static final String CHARACTERS = "characters/";
    private static final String END = ".yaml";

    private final RulesetAssembly assembly;
    private final JudgingTerms terms;
    private final String where;
    private DraftFiles files;

    /**
     * @param forms that the rules of games are held to
     * @param terms on which their characters are judged
     * @param bases the texts of the games that there are to build on, by the names of their files, by their ids
     * @param where all these are, as whoever looks for another is told
     */
    public Workshop(RulesetForms forms, JudgingTerms terms, Map<String, Map<String, String>> bases, String where) {
        this.assembly = new RulesetAssembly(forms, Lints::check);
        this.terms = terms;
        this.where = where;
        this.files = new DraftFiles(bases, where);
    }

    /**
     * What is wrong with a game and its characters.
     *
     * @param id of its folder
     * @param texts of its files, by their names below that folder
     */
    public DraftGame check(String id, Map<String, String> texts) {
        files = files.with(id, texts);
        Checked<LoadedRuleset> game = game(id, files);
        List<Diagnostic> problems = new ArrayList<>(game.value().isEmpty() || !game.diagnostics().isEmpty()
                ? explained(id, game.diagnostics()) : List.of());
        Map<String, VersionedText> characters = new TreeMap<>();
        Map<String, String> examples = new TreeMap<>();
        files.all(id).forEach((name, source) -> {
            if (name.startsWith(CHARACTERS) && PartNames.isOwnText(name)) {
                characters.put(name.substring(CHARACTERS.length()), DecodedText.of(source));
                examples.put(FileName.stem(name.substring(name.lastIndexOf('/') + 1)), source.text());
            }
        });
        game.value().ifPresent(usable -> problems.addAll(judged(usable, characters)));
        return new DraftGame(id, problems, game.value(), examples, game.value().map(this::open).orElse(Map.of()));
    }

    private Map<String, String> open(LoadedRuleset game) {
        Map<String, String> open = new TreeMap<>();
        game.layers().stream().map(files::all).filter(layer -> OpenSource.says(layer.get(PartNames.ROOT)))
                .forEach(layer -> layer.forEach((name, source) -> {
                    if (PartNames.isOwnText(name)) {
                        open.put(source.name(), source.text());
                    }
                }));
        return open;
    }

    private List<Diagnostic> judged(LoadedRuleset game, Map<String, VersionedText> texts) {
        ReadRulesets games = new ReadRulesets(List.of(game), where);
        NamedCharacters characters = new NamedCharacters(new CharacterReading(terms, games, new OwnerReading(terms)),
                texts, DecodedText::of);
        List<Diagnostic> problems = new ArrayList<>();
        texts.keySet().forEach(name -> characters.load(name.substring(0, name.length() - END.length()))
                .ifPresent(character -> problems.addAll(character.diagnostics())));
        return problems;
    }

    private Checked<LoadedRuleset> game(String id, DraftFiles from) {
        Report report = new Report();
        List<Layer> layers = new LayerReader(from, report).of(id);
        return report.hasErrors() || layers.isEmpty() ? Checked.nothing(report) : with(report, assembly.of(layers));
    }

    private static Checked<LoadedRuleset> with(Report report, Checked<LoadedRuleset> game) {
        report.addAll(game.diagnostics());
        return new Checked<>(game.value(), report.diagnostics());
    }

    /** The problems of a game, where letters in its files that only look right do not explain them. */
    private List<Diagnostic> explained(String id, List<Diagnostic> problems) {
        Map<String, Source> texts = new TreeMap<>();
        files.names(id).forEach(name -> texts.put(name, files.all(id).get(name)));
        List<Diagnostic> odd = texts.values().stream().flatMap(text -> OddLetterProblems.in(text).stream()).toList();
        return OddLetterProblems.explained(odd, problems, some -> {
            Map<String, String> plain = new HashMap<>();
            texts.forEach((name, text) -> plain.put(name, OddLetterProblems.plain(text, some)));
            return Optional.of(game(id, files.with(id, plain)).diagnostics());
        });
    }
}
