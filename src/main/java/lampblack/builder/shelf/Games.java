package lampblack.builder.shelf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;

/** The games that characters can be made for, as they are at one moment. */
public interface Games {

    /** The ids of all games, fit for use or not. */
    List<String> ids();

    /** Those that are fit for use, by their titles. */
    List<Ruleset> all();

    /** A game that is fit for use. */
    Optional<Ruleset> game(String id);

    /** What playbooks are at a glance. */
    PlaybookSummaries summaries();

    /** What is wrong with a game. */
    List<Diagnostic> problems(String id);

    /** Whether a game is shown as it was when it last was fit for use. */
    boolean isOld(String id);

    /** The first file of a game, as it is written. */
    Optional<Source> root(String id);

    /** A character that comes with a game, judged beside the others that do; empty where it cannot be read. */
    Optional<LoadedCharacter> example(String id, String stem);

    /** The characters that come with a game as they are shown, where that was found out beforehand. */
    Optional<List<ExampleCharacters.ExampleCharacter>> shownExamples(String id);

    /** The texts of the characters that come with a game, by the names of their files without the ending. */
    Map<String, String> examples(String id);
}
