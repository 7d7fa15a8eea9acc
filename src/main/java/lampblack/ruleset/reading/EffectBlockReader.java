package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.ChangeTitle;
import lampblack.rules.effect.CloseAccess;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.effect.OpenAccess;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.Question;

/**
 * Reads what an option gives.
 *
 * @param giver the path of the option; empty for a whole sheet
 * @param asked the questions as they are written, of which {@code asks} holds what they are
 */
record EffectBlockReader(ElementReader reader, String giver, Map<String, Question> asks, MapNode asked) {

    private static final int MAX_EDITS = 2;
    private static final List<String> LISTED = List.of("options", "opens", "closes");
    /** What is opened by a name alone, from its path. */
    private static final Map<ReferenceKind, Function<String, Quantity.Access>> OPENED = Map.of(
            ReferenceKind.OPTION, path -> new Quantity.Access.OptionAccess(OptionKey.of(path)),
            ReferenceKind.EARNING, Quantity.Access.EarningAccess::new,
            ReferenceKind.ADVANCE, Quantity.Access.AdvanceAccess::new);

    List<EffectBlock> read(MapNode option) {
        List<EffectBlock> blocks = new ArrayList<>();
        read(option, Optional.empty(), blocks);
        for (MapNode.Entry question : option.map("ask").map(MapNode::all).orElse(List.of())) {
            for (MapNode.Entry entry : ElementReader.body(question).map("one-of").map(MapNode::all).orElse(List.of())) {
                read(ElementReader.body(entry), Optional.of(
                        new EffectBlock.RequiredAnswer(question.key().text(), entry.key().text())), blocks);
            }
        }
        return blocks;
    }

    private void read(MapNode giving, Optional<EffectBlock.RequiredAnswer> answer, List<EffectBlock> blocks) {
        for (Node item : giving.items("gives")) {
            item.asMap().ifPresent(map -> blocks.add(whole(map, answer, blocks.size())));
        }
    }

    /** What a block gives to the sheet itself and to members. */
    private EffectBlock whole(MapNode map, Optional<EffectBlock.RequiredAnswer> answer, int number) {
        EffectBlock own = block(map);
        List<Effect> effects = new ArrayList<>(own.effects());
        List<Span> places = new ArrayList<>(own.places());
        for (GiveMembers members : new MembersReader(reader).read(map, number)) {
            effects.add(members);
            places.add(members.gives().span());
        }
        Optional<EffectBlock.Staying> stays = map.has("stays")
                ? Optional.of(new EffectBlock.Staying(map.isTrue("stays"), map.keySpan("stays"))) : Optional.empty();
        if (!giver.startsWith(OptionKey.PLAYBOOKS + ".")) {
            reader.misplaced(map, "stays", "stays-not-playbook");
        }
        return new EffectBlock(own.holds(), answer, own.time(), effects, places, map.span(), stays);
    }

    /** An option that is named, or answered. */
    Optional<EffectTarget> option(Scalar written) {
        return target(written, ReferenceKind.OPTION);
    }

    /** What a block gives to the sheet itself. */
    EffectBlock block(MapNode map) {
        List<Effect> effects = new ArrayList<>();
        List<Span> places = new ArrayList<>();
        for (MapNode.Entry kind : map.all()) {
            if (kind.key().text().equals(MembersReader.KEY)) {
                continue;
            }
            if (LISTED.contains(kind.key().text())) {
                for (Node item : map.items(kind.key().text())) {
                    listed(kind.key().text(), item, map, effects).forEach(effect -> {
                        effects.add(effect);
                        places.add(innermost(item, item.span()));
                    });
                }
            } else {
                for (MapNode.Entry target : kind.value().all()) {
                    effect(kind.key().text(), target).ifPresent(effect -> {
                        effects.add(effect);
                        places.add(innermost(target.value(), target.key().span()));
                    });
                }
            }
        }
        return new EffectBlock(new RequirementReader(reader).read(map, "while"), Optional.empty(),
                map.integer("time").orElse(0L), effects, places, map.span(), Optional.empty());
    }

