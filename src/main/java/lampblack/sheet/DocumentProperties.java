package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;

/**
 * What a document says of itself beside its pages.
 *
 * @param language the language of its words, as BCP 47 writes it
 * @param authors of the games, as each begins to say whom it is owed to
 * @param licences of the games that it is made from, without repetition
 * @param rights whom the games are owed to, line by line
 * @param names of its sheets, in order: of whom they are, or what
 */
public record DocumentProperties(String language, String title, String subject, List<String> keywords,
        List<String> authors, List<String> licences, List<String> rights, List<String> names) {

    /** More names than a title holds. */
    private static final int MAX_NAMES = 4;

    public DocumentProperties {
        keywords = List.copyOf(keywords);
        authors = List.copyOf(authors);
        licences = List.copyOf(licences);
        rights = List.copyOf(rights);
        names = List.copyOf(names);
    }

    /** Those of sheets. @param games that they are of */
    public static DocumentProperties of(Document document, List<Ruleset> games, Messages messages) {
        List<String> names = document.sheets().stream().map(DocumentProperties::name).toList();
        List<String> different = Distinct.of(names.stream());
        List<String> titles = different.size() > MAX_NAMES
                ? Distinct.of(games.stream().map(Ruleset::title)) : different;
        return of(document.language(), different.size() == 1 ? document.heading() : String.join(", ", titles),
                "pdf.sheets", different, names, games, messages);
    }

    /** Those of cards. @param games that they are of */
    public static DocumentProperties of(Deck deck, List<Ruleset> games, Messages messages) {
        return of(deck.language(), deck.heading(), "pdf.cards", List.of(), List.of(), games, messages);
    }

    private static DocumentProperties of(String language, String title, String subject, List<String> different,
            List<String> names, List<Ruleset> games, Messages messages) {
        List<String> titles = Distinct.of(games.stream().map(Ruleset::title));
        List<String> keywords = new ArrayList<>(titles);
        different.stream().filter(name -> !titles.contains(name)).forEach(keywords::add);
        List<Credit> credits = Distinct.of(games.stream().flatMap(game -> game.credits().stream()));
        return new DocumentProperties(language, title,
                messages.render(Message.of(subject, "games", String.join(", ", titles))), keywords,
                Distinct.of(games.stream().flatMap(DocumentProperties::author)),
                Distinct.of(games.stream().map(Ruleset::licence)),
                Distinct.of(credits.stream().flatMap(credit -> credit.lines().stream())), names);
    }

    /** The first sentence of what the game itself says, not one that it builds on. */
    private static Stream<String> author(Ruleset game) {
        return game.credits().stream().filter(credit -> credit.ruleset().equals(game.id()))
                .flatMap(credit -> credit.lines().stream().limit(1))
                .map(line -> line.contains(". ") ? line.substring(0, line.indexOf(". ") + 1) : line);
    }

    private static String name(Sheet sheet) {
        return sheet.plate().name().isBlank() ? sheet.plate().title() : sheet.plate().name();
    }
}
