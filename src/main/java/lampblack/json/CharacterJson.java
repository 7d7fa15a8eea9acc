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
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/** What a character has come to, as values for {@link JsonPrinter}, with the ids that the ruleset gives its things. */
public final class CharacterJson {

    private final EvaluatedCharacter outcome;
    private final DerivedSheet at;
    private final SheetRules sheet;
    private final Messages messages;

    private CharacterJson(EvaluatedCharacter outcome, Messages messages) {
        this.outcome = outcome;
        this.at = outcome.standing();
        this.sheet = outcome.sheet();
        this.messages = messages;
    }

    /** The whole derived state. */
    public static Map<String, Object> of(LoadedCharacter character, Messages messages) {
        return new CharacterJson(character.outcome(), messages).whole(character);
    }

    /** What each entry of the ledger did, in order. */
    public static List<Object> history(LoadedCharacter character) {
        List<Object> lines = new ArrayList<>();
        for (EntryResult line : character.outcome().history()) {
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("number", line.entry().header().index() + 1);
            shown.put("entry", plain(line.entry().header().node()));
            shown.put("applied", line.applied());
            shown.put("changes", line.changes());
            shown.put("balances", line.balances());
            lines.add(shown);
        }
        return lines;
    }

    private Map<String, Object> whole(LoadedCharacter character) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("file", character.text().source().name());
        shown.put("ruleset", outcome.ruleset().id());
        shown.put("version", outcome.ruleset().version());
        shown.put("sheet", sheet.id());
        shown.put("name", character.name());
        derived(shown);
        shown.put("rulings", rulings());
        Map<String, Object> parts = new LinkedHashMap<>();
        outcome.parts().forEach((kind, all) -> parts.put(kind, parts(all)));
        if (!parts.isEmpty()) {
            shown.put("parts", parts);
        }
        shown.put("todo", todo());
        shown.put("diagnostics", JsonPrinter.diagnostics(outcome.diagnostics(), messages));
        return shown;
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
        return outcome.todo().stream().map(todo -> ordered("where", todo.where(), "message",
                messages.render(todo.words()))).toList();
    }

    /** What a character or a part of it has come to. */
    private void derived(Map<String, Object> shown) {
        shown.put("legal", outcome.isLegal());
        shown.put("playbook", at.playbook());
        shown.put("retired", outcome.retired());
        shown.put("links", new LinksJson(outcome).links());
        shown.put("fields", plain(outcome.file().fields()));
        shown.put("ratings", ratings());
        shown.put("under", under());
        LimitsJson bounds = new LimitsJson(at);
        shown.put("caps", bounds.caps());
        shown.put("titles", bounds.titles());
        OptionsJson had = new OptionsJson(at);
        shown.put("options", had.options());
        shown.put("gifts", had.gifts());
        shown.put("details", had.details());
        shown.put("figures", had.figures());
        Map<String, Object> maps = new MapsJson(at).maps();
        if (!maps.isEmpty()) {
            shown.put("maps", maps);
        }
        TracksJson tracks = new TracksJson(outcome);
        shown.put("tracks", tracks.tracks());
        shown.put("carried", outcome.file().now().scalars("carried").stream().map(Scalar::text).toList());
        if (!tracks.used().isEmpty()) {
            shown.put("used", tracks.used());
        }
        shown.put("xp", balances());
        shown.put("earning", bounds.earning());
        if (!at.rolls().isEmpty()) {
            shown.put("rolls", new RollModifiersJson(at, outcome.file().now()).added());
        }
        shown.put("milestones", List.copyOf(at.choices().milestones()));
    }


    private Map<String, Object> ratings() {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (TraitSet set : sheet.traits().values()) {
            Map<String, Object> ratings = new LinkedHashMap<>();
            at.traits(set.id()).forEach(trait -> ratings.put(written(set, trait), at.rating(trait)));
            sets.put(set.id(), ratings);
        }
        return sets;
    }

    private Map<String, Object> under() {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (TraitSet set : sheet.traits().values()) {
            Map<String, Object> parents = new LinkedHashMap<>();
            for (Trait trait : at.traits(set.id())) {
                if (!at.parent(trait).isEmpty()) {
                    parents.put(written(set, trait), at.parent(trait));
                }
            }
            if (set.under().isPresent()) {
                sets.put(set.id(), parents);
            }
        }
        return sets;
    }

    private String written(TraitSet set, Trait trait) {
        return set.open() ? at.title(trait) : trait.id();
    }

    private Map<String, Object> balances() {
        Map<String, Object> balances = new LinkedHashMap<>();
        Choices state = at.choices();
        for (Track track : sheet.tracks().values()) {
            if (track.ledger()) {
                balances.put(track.id(), ordered("earned", state.earned().getOrDefault(track.id(), 0L), "spent",
                        state.spent().getOrDefault(track.id(), 0L), "left", at.balance(track.id())));
            }
        }
        return balances;
    }

    private List<Object> rulings() {
        List<Object> rulings = new ArrayList<>();
        for (Ruling ruling : outcome.file().rulings()) {
            Map<String, Object> shown = ordered("allows", ruling.allows());
            ruling.on().ifPresent(on -> shown.put("on", on));
            ruling.upTo().ifPresent(bound -> shown.put("up-to", bound));
            shown.put("because", ruling.because());
            ruling.by().ifPresent(by -> shown.put("by", by));
            shown.put("used", outcome.ruled().stream().anyMatch(appliedRuling -> appliedRuling.ruling()
                    .equals(ruling)));
            rulings.add(shown);
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