    /** The single value given, or the place of the whole block. */
    private static Span innermost(Node node, Span otherwise) {
        Optional<MapNode> map = node.asMap().filter(whole -> whole.keys().size() == 1 || whole.has("add"));
        if (map.isPresent()) {
            boolean bound = map.get().has("up-to") && map.get().integer("add").filter(add -> add == 0).isEmpty();
            return innermost(map.get().keys().size() == 1 ? map.get().all().iterator().next().value()
                    : map.get().get(bound ? "up-to" : "add").orElseThrow(), otherwise);
        }
        return node.asScalar().map(Scalar::span).filter(span -> !span.text().isEmpty()).orElse(otherwise);
    }

    private Optional<? extends Effect> effect(String kind, MapNode.Entry entry) {
        return switch (kind) {
            case "ratings" -> {
                Optional<Amount> to = set(entry.value());
                yield target(entry.key(), ReferenceKind.TRAIT).map(
                        trait -> new ChangeRating(trait, adding(entry.value()), bound(entry.value()), to));
            }
            case "caps" -> {
                Amount to = reader.amount((Scalar) entry.value());
                yield capped(entry.key()).map(of -> new RaiseCap(of, to));
            }
            case "sizes" -> {
                Optional<Amount> to = set(entry.value());
                yield reader.reference(entry.key(), ReferenceKind.TRACK, ReferenceKind.ROW)
                        .map(track -> new ChangeSize(track, adding(entry.value()), to));
            }
            case "points" -> more(entry, AddTo.CountedThing.POINTS, ReferenceKind.SPEND_STEP);
            case "picks" -> more(entry, AddTo.CountedThing.PICKS, ReferenceKind.CHOOSE_STEP);
            case "parts" -> more(entry, AddTo.CountedThing.PARTS, ReferenceKind.PART);
            case "earning" -> more(entry, AddTo.CountedThing.EARNING, ReferenceKind.EARNING);
            case "limits" -> more(entry, AddTo.CountedThing.LIMITS, ReferenceKind.LIMIT);
            case "titles" -> reader.reference(entry.key(), ReferenceKind.TRACK, ReferenceKind.SET, ReferenceKind.LIST)
                    .map(block -> new ChangeTitle(block, ((Scalar) entry.value()).text()));
            case "rolls" -> new RollModifierReader(reader).effect(entry);
            default -> Optional.empty();
        };
    }

    private Optional<Effect> more(MapNode.Entry entry, AddTo.CountedThing what, ReferenceKind of) {
        return reader.reference(entry.key(), of).map(id -> new AddTo(what, id, adding(entry.value())));
    }

    private List<? extends Effect> listed(String kind, Node item, MapNode block, List<Effect> before) {
        if (kind.equals("options")) {
            return item.asScalar().map(option -> target(option, ReferenceKind.OPTION).map(GrantOption::new).stream()
                    .toList()).orElseGet(() -> together(item.asMap().orElseThrow(), block.items(kind),
                            before));
        }
        return opened(item).stream()
                .map(of -> kind.equals("closes") ? (Effect) new CloseAccess(of) : new OpenAccess(of)).toList();
    }

    private List<GrantOption> together(MapNode group, List<Node> beside, List<Effect> before) {
        return named(group, beside).stream().map(GrantOption::new).filter(gift -> !before.contains(gift)).toList();
    }

    /** Options that are named together. @param beside what stands in the same list */
    List<EffectTarget> named(MapNode group, List<Node> beside) {
        return new GroupGiftReader(reader, giver).read(group, beside).stream()
                .<EffectTarget>map(EffectTarget.NamedTarget::new).toList();
    }

