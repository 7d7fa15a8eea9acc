package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.replay.PartLocation;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.Range;
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;

/** Explains the steps of creation and what may be earned. */
record ProgressReasons(ExplanationContext context) {

    /** A step of creation: what was chosen, and how much was allowed. */
    Reason step(CreationStep step) {
        List<Reason> parts = new ArrayList<>();
        String key = switch (step) {
            case SpendStep spend -> {
                spent(spend, parts);
                yield "why.step.spend";
            }
            case ChooseStep choose -> {
                chosen(choose, parts);
                yield "why.step.choose";
            }
            case SetRatingsStep set -> {
                set(set, parts);
                yield "why.step.set";
            }
            case FillStep fill -> {
                filled(fill, parts);
                yield "why.step.fill";
            }
        };
        long count = Reason.of(Message.of("why.spent")).with(parts).total().orElse(0L);
        context.evaluated().ruled().stream().filter(appliedRuling -> appliedRuling.ruling().on()
                .filter(step.id()::equals).isPresent())
                .forEach(appliedRuling -> parts.add(new FileReasons(context).ruling(appliedRuling.ruling())));
        return Reason.of(Message.of(key, "step", step.label().title(), "count", count)).worth(count).with(parts);
    }

    private void spent(SpendStep spend, List<Reason> parts) {
        DerivedSheet derived = context.evaluated().derived();
        for (Points points : choices(spend).flatMap(choice -> Points.decode(choice).stream()).toList()) {
            Trait trait = new Trait(spend.set(), key(spend.set(), points.name().text()));
            DerivedSheet then = context.created().traits(spend.set()).contains(trait) ? context.created() : derived;
            Message words = Message.of("why.points-on", "amount", points.amount(), "trait", then.title(trait));
            parts.add(Reason.of(words).adding(points.amount()).at(Citation.of(points.name().span())));
        }
        List<Reason> gifts = new EffectReasons(context).adding(new Quantity.StepPoints(spend.id()), derived);
        parts.add(allowed(spend, spend.points(), "spend", gifts, derived));
        spend.upTo().ifPresent(upTo -> parts.add(cap(spend, upTo, derived)));
    }

    private void set(SetRatingsStep step, List<Reason> parts) {
        for (Points points : context.evaluated().file().creation().get(step.id()).map(Points::decode)
                .orElse(List.of())) {
            String title = context.created().title(new Trait(step.set(), key(step.set(), points.name().text())));
            String words = step.scores().isRolled() ? "why.rolled-on" : "why.set-on";
            parts.add(Reason.of(Message.of(words, "amount", points.amount(), "trait", title, "rating",
                    step.scores().of(points.amount()).orElse(0L))).at(Citation.of(points.name().span())));
        }
    }

    private static String key(String set, String written) {
        String key = Name.of(written).key();
        return key.startsWith(set + ".") ? key.substring(set.length() + 1) : key;
    }

    private void chosen(ChooseStep choose, List<Reason> parts) {
        for (Pick pick : choices(choose).flatMap(choice -> Pick.decode(choice).stream()).toList()) {
            String title = context.at().title(choose.from().key(pick.name().text(), context.sheet()));
            parts.add(Reason.of(Message.of("why.one", "what", title)).adding(1).at(Citation.of(pick.span())));
        }
        DerivedSheet derived = context.evaluated().derived();
        List<Reason> gifts = new EffectReasons(context).adding(new Quantity.StepPicks(choose.id()), derived);
        parts.add(allowed(choose, choose.picks(), "choose", gifts, derived));
    }

    /** What was taken of a step in creation, then of what was due. */
    private Stream<Node> choices(CreationStep step) {
        CharacterFile file = context.evaluated().file();
        return Stream.concat(file.creation().get(step.id()).stream(), file.ledger().stream()
                .filter(entry -> entry.header().node().has(PartLocation.KEY) == context.part().isPresent()
                        && entry.header().node().text("due").filter(step.id()::equals).isPresent())
                .flatMap(entry -> step.dueKey().flatMap(entry.header().node()::get).stream()));
    }

    private void filled(FillStep fill, List<Reason> parts) {
        MapNode fields = context.evaluated().file().fields();
        for (String field : fill.fields()) {
            String title = context.sheet().fields().get(field).label().title();
            boolean written = fields.get(field).isPresent()
                    && fields.get(field).flatMap(Node::asScalar).filter(text -> text.text().isBlank()).isEmpty();
            parts.add(written ? Reason.of(Message.of("why.one", "what", title)).adding(1)
                    .at(Citation.of(fields.keySpan(field)))
                    : Reason.of(Message.of("why.not-filled", "field", title)).adding(0));
        }
    }

    private Reason allowed(CreationStep step, Range range, String key, List<Reason> gifts, DerivedSheet derived) {
        Reason rule = Reason.of(Message.of("why.from-rules", "amount",
                ExplanationContext.shown(range.most().evaluate(derived))))
                .worth(range.most().evaluate(derived)).as(Reason.Role.HIGHEST)
                .at(context.rules().at("creation", step.id(), key))
                .with(new ConditionReasons(context, derived).basis(range.most()));
        List<Reason> parts = new ArrayList<>(List.of(rule));
        parts.addAll(gifts);
        long most = Math.max(0, Reason.of(rule.words()).with(parts).total().orElse(0L));
        long least = range.least().evaluate(derived);
        return Reason.of(least < most ? Message.of("why.allowed-from", "least", least, "most",
                ExplanationContext.shown(most))
                : Message.of("why.allowed", "most", ExplanationContext.shown(most))).worth(most).with(parts)
                .with(ExplanationContext.rest(most, parts, "why.not-below-zero"));
    }

