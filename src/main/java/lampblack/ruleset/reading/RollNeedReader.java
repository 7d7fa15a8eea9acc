package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.roll.RollNeed;

/**
 * Reads what an extra, a setting or a choice of a roll requires.
 *
 * @param id of the roll
 * @param roll as it is written
 */
record RollNeedReader(ElementReader reader, String id, MapNode roll) {

    RollNeed read(MapNode map) {
        return map.get("requires").map(this::all).orElse(RollNeed.All.NONE);
    }

    private RollNeed all(Node node) {
        List<RollNeed> parts = parts(node);
        return parts.size() == 1 ? parts.get(0) : new RollNeed.All(parts);
    }

    private List<RollNeed> parts(Node node) {
        return switch (node) {
            case ListNode list -> list.items().stream().flatMap(item -> parts(item).stream()).toList();
            case MapNode map -> map.all().stream().flatMap(entry -> part(map, entry).stream()).toList();
            case Scalar scalar -> reader.names().knows(ReferenceKind.EXTRA, id + "." + scalar.text())
                    ? List.of(new RollNeed.ExtraDone(scalar.text()))
                    : new RequirementReader(reader).option(scalar).map(RollNeed.OfCharacter::new).stream()
                            .<RollNeed>map(need -> need).toList();
        };
    }

    private Optional<RollNeed> part(MapNode map, MapNode.Entry entry) {
        String key = entry.key().text();
        if (key.equals("any")) {
            return Optional.of(new RollNeed.Any(ElementReader.items(entry.value()).stream().map(this::all).toList()));
        }
        if (key.equals("not")) {
            return Optional.of(new RollNeed.Without(all(entry.value())));
        }
        if (reader.names().knows(ReferenceKind.SETTING, id + "." + key)) {
            return setting(key, entry.value());
        }
        boolean fits = entry.value().asScalar().isPresent()
                && (Set.of("if", "says", "tag", "milestone").contains(key) || entry.value().integer().isPresent());
        if (!fits) {
            new RollModifierReader(reader).known(id, entry.key(), ReferenceKind.SETTING,
                    RequirementReader.WORDS);
            return Optional.empty();
        }
        return new RequirementReader(reader).part(map, entry).map(RollNeed.OfCharacter::new);
    }

    private Optional<RollNeed> setting(String key, Node value) {
        Optional<MapNode> choices = roll.map("settings").flatMap(settings -> settings.map(key))
                .flatMap(setting -> setting.map("one-of"));
        if (choices.isEmpty()) {
            if (value.integer().isEmpty()) {
                reader.missing(value.span(), key, Message.of("expected.least-number"));
            }
            return value.integer().map(least -> new RollNeed.NumberIs(key, least));
        }
        List<String> known = new ArrayList<>();
        for (Node item : ElementReader.items(value)) {
            Scalar written = item.asScalar().orElseThrow();
            if (choices.get().has(written.text())) {
                known.add(written.text());
            } else {
                unknown(key, written, choices.get().keys());
            }
        }
        return known.isEmpty() ? Optional.empty() : Optional.of(new RollNeed.ChoiceIs(key, known));
    }

    private void unknown(String setting, Scalar written, Set<String> choices) {
        String path = id + "." + setting + "." + written.text();
        if (!reader.names().explained(path, written.span(), ReferenceKind.CHOICE)) {
            reader.names().unknown("choice " + path, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(),
                    "what", ReferenceKind.CHOICE.called(), "name", written.text()).suggest(written.text(), choices));
        }
    }
}
