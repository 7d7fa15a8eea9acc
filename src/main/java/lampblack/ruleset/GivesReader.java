package lampblack.ruleset;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Nearest;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.AddPicks;
import lampblack.rules.AddPlaces;
import lampblack.rules.AddPoints;
import lampblack.rules.AddRating;
import lampblack.rules.Amount;
import lampblack.rules.Close;
import lampblack.rules.Effect;
import lampblack.rules.GiveMembers;
import lampblack.rules.Gives;
import lampblack.rules.GrantOption;
import lampblack.rules.Open;
import lampblack.rules.Question;
import lampblack.rules.RaiseCap;
import lampblack.rules.RaiseEarning;
import lampblack.rules.Resize;
import lampblack.rules.Retitle;
import lampblack.rules.Target;

/**
 * Reads what an option gives.
 *
 * @param asked the questions as they are written, of which {@code asks} holds what they are
 */
record GivesReader(Reader reader, Map<String, Question> asks, MapNode asked) {

    private static final int MOST_EDITS = 2;
    private static final List<String> LISTED = List.of("options", "opens", "closes");

    List<Gives> read(MapNode option) {
        List<Gives> blocks = new ArrayList<>();
        read(option, Optional.empty(), blocks);
        for (MapNode.Entry question : option.map("ask").map(MapNode::all).orElse(List.of())) {
            for (MapNode.Entry each : Reader.body(question).map("one-of").map(MapNode::all).orElse(List.of())) {
                read(Reader.body(each), Optional.of(new Gives.Answer(question.key().text(), each.key().text())), blocks);
            }
        }
        return blocks;
    }

    private void read(MapNode giving, Optional<Gives.Answer> answer, List<Gives> blocks) {
        for (Node item : giving.items("gives")) {
            if (item instanceof MapNode map) {
                Gives own = block(map);
                List<Effect> effects = new ArrayList<>(own.effects());
                List<Span> places = new ArrayList<>(own.places());
                for (GiveMembers gift : new MembersReader(reader).read(map, blocks.size())) {
                    effects.add(gift);
                    places.add(gift.gives().span());
                }
                blocks.add(new Gives(own.holds(), answer, own.time(), effects, places, map.span()));
            }
        }
    }

    /** What a block gives to the sheet itself. */
    Gives block(MapNode map) {
        List<Effect> effects = new ArrayList<>();
        List<Span> places = new ArrayList<>();
        for (MapNode.Entry kind : map.all()) {
            if (kind.key().text().equals(MembersReader.KEY)) {
                continue;
            }
            if (LISTED.contains(kind.key().text())) {
                for (Node item : map.items(kind.key().text())) {
                    listed(kind.key().text(), item).ifPresent(effect -> {
                        effects.add(effect);
                        places.add(innermost(item, item.span()));
                    });
                }
            } else if (kind.value() instanceof MapNode targets) {
                for (MapNode.Entry target : targets.all()) {
                    effect(kind.key().text(), target).ifPresent(effect -> {
                        effects.add(effect);
                        places.add(innermost(target.value(), target.key().span()));
                    });
                }
            }
        }
        return new Gives(new RequirementReader(reader).read(map, "while"), Optional.empty(),
                map.integer("time").orElse(0L), effects, places, map.span());
    }

    /** The one value that is said, or a place for the whole. */
    private static Span innermost(Node node, Span otherwise) {
        if (node instanceof MapNode map && (map.keys().size() == 1 || map.has("add"))) {
            boolean bound = map.has("up-to") && map.integer("add").filter(add -> add == 0).isEmpty();
            return innermost(map.keys().size() == 1 ? map.all().iterator().next().value()
                    : map.get(bound ? "up-to" : "add").orElseThrow(), otherwise);
        }
        return node instanceof Scalar scalar && !scalar.span().text().isEmpty() ? scalar.span() : otherwise;
    }

    private Optional<? extends Effect> effect(String kind, MapNode.Entry entry) {
        return switch (kind) {
            case "ratings" -> {
                Optional<Amount> to = set(entry.value());
                yield target(entry.key(), Kind.TRAIT).map(
                        trait -> new AddRating(trait, number(entry.value(), "add"), bound(entry.value()), to));
            }
            case "caps" -> {
                Amount to = reader.amount((Scalar) entry.value());
                yield capped(entry.key()).map(of -> new RaiseCap(of, to));
            }
            case "sizes" -> {
                Optional<Amount> to = set(entry.value());
                yield reader.reference(entry.key(), Kind.TRACK, Kind.ROW)
                        .map(track -> new Resize(track, number(entry.value(), "add"), to));
            }
            case "points" -> reader.reference(entry.key(), Kind.SPEND_STEP)
                    .map(step -> new AddPoints(step, number(entry.value(), "add")));
            case "picks" -> reader.reference(entry.key(), Kind.CHOOSE_STEP)
                    .map(step -> new AddPicks(step, number(entry.value(), "add")));
            case "parts" -> reader.reference(entry.key(), Kind.PART)
                    .map(part -> new AddPlaces(part, number(entry.value(), "add")));
            case "earning" -> reader.reference(entry.key(), Kind.EARNING)
                    .map(earning -> new RaiseEarning(earning, number(entry.value(), "add")));
            case "titles" -> reader.reference(entry.key(), Kind.TRACK, Kind.SET, Kind.LIST)
                    .map(block -> new Retitle(block, ((Scalar) entry.value()).text()));
            case "rolls" -> new BoostReader(reader).gift(entry);
            default -> Optional.empty();
        };
    }