    private List<Quantity.Access> opened(Node item) {
        Optional<MapNode> map = item.asMap();
        if (map.isEmpty()) {
            return reader.names().find((Scalar) item, ReferenceKind.OPTION, ReferenceKind.EARNING,
                    ReferenceKind.ADVANCE).map(found -> OPENED.get(found.kind()).apply(found.path())).stream().toList();
        }
        if (map.get().keys().size() > 1 || map.get().has("list")
                || map.get().text("playbook").filter(GroupGiftReader.OWN::equals).isPresent()) {
            return new GroupGiftReader(reader, giver).read(map.get(), List.of()).stream()
                    .<Quantity.Access>map(path -> new Quantity.Access.OptionAccess(OptionKey.of(path))).toList();
        }
        return reader.reference(map.get(), "tag", ReferenceKind.TAG)
                .<Quantity.Access>map(Quantity.Access.TagAccess::new)
                .or(() -> reader.reference(map.get(), "playbook", ReferenceKind.PLAYBOOK)
                        .map(path -> new Quantity.Access.PlaybookAccess(OptionKey.of(path).id()))).stream().toList();
    }

    /** What a cap is of: a set or trait; a step is said with its block, as sets and steps often share a name. */
    private Optional<EffectTarget> capped(Scalar written) {
        String prefix = "creation.";
        if (!written.text().startsWith(prefix)) {
            return isTypo(written, prefix, reader.names().ids(ReferenceKind.SPEND_STEP))
                    ? Optional.empty() : target(written, ReferenceKind.SET, ReferenceKind.TRAIT);
        }
        String step = written.text().substring(prefix.length());
        return reader.names().find(step, written.place(prefix.length(), written.text().length()),
                ReferenceKind.SPEND_STEP)
                .map(found -> new EffectTarget.NamedTarget(prefix + found.path()));
    }

    private Optional<EffectTarget> target(Scalar written, ReferenceKind... kinds) {
        if (!written.text().startsWith(EffectTarget.ANSWER)) {
            return isTypo(written, EffectTarget.ANSWER, asks.keySet())
                    ? Optional.empty() : reader.reference(written, kinds).map(EffectTarget.NamedTarget::new);
        }
        String id = written.text().substring(EffectTarget.ANSWER.length());
        Question question = asks.get(id);
        Span place = written.place(EffectTarget.ANSWER.length(), written.text().length());
        if (question == null) {
            reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_QUESTION, place, "name", id)
                    .suggestOrList(id, asks.keySet()));
            return Optional.empty();
        }
        ReferenceKind from = kinds[0] == ReferenceKind.OPTION ? ReferenceKind.LIST : ReferenceKind.SET;
        boolean fits = question.which().filter(which -> reader.names().knows(from, which)).isPresent();
        if (!fits && (question.which().isPresent() || !asked.map(id).map(mapNode -> mapNode.has("which"))
                .orElse(false))) {
            reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_QUESTION, place, Message.of(
                    "ruleset.unknown-question.other", "name", id, "what", kinds[kinds.length - 1].called()))
                    .note(Message.of("note.defined", "name", id), question.label().span()));
        }
        return question.which().map(which -> new EffectTarget.AnsweredTarget(id, which));
    }

    /** Reports a name that nearly begins with a word before a dot, such as {@code answer.}, and goes on with an id. */
    private boolean isTypo(Scalar written, String prefix, Collection<String> ids) {
        Optional<String> meant = written.text().indexOf('.') < 0 ? Optional.empty()
                : NearestName.within(MAX_EDITS, written.text(), ids.stream().map(prefix::concat).toList());
        meant.ifPresent(right -> reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(),
                "what",
                ReferenceKind.TRAIT.called(), "name", written.text()).suggest(written.text(), List.of(right))));
        return meant.isPresent();
    }

    /** What is added: a number or a formula, by itself or behind its key. */
    private Amount adding(Node value) {
        return value.asValue().or(() -> value.get("add").flatMap(Node::asValue)).map(reader::amount)
                .orElse(Amount.Fixed.ZERO);
    }

    private static Optional<Long> bound(Node value) {
        return value.get("up-to").flatMap(Node::integer);
    }

    private Optional<Amount> set(Node value) {
        return value.asMap().flatMap(map -> reader.amount(map, "set"));
    }
}
