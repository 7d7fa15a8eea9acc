package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.Choices;
import lampblack.character.Ruling;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Verdict;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/** What a character has come to, as values for {@link JsonPrinter}, with the ids that the ruleset gives its things. */
public final class CharacterJson {

    private final EvaluatedCharacter evaluated;
    private final DerivedSheet derived;
    private final SheetRules sheet;
    private final Messages messages;

    private CharacterJson(EvaluatedCharacter evaluated, Messages messages) {
        this.evaluated = evaluated;
        this.derived = evaluated.inPlay();
        this.sheet = evaluated.sheet();
        this.messages = messages;
    }

    /** The complete derived sheet. */
    public static Map<String, Object> of(LoadedCharacter character, Messages messages) {
        return new CharacterJson(character.evaluated(), messages).whole(character);
    }

    private Map<String, Object> whole(LoadedCharacter character) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("file", character.text().source().name());
        json.put("ruleset", evaluated.ruleset().id());
        json.put("version", evaluated.ruleset().version());
        json.put("sheet", sheet.id());
        json.put("name", character.name());
        json.put("tags", evaluated.file().tags());
        json.put("archived", evaluated.file().isArchived());
        derived(json);
        json.put("rulings", rulings());
        Map<String, Object> parts = new LinkedHashMap<>();
        evaluated.parts().forEach((kind, all) -> parts.put(kind, parts(all)));
        if (!parts.isEmpty()) {
            json.put("parts", parts);
        }
        json.put("todo", todo());
        json.put("diagnostics", JsonPrinter.diagnostics(evaluated.diagnostics(), messages));
        return json;
    }

    private Map<String, Object> parts(Map<String, EvaluatedCharacter> all) {
        Map<String, Object> parts = new LinkedHashMap<>();
        all.forEach((name, part) -> {
            Map<String, Object> shown = new LinkedHashMap<>();
            CharacterJson json = new CharacterJson(part, messages);
            json.derived(shown);
            shown.put("todo", json.todo());
            parts.put(name, shown);
        });
        return parts;
    }

    private List<Map<String, Object>> todo() {
        return evaluated.todo().stream().map(todo -> ordered("where", todo.where(), "message",
                messages.render(todo.words()))).toList();
    }

    /** What a character or a part of it has come to. */
    private void derived(Map<String, Object> json) {
        json.put("legal", evaluated.isLegal());
        json.put("provenance", VerdictJson.provenance(Verdict.of(evaluated)));
        json.put("playbook", derived.playbook());
        json.put("retired", evaluated.retired());
        json.put("links", new LinksJson(evaluated).links());
        if (sheet.play().members()) {
            json.put("members", new LinksJson(evaluated).members());
        }
        json.put("fields", plain(evaluated.file().fields()));
        json.put("ratings", ratings());
        json.put("under", under());
        LimitsJson bounds = new LimitsJson(derived);
        json.put("caps", bounds.caps());
        json.put("titles", bounds.titles());
        OptionsJson had = new OptionsJson(derived);
        json.put("options", had.options());
        json.put("gifts", had.gifts());
        json.put("details", had.details());
        json.put("figures", had.figures());
        Map<String, Object> maps = new MapsJson(derived).maps();
        if (!maps.isEmpty()) {
            json.put("maps", maps);
        }
        TracksJson tracks = new TracksJson(evaluated);
        json.put("tracks", tracks.tracks());
        json.put("carried", evaluated.file().now().scalars("carried").stream().map(Scalar::text).toList());
        if (!tracks.used().isEmpty()) {
            json.put("used", tracks.used());
        }
        json.put("xp", balances());
        json.put("earning", bounds.earning());
        if (!sheet.limits().isEmpty()) {
            json.put("limits", bounds.shared(evaluated));
        }
        Map<String, Object> given = forMembers();
        if (!given.isEmpty()) {
            json.put("for-members", given);
        }
        if (!derived.rolls().isEmpty()) {
            json.put("rolls", new RollModifiersJson(derived, evaluated.file().now()).added());
        }
        json.put("milestones", List.copyOf(derived.choices().milestones()));
    }

    /** What each member has got in all by what was taken, by how it belongs to the sheet and by its track. */
    private Map<String, Object> forMembers() {
        Map<String, Object> all = new LinkedHashMap<>();
        Map<String, Map<String, Long>> sums = new LinkedHashMap<>();
        evaluated.history().forEach(result -> result.forMembers().forEach((path, amounts) -> amounts.forEach(
                (track, amount) -> sums.computeIfAbsent(path, way -> new LinkedHashMap<>())
                        .merge(track, amount, Long::sum))));
        all.putAll(sums);
        return all;
    }

    private Map<String, Object> ratings() {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (TraitSet set : sheet.traits().values()) {
            Map<String, Object> ratings = new LinkedHashMap<>();
            derived.traits(set.id()).forEach(trait -> ratings.put(written(set, trait), derived.rating(trait)));
            sets.put(set.id(), ratings);
        }
        return sets;
    }

    private Map<String, Object> under() {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (TraitSet set : sheet.traits().values()) {
            Map<String, Object> parents = new LinkedHashMap<>();
            for (Trait trait : derived.traits(set.id())) {
                if (!derived.parent(trait).isEmpty()) {
                    parents.put(written(set, trait), derived.parent(trait));
                }
            }
            if (set.under().isPresent()) {
                sets.put(set.id(), parents);
            }
        }
        return sets;
    }

    private String written(TraitSet set, Trait trait) {
        return set.open() ? derived.title(trait) : trait.id();
    }

    private Map<String, Object> balances() {
        Map<String, Object> balances = new LinkedHashMap<>();
        Choices choices = derived.choices();
        for (Track track : sheet.tracks().values()) {
            if (track.ledger()) {
                Map<String, Object> balance = ordered("earned", choices.earned().getOrDefault(track.id(), 0L), "spent",
                        choices.spent().getOrDefault(track.id(), 0L));
                long back = choices.back(track.id());
                if (back != 0) {
                    balance.put("back", back);
                }
                balance.put("left", derived.balance(track.id()));
                evaluated.uncertain(track.id()).ifPresent(bound -> balance.put("known", bound.word()));
                balances.put(track.id(), balance);
            }
        }
        return balances;
    }

    private List<Object> rulings() {
        List<Object> rulings = new ArrayList<>();
        for (Ruling ruling : evaluated.file().rulings()) {
            Map<String, Object> json = ordered("allows", ruling.allows());
            ruling.on().ifPresent(on -> json.put("on", on));
            ruling.upTo().ifPresent(bound -> json.put("up-to", bound));
            ruling.of().ifPresent(limit -> json.put("of", limit));
            json.put("because", ruling.because());
            ruling.by().ifPresent(by -> json.put("by", by));
            json.put("used", evaluated.ruled().stream().anyMatch(appliedRuling -> appliedRuling.ruling()
                    .equals(ruling)));
            rulings.add(json);
        }
        return rulings;
    }

    static Map<String, Object> ordered(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    /** A piece of a file as it is written there. */
    static Object plain(Node node) {
        return switch (node) {
            case MapNode map -> {
                Map<String, Object> values = new LinkedHashMap<>();
                map.all().forEach(entry -> values.put(entry.key().text(), plain(entry.value())));
                yield values;
            }
            case ListNode list -> list.items().stream().map(CharacterJson::plain).toList();
            case Scalar scalar -> plain(scalar);
        };
    }

    private static Object plain(Scalar scalar) {
        return switch (scalar.type()) {
            case NULL -> null;
            case TEXT -> scalar.text();
            case INTEGER -> scalar.integer().orElseThrow();
            case BOOLEAN -> scalar.bool().orElseThrow();
        };
    }
}
