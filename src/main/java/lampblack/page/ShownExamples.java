package lampblack.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.shelf.ExampleCharacters;
import lampblack.builder.shelf.ExampleCharacters.ExampleCharacter;
import lampblack.diagnostic.Messages;
import lampblack.judge.JudgingTerms;
import lampblack.yaml.PackedReader;
import lampblack.yaml.PackedWriter;

/**
 * What the examples of published games are shown as: found out once where they are published, so that a page need not
 * judge them all before it shows the first.
 */
public final class ShownExamples {

    private ShownExamples() {}

    /** Those of each game, in the order of the games; empty where some belong to what is not there. */
    public static List<Optional<List<ExampleCharacter>>> of(List<PublishedGame> games, JudgingTerms terms,
            Messages messages) {
        PublishedGames published = new PublishedGames(games, terms, messages.text("web.page.place"));
        return games.stream().map(game -> ExampleCharacters.beforehand(published, game.loaded().ruleset(), messages))
                .toList();
    }

    public static byte[] write(List<ExampleCharacter> examples) {
        PackedWriter written = new PackedWriter();
        examples.forEach(one -> List.of(one.game(), one.title(), one.stem(), one.name(), one.kind(), one.role(),
                one.crew(), one.career(), one.look()).forEach(written::text));
        return written.bytes();
    }

    public static List<ExampleCharacter> read(byte[] written) {
        PackedReader in = new PackedReader(written);
        List<ExampleCharacter> examples = new ArrayList<>();
        while (in.hasMore()) {
            examples.add(new ExampleCharacter(in.text(), in.text(), in.text(), in.text(), in.text(), in.text(),
                    in.text(), in.text(), in.text()));
        }
        return List.copyOf(examples);
    }
}
