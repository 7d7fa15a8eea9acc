package lampblack.builder;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.context.RequestContext;
import lampblack.builder.context.ShelfFolder;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.ExampleCharacters;
import lampblack.builder.shelf.GamePage;
import lampblack.builder.shelf.NewCharacterText;
import lampblack.builder.shelf.ShelfPage;
import lampblack.builder.shelf.TrashPage;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.load.CharacterLoader;
import lampblack.random.RandomCharacterText;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.schema.Schemas;
import lampblack.store.OutputFile;
import lampblack.store.SaveResult;
import lampblack.store.TextFile;
import lampblack.store.Trash;

/** Puts characters on the shelf and takes them off it. */
public final class ShelfController {

    private static final int CHANGED_MEANWHILE = 412;
    private static final int NONE_FOUND = 422;
    private static final int NOT_SAVED = 500;
    private static final int LONGEST_NAME = 200;

    /** {@code GET /games/{game}}. */
    public void game(RequestContext visit) {
        String id = visit.path("game");
        if (!visit.rulebooks().ids().contains(id)) {
            visit.missing();
            return;
        }
        visit.show(GamePage.of(visit, id, List.of()));
    }

    /** {@code POST /characters}: begins one of a game, by chance where that is asked for, or takes an example. */
    public void begin(RequestContext visit) {
        Optional<Ruleset> game = visit.rulebooks().game(visit.form().required("game"));
        if (game.isEmpty()) {
            visit.missing();
            return;
        }
        if (visit.form().text("example").isPresent()) {
            take(visit, game.get(), visit.form().required("example"));
            return;
        }
        NewCharacterText made = made(visit, game.get());
        Optional<RandomCharacterText> chance = visit.form().text("random").isPresent()
                ? made.random(seed(visit.form()), visit.workshop().messages()) : Optional.empty();
        if (visit.form().text("random").isPresent() && chance.isEmpty()) {
            visit.show(NONE_FOUND, GamePage.of(visit, game.get().id(), List.of(Notice.of("refused",
                    visit.words("web.none-found"), List.of(), visit.workshop().messages()))));
            return;
        }
        String called = chance.map(RandomCharacterText::name)
                .orElse(made.name().isEmpty() ? made.rules().id() : made.name());
        String text = chance.map(randomCharacterText -> randomCharacterText.text(made.schema())).orElseGet(made::text);
        OutputFile.write(visit.shelf().folder().resolve(made.schema()), Schemas.character(game.get()));
        open(visit, visit.shelf().create(called, text));
    }

    private static Optional<Long> seed(FormData form) {
        return form.text("seed").filter(name -> !name.isBlank()).map(name -> form.number("seed"));
    }

    private static NewCharacterText made(RequestContext visit, Ruleset game) {
        String sheet = visit.form().text("sheet").orElse(CharacterFile.USUAL_SHEET);
        SheetRules rules = Optional.ofNullable(game.sheets().get(sheet))
                .orElseThrow(() -> new FormData.MalformedForm("sheet"));
        String name = visit.form().text("name").orElse("").strip();
        NewCharacterText made = new NewCharacterText(game, rules,
                visit.form().text("playbook").filter(text -> !text.isEmpty()), name);
        if (!made.fits() || name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw new FormData.MalformedForm("playbook");
        }
        return made;
    }

    private static void take(RequestContext visit, Ruleset game, String stem) {
        Map<String, String> texts = ExampleCharacters.withOwners(visit.moment(), game.id(), stem);
        if (texts.isEmpty()) {
            visit.missing();
            return;
        }
        texts.keySet().stream().filter(id -> !id.equals(stem) && visit.shelf().file(id).isEmpty())
                .forEach(id -> visit.shelf().create(id, texts.get(id)));
        open(visit, visit.shelf().create(stem, texts.get(stem)));
    }

    /** {@code POST /characters/{stem}/copy}. */
    public void copy(RequestContext visit) {
        String stem = visit.path("stem");
        Optional<TextFile> text = visit.shelf().file(stem).flatMap(file -> TextFile.read(file, stem, "",
                CharacterLoader.LARGEST_FILE).value());
        if (text.isEmpty()) {
            visit.missing();
            return;
        }
        open(visit, visit.shelf().create(stem, text.get().source().text()));
    }

    /** {@code POST /characters/{stem}/delete}: into the trash, from where it can be taken back. */
    public void delete(RequestContext visit) {
        Optional<Path> file = visit.shelf().file(visit.path("stem"));
        if (file.isEmpty()) {
            visit.missing();
            return;
        }
        String seen = visit.seen().orElseThrow(() -> new FormData.MalformedForm("seen"));
        SaveResult result = new Trash(visit.shelf().folder()).put(file.get(), seen, Instant.now());
        if (result.problem().isEmpty()) {
            visit.go("/");
            return;
        }
        boolean conflict = result.isConflict();
        visit.show(conflict ? CHANGED_MEANWHILE : NOT_SAVED, ShelfPage.of(visit.moment(), List.of(Notice.of("refused",
                visit.words("web.not-deleted"), List.of(result.problem().get()), visit.workshop().messages()))));
    }

    /** {@code GET /trash}. */
    public void trash(RequestContext visit) {
        visit.show(TrashPage.of(visit, List.of()));
    }

    /** {@code POST /trash}: takes one back. */
    public void takeBack(RequestContext visit) {
        Trash trash = new Trash(visit.shelf().folder());
        Optional<Trash.DeletedFile> deleted = trash.find(visit.form().required("id"));
        if (deleted.isEmpty()) {
            visit.missing();
            return;
        }
        Optional<String> back = trash.restore(deleted.get()).map(ShelfFolder::stem);
        if (back.isPresent()) {
            visit.go(Urls.character(back.get()));
        } else {
            visit.show(NOT_SAVED, TrashPage.of(visit, List.of(Notice.of("refused", visit.words("web.not-saved"),
                    List.of(), visit.workshop().messages()))));
        }
    }

    private static void open(RequestContext visit, Checked<String> stem) {
        if (stem.value().isPresent()) {
            visit.go(Urls.character(stem.value().get()));
            return;
        }
        visit.show(NOT_SAVED, ShelfPage.of(visit.moment(), List.of(Notice.of("refused", visit.words("web.not-saved"),
                stem.diagnostics(), visit.workshop().messages()))));
    }
}
