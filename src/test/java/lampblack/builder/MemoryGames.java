package lampblack.builder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.PlaybookSummaries;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.ruleset.LoadedRuleset;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;

/** One game that was read beforehand, with its examples. */
record MemoryGames(LoadedRuleset loaded, Map<String, String> examples, PlaybookSummaries summaries) implements Games {

    MemoryGames(LoadedRuleset loaded, Map<String, String> examples) {
        this(loaded, examples, new PlaybookSummaries(new HashMap<>()));
    }

    @Override
    public List<String> ids() {
        return List.of(loaded.ruleset().id());
    }

    @Override
    public List<Ruleset> all() {
        return List.of(loaded.ruleset());
    }

    @Override
    public Optional<Ruleset> game(String id) {
        return Optional.of(loaded.ruleset()).filter(game -> game.id().equals(id));
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
        return Optional.of(loaded.tree().span().source());
    }

    /** They are judged as if they stood on the shelf. */
    @Override
    public Optional<LoadedCharacter> example(String id, String stem) {
        return Optional.empty();
    }

    @Override
    public Map<String, String> examples(String id) {
        return examples;
    }
}
