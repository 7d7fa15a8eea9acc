package lampblack.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.CharacterWords;
import lampblack.engine.Outcome;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;
import lampblack.rules.OptionKey;
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
public record Card(
        String path, String name, String role, String game, String standing, String look, String stamp,
        String changed, Named named) {

    private static final DateTimeFormatter SHOWN = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm", Locale.ENGLISH);

    /** Empty where the file is gone. */
    static Optional<Card> of(Visit visit, String stem) {
        return visit.shelf().file(stem).map(file -> visit.rulebooks().card(file, each -> whole(visit, stem, each))
                .map(each -> each.at(time(file))).orElseGet(() -> damaged(visit, stem, file)));
    }

    /** The same of another time: a file may be written again as it was. */
    private Card at(Instant time) {
        return new Card(path, name, role, game, standing, look, time.toString(), shown(time), named);
    }

    private static Card whole(Visit visit, String stem, LoadedCharacter character) {
        Outcome outcome = character.outcome();
        Ruleset game = character.ruleset().ruleset();
        String look = !outcome.isLegal() ? "wrong" : outcome.todo().isEmpty() ? "fine" : "open";
        Instant changed = time(character.path());
        return new Card(Paths.character(stem), CharacterJson.name(character), role(outcome), game.id(),
                visit.workshop().messages().render(CharacterWords.standing(outcome)), look, changed.toString(),
                shown(changed), Named.of(outcome));
    }

    /** One that cannot be judged: its game is broken or not there, or it is damaged itself. */
    private static Card damaged(Visit visit, String stem, Path file) {
        Instant changed = time(file);
        Optional<Rough> rough = Rough.character(file);
        Optional<String> game = rough.flatMap(each -> each.lostGame(visit));
        String standing = game.map(each -> visit.rulebooks().rulesets().ids().contains(each)
                ? "web.shelf.game-broken" : "web.shelf.game-missing").orElse("web.shelf.damaged");
        return new Card(Paths.character(stem), game.flatMap(each -> rough.get().name()).orElse(stem),
                game.map(each -> Rough.title(visit, each)).orElse(""), "", visit.words(standing), "damaged",
                changed.toString(), shown(changed), new Named("", Map.of()));
    }

    static String role(Outcome outcome) {
        return outcome.standing().playbook().flatMap(id -> outcome.sheet().option(OptionKey.PLAYBOOKS, id))
                .map(each -> each.label().title()).orElse(outcome.sheet().label().title());
    }

    /** When a file was changed last, in words. */
    static String changed(Path file) {
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