    private Optional<? extends Effect> listed(String kind, Node item) {
        if (kind.equals("options") && item instanceof Scalar written) {
            return target(written, Kind.OPTION).map(GrantOption::new);
        }
        Optional<Open> opened = opened(item);
        return kind.equals("closes") ? opened.map(each -> new Close(each.kind(), each.name())) : opened;
    }

    private Optional<Open> opened(Node item) {
        if (item instanceof MapNode map) {
            Optional<Open> tagged = reader.reference(map, "tag", Kind.TAG).map(tag -> new Open("tag", tag));
            return tagged.isPresent() ? tagged
                    : reader.reference(map, "playbook", Kind.PLAYBOOK)
                            .map(path -> new Open("playbook", path.substring(path.indexOf('.') + 1)));
        }
        return reader.names().find((Scalar) item, Kind.OPTION, Kind.EARNING, Kind.ADVANCE).map(found -> new Open(
                switch (found.kind()) {
                    case OPTION -> "option";
                    case EARNING -> "earning";
                    default -> "advance";
                }, found.path()));
    }

    /** What a cap is of: a set or trait; a creation step is said with its block, as sets and steps often share a name. */
    private Optional<Target> capped(Scalar written) {
        String prefix = "creation.";
        if (!written.text().startsWith(prefix)) {
            return slip(written, prefix, reader.names().ids(Kind.SPEND_STEP))
                    ? Optional.empty() : target(written, Kind.SET, Kind.TRAIT);
        }
        String step = written.text().substring(prefix.length());
        return reader.names().find(step, written.place(prefix.length(), written.text().length()), Kind.SPEND_STEP)
                .map(found -> new Target.Named(prefix + found.path()));
    }

    private Optional<Target> target(Scalar written, Kind... kinds) {
        if (!written.text().startsWith(Target.ANSWER)) {
            return slip(written, Target.ANSWER, asks.keySet())
                    ? Optional.empty() : reader.reference(written, kinds).map(Target.Named::new);
        }
        String id = written.text().substring(Target.ANSWER.length());
        Question question = asks.get(id);
        Span place = written.place(Target.ANSWER.length(), written.text().length());
        if (question == null) {
            reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_QUESTION, place, "name", id)
                    .suggest(id, asks.keySet()));
            return Optional.empty();
        }
        Kind from = kinds[0] == Kind.OPTION ? Kind.LIST : Kind.SET;
        boolean fits = question.which().filter(which -> reader.names().knows(from, which)).isPresent();
        if (!fits && (question.which().isPresent() || !asked.map(id).map(each -> each.has("which")).orElse(false))) {
            reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_QUESTION, place, Message.of(
                    "ruleset.unknown-question.other", "name", id, "what", kinds[kinds.length - 1].called()))
                    .note(Message.of("note.defined", "name", id), question.label().span()));
        }
        return question.which().map(which -> new Target.Answered(id, which));
    }

    /** Reports a name that nearly begins with a word before a dot, such as {@code answer.}, and goes on with an id. */
    private boolean slip(Scalar written, String prefix, Collection<String> ids) {
        Optional<String> meant = written.text().indexOf('.') < 0 ? Optional.empty()
                : Nearest.within(MOST_EDITS, written.text(), ids.stream().map(prefix::concat).toList());
        meant.ifPresent(right -> reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), "what",
                Kind.TRAIT.called(), "name", written.text()).suggest(written.text(), List.of(right))));
        return meant.isPresent();
    }

    private static long number(Node value, String key) {
        return value instanceof Scalar scalar
                ? scalar.integer().orElse(0L)
                : ((MapNode) value).integer(key).orElse(0L);
    }

    private static Optional<Long> bound(Node value) {
        return value instanceof MapNode map ? map.integer("up-to") : Optional.empty();
    }

    private Optional<Amount> set(Node value) {
        return value instanceof MapNode map ? reader.amount(map, "set") : Optional.empty();
    }
}
