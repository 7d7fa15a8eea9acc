package lampblack.page;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.builder.shelf.ExampleCharacters.ExampleCharacter;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.PlaybookSummaries;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.judge.JudgingTerms;
import lampblack.judge.ReadRulesets;
import lampblack.ruleset.Ruleset;

/** The games that are published together, all of them fit for use. */
final class PublishedGames implements Games {

    private final Map<String, PublishedGame> games = new LinkedHashMap<>();
    private final List<Ruleset> all;
    private final JudgingTerms terms;
    private final ReadRulesets rulesets;
    /** The examples of each game, which never change and are shown on the first page. */
    private final Map<String, JudgedCharacters> judged = new HashMap<>();
    private final PlaybookSummaries summaries = new PlaybookSummaries(new HashMap<>());

    /** @param place where they are, as whoever looks for another is told */
    PublishedGames(List<PublishedGame> published, JudgingTerms terms, String place) {
        published.forEach(game -> games.put(game.loaded().ruleset().id(), game));
        this.all = published.stream().map(game -> game.loaded().ruleset())
                .sorted((one, other) -> one.title().compareToIgnoreCase(other.title())).toList();
        this.terms = terms;
        this.rulesets = new ReadRulesets(published.stream().map(PublishedGame::loaded).toList(), place);
    }

    /** The same as characters are judged by them. */
    ReadRulesets rulesets() {
        return rulesets;
    }

    @Override
    public List<String> ids() {
        return games.keySet().stream().sorted().toList();
    }

    @Override
    public List<Ruleset> all() {
        return all;
    }

    @Override
    public Optional<Ruleset> game(String id) {
        return Optional.ofNullable(games.get(id)).map(game -> game.loaded().ruleset());
    }

    @Override
    public PlaybookSummaries summaries() {
        return summaries;
    }

    @Override
    public List<Diagnostic> problems(String id) {
        return List.of();
    }

    @Override
    public boolean isOld(String id) {
        return false;
    }

    @Override
    public Optional<Source> root(String id) {
        return Optional.ofNullable(games.get(id)).map(PublishedGame::root);
    }

    @Override
    public Optional<LoadedCharacter> example(String id, String stem) {
        return judged.computeIfAbsent(id, this::judged).open(stem);
    }

    @Override
    public Optional<List<ExampleCharacter>> shownExamples(String id) {
        return Optional.ofNullable(games.get(id)).flatMap(PublishedGame::shown);
    }

    private JudgedCharacters judged(String id) {
        Map<String, VersionedText> texts = new TreeMap<>();
        examples(id).forEach((key, text) -> texts.put(Keys.file(key), DecodedText.of(Keys.file(key), text)));
        return new JudgedCharacters(terms, rulesets, texts);
    }

    @Override
    public Map<String, String> examples(String id) {
        return Optional.ofNullable(games.get(id)).map(PublishedGame::examples).orElse(Map.of());
    }
}
