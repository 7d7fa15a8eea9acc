package lampblack.builder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.ExampleCharacters;
import lampblack.builder.shelf.NewCharacterText;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.edit.VersionedText;
import lampblack.random.RandomCharacterText;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Adds characters to the shelf: new ones, examples and copies. */
record NewCharacterController(Builder builder) {

    private static final int LONGEST_NAME = 200;
    private static final int SEEDS = 1_000_000;

    /** {@code POST /characters}: begins one of a game, by chance where that is asked for, or takes an example. */
    Reply begin(Request request) {
        FormData form = request.form();
        Optional<Ruleset> game = builder.games().game(form.required("game"));
        if (game.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        if (form.text("example").isPresent()) {
            return take(game.get(), form.required("example"));
        }
        NewCharacterText made = made(form, game.get());
        Optional<RandomCharacterText> chance = form.text("random").isPresent()
                ? made.random(seed(form), builder.messages()) : Optional.empty();
        if (form.text("random").isPresent() && chance.isEmpty()) {
            return Reply.Page.of(Reply.Status.REFUSED, new ShelfController(builder).game(game.get().id(), List.of(
                    Notice.of("refused", builder.text("web.none-found"), List.of(), builder.messages()))))
                    .at(Reply.AddressUse.PUSHED, Urls.game(game.get().id()));
        }
        String called = chance.map(RandomCharacterText::name)
                .orElse(made.name().isEmpty() ? made.rules().id() : made.name());
        String text = chance.map(randomCharacterText -> randomCharacterText.text(made.schema())).orElseGet(made::text);
        builder.shelf().putSchema(made.schema(), game.get());
        Checked<String> key = builder.shelf().create(called, text);
        return chance.isPresent() ? open(key) : open(key, "?step=first#guide");
    }

    private long seed(FormData form) {
        return form.text("seed").filter(name -> !name.isBlank()).map(name -> form.number("seed"))
                .orElseGet(() -> Math.floorMod(builder.seeds().getAsLong(), (long) SEEDS));
    }

    private static NewCharacterText made(FormData form, Ruleset game) {
        String sheet = form.text("sheet").orElse(CharacterFile.USUAL_SHEET);
        SheetRules rules = Optional.ofNullable(game.sheets().get(sheet))
                .orElseThrow(() -> new FormData.MalformedForm("sheet"));
        String name = form.text("name").orElse("").strip();
        NewCharacterText made = new NewCharacterText(game, rules,
                form.text("playbook").filter(text -> !text.isEmpty()), name);
        if (!made.fits() || name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw new FormData.MalformedForm("playbook");
        }
        return made;
    }

    private Reply take(Ruleset game, String key) {
        Map<String, String> texts = ExampleCharacters.withOwners(builder.shelf(), builder.games(), game.id(), key);
        if (texts.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        texts.keySet().stream().filter(id -> !id.equals(key) && builder.shelf().find(id).isEmpty())
                .forEach(id -> builder.shelf().create(id, texts.get(id)));
        return open(builder.shelf().create(key, texts.get(key)));
    }

    /** {@code POST /characters/{stem}/copy}. */
    Reply copy(Request request) {
        Optional<VersionedText> text = builder.shelf().find(request.key()).flatMap(stored -> stored.text().value());
        return text.map(stored -> open(withPortrait(request.key(), builder.shelf().create(request.key(),
                stored.source().text()))))
                .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    /** A copy has the picture of what it is a copy of. */
    private Checked<String> withPortrait(String from, Checked<String> made) {
        made.value().ifPresent(key -> builder.shelf().portrait(from)
                .ifPresent(picture -> builder.shelf().setPortrait(key, Optional.of(picture))));
        return made;
    }

    private Reply open(Checked<String> key) {
        return open(key, "");
    }

    /** @param place what the address says besides the character */
    private Reply open(Checked<String> key, String place) {
        return key.value().<Reply>map(made -> new Reply.Redirect(Urls.character(made) + place))
                .orElseGet(() -> new ShelfController(builder).refused(Reply.Status.NOT_SAVED, "web.not-saved",
                        key.diagnostics()));
    }
}