    /** How high a step lets one rating go; empty for one that does not say so itself. */
    static Optional<Amount> upTo(CreationStep step) {
        return switch (step) {
            case SpendStep spend -> spend.upTo();
            default -> Optional.empty();
        };
    }

    /** How high one rating may go in a step that says so itself. */
    Reason cap(CreationStep step, Amount upTo, DerivedSheet derived) {
        long cap = derived.ratings().stepCap(step.id(), upTo);
        Reason rule = Reason.of(Message.of("why.from-step", "amount", ExplanationContext.shown(upTo.evaluate(derived)),
                "step",
                step.label().title())).worth(upTo.evaluate(derived)).as(Reason.Role.HIGHEST)
                .at(context.rules().at("creation", step.id(), "up-to"))
                .with(new ConditionReasons(context, derived).basis(upTo));
        return Reason.of(Message.of("why.cap-in-step", "cap", ExplanationContext.shown(cap))).worth(cap).with(rule)
                .with(new RatingReasons(context, derived).raises(new Quantity.StepCap(step.id())));
    }

    /** What may be earned in one way, what raises that, whether it is open, and what was earned so. */
    Reason earning(Earning earning) {
        DerivedSheet derived = context.at();
        long least = earning.gives().least().evaluate(derived);
        Amount rule = earning.gives().most();
        List<Reason> parts = new ArrayList<>();
        parts.add(Reason.of(Message.of("why.from-rules", "amount", ExplanationContext.shown(rule.evaluate(derived))))
                .worth(rule.evaluate(derived))
                .as(Reason.Role.HIGHEST).at(context.rules().at("earning", earning.id(), "gives"))
                .with(new ConditionReasons(context, derived).basis(rule)));
        parts.addAll(new EffectReasons(context).adding(new Quantity.Earnings(earning.id()), derived));
        long most = Math.max(0, Reason.of(Message.of("why.earned")).with(parts).total().orElse(0L));
        parts.addAll(ExplanationContext.rest(most, parts, "why.not-below-zero"));
        if (earning.locked()) {
            boolean open = derived.opens(new Quantity.Access.EarningAccess(earning.id()));
            parts.add(Reason.of(Message.of(open ? "why.opened" : "why.locked"))
                    .at(context.rules().at("earning", earning.id(), "locked"))
                    .with(new OptionReasons(context)
                            .openers(new Quantity.Access.EarningAccess(earning.id()), derived)));
        }
        parts.addAll(new OptionReasons(context).closers(new Quantity.Closed(
                new Quantity.Access.EarningAccess(earning.id())), derived));
        if (!earning.trigger().playbooks().isEmpty()) {
            parts.add(Reason.of(Message.of("why.of-playbooks", "playbooks", earning.trigger().playbooks().stream()
                    .map(id -> context.sheet().lists().get(OptionKey.PLAYBOOKS).entries().get(id).label().title())
                    .toList())).at(context.rules().at("earning", earning.id(), "says")));
        }
        parts.add(earned(earning));
        return Reason.of(Message.of(least < most ? "why.earning-range" : "why.earning", "earning",
                earning.label().title(), "least", least, "most", ExplanationContext.shown(most), "per", per(earning)))
                .worth(most).with(parts);
    }

    private Message per(Earning earning) {
        return switch (earning.per()) {
            case Earning.EACH_TIME -> Message.of("why.per.roll");
            case Earning.ONCE -> Message.of("why.per.character");
            default -> Message.of("why.per.period", "period",
                    Optional.ofNullable(context.sheet().periods().get(earning.per())).map(Label::title)
                    .orElse(earning.per()));
        };
    }

    /** What was earned in one way, by session. */
    private Reason earned(Earning earning) {
        Map<Optional<Long>, Reason> sessions = new LinkedHashMap<>();
        for (TimelineEvent event : context.timeline().events()) {
            Optional<MapNode.Entry> amount = event.entry().flatMap(LedgerEntry::earned)
                    .map(amounts -> amounts.entries().get(earning.id()));
            if (amount.isPresent()) {
                MapNode.Entry written = amount.get();
                Optional<Long> session = event.entry().flatMap(entry -> entry.header().period("session"));
                Reason part = sessions.getOrDefault(session, Reason.of(Message.of("why.earned-in")));
                sessions.put(session, part.adding(part.number().orElse(0L) + amount(written))
                        .at(event.place(written.key().span())));
            }
        }
        List<Reason> parts = new ArrayList<>();
        sessions.forEach((session, part) -> parts.add(new Reason(session
                .map(number -> Message.of("why.earned-in", "amount", part.number().orElse(0L), "session", number))
                .orElseGet(() -> Message.of("why.earned-sometime", "amount", part.number().orElse(0L))),
                part.number(), part.role(), part.places(), List.of())));
        long sum = parts.stream().mapToLong(reason -> reason.number().orElse(0L)).sum();
        return Reason.of(Message.of("why.earned-so", "sum", sum)).worth(sum).with(parts);
    }

    private static long amount(MapNode.Entry written) {
        return written.value().integer()
                .orElseGet(() -> written.value().all().stream().mapToLong(ProgressReasons::amount).sum());
    }
}
