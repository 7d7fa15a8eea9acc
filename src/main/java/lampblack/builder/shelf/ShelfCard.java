package lampblack.builder.shelf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.context.PageContext;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.page.Urls;
import lampblack.cli.show.CharacterText;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;

/**
 * A character on the shelf.
 *
 * @param role its playbook, or its kind of sheet
 * @param game the id of its game; empty where the file cannot be read
 * @param look {@code fine}, {@code open} where something is left to do, {@code wrong} or {@code damaged}
 * @param stamp when the file changed, as ISO 8601 writes it
 * @param named what its player has named
 */
public record ShelfCard(
        String path, String name, String role, String game, String standing, String look, String stamp,
        String changed, PlayerNames named) {

    /** The months are named here, since Java looks through all its languages for them. */
    private static final DateTimeFormatter SHOWN = new DateTimeFormatterBuilder().appendPattern("d ")
            .appendText(ChronoField.MONTH_OF_YEAR, months()).appendPattern(" yyyy, HH:mm").toFormatter(Locale.ENGLISH);

    private static Map<Long, String> months() {
        String[] names = {"January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December"};
        Map<Long, String> months = new HashMap<>();
        for (String text : names) {
            months.put(months.size() + 1L, text);
        }
        return months;
    }

    /** Empty where the file is gone. */
    static Optional<ShelfCard> of(PageContext moment, String stem) {
        return moment.shelf().file(stem).map(file -> moment.rulebooks()
                .card(file, loadedCharacter -> whole(moment, stem, loadedCharacter))
                .map(shelfCard -> shelfCard.at(time(file))).orElseGet(() -> damaged(moment, stem, file)));
    }

    /** The same of another time: a file may be written again as it was. */
    private ShelfCard at(Instant time) {
        return new ShelfCard(path, name, role, game, standing, look, time.toString(), shown(time), named);
    }

    private static ShelfCard whole(PageContext moment, String stem, LoadedCharacter character) {
        EvaluatedCharacter outcome = character.outcome();
        Ruleset game = character.ruleset().ruleset();
        String look = !outcome.isLegal() ? "wrong" : outcome.todo().isEmpty() ? "fine" : "open";
        Instant changed = time(Path.of(character.key()));
        return new ShelfCard(Urls.character(stem), character.name(), role(outcome), game.id(),
                moment.workshop().messages().render(CharacterText.legality(outcome)), look, changed.toString(),
                shown(changed), PlayerNames.of(outcome));
    }

    /** One that cannot be judged: its game is broken or not there, or it is damaged itself. */
    private static ShelfCard damaged(PageContext moment, String stem, Path file) {
        Instant changed = time(file);
        Optional<UnvalidatedHeader> rough = UnvalidatedHeader.character(file);
        Optional<String> game = rough.flatMap(header -> header.lostGame(moment.rulebooks()));
        String standing = game.map(text -> moment.rulebooks().ids().contains(text)
                ? "web.shelf.game-broken" : "web.shelf.game-missing").orElse("web.shelf.damaged");
        return new ShelfCard(Urls.character(stem), game.flatMap(text -> rough.get().name()).orElse(stem),
                game.map(text -> UnvalidatedHeader.title(moment.rulebooks(), text)).orElse(""), "",
                moment.words(standing), "damaged",
                changed.toString(), shown(changed), new PlayerNames("", Map.of()));
    }

    static String role(EvaluatedCharacter outcome) {
        return outcome.standing().playbook().flatMap(id -> outcome.sheet().option(OptionKey.PLAYBOOKS, id))
                .map(option -> option.label().title()).orElse(outcome.sheet().label().title());
    }

    /** When a file was changed last, in words. */
    public static String changed(Path file) {
        return shown(time(file));
    }

    private static Instant time(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant().truncatedTo(ChronoUnit.SECONDS);
        } catch (IOException gone) {
            return Instant.EPOCH;
        }
    }

    static String shown(Instant time) {
        return SHOWN.format(time.atZone(ZoneId.systemDefault()));
    }
}
