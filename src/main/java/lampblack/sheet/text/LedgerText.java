package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.TakenOption;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.OwnerReference;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.MembersGain;
import lampblack.rules.Violation;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.roll.Roll;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitEntry;
import lampblack.sheet.build.TrackBlockBuilder;

/** Says in the game's words what the entries of a ledger did. */
public record LedgerText(EvaluatedCharacter evaluated, Messages messages) {

    public String number(EntryResult result) {
        return String.valueOf(result.entry().header().index() + 1);
    }

    /** The session and day of an entry, as far as it says them. */
    public String when(EntryResult result) {
        List<String> words = new ArrayList<>();
        result.entry().header().period("session")
                .ifPresent(number -> words.add(render("cli.session", "number", number)));
        result.entry().header().date().ifPresent(words::add);
        return String.join(" ", words);
    }

    /** What happened, with its note. */
    public String what(EntryResult result) {
        return bare(result) + result.entry().header().note()
                .filter(note -> !result.entry().isNote())
                .map(note -> " – " + note).orElse("");
    }

    /** What happened. */
    public String bare(EntryResult result) {
        String what = whose(result.entry());
        String applied = result.applied() ? what : render("cli.skipped", "what", Message.verbatim(what));
        return applied + objected(result);
    }

    private String objected(EntryResult result) {
        List<Violation> broken = result.violations().stream()
                .filter(violation -> violation.found().severity() == Severity.ERROR).toList();
        if (!result.applied() || broken.isEmpty()) {
            return "";
        }
        boolean allowed = broken.stream().allMatch(violation -> evaluated.ruled().stream()
                .anyMatch(ruled -> ruled.excused().span().equals(violation.found().span())
                        && ruled.excused().id().equals(violation.found().id())));
        return " " + render(allowed ? "cli.allowed" : "cli.objected");
    }

    /** What a member bought, in the words of its sheet. */
    private Message bought(LedgerEntry.Pays pays) {
        String id = pays.forWhat().text();
        return Message.verbatim(evaluated.ruleset().sheets().values().stream()
                .filter(sheet -> sheet.linked().links().values().stream()
                        .anyMatch(link -> link.to().equals(evaluated.sheet().id())))
                .flatMap(sheet -> Stream.concat(Optional.ofNullable(sheet.advances().get(id)).stream()
                        .map(Advance::label), Optional.ofNullable(sheet.rolls().get(id)).stream().map(Roll::label)))
                .findFirst().map(Label::title).orElse(id));
    }

    /** How the balances changed and what was left, and what others paid. */
    public String change(EntryResult result) {
        List<String> words = new ArrayList<>();
        for (Map.Entry<String, Long> entry : result.changes().entrySet()) {
            String title = evaluated.derived().titleOf(evaluated.sheet().tracks().get(entry.getKey()).label());
            String change = (entry.getValue() > 0 ? "+" : "") + entry.getValue();
            words.add(render("cli.change", "track", title, "change", change, "left",
                    result.balances().get(entry.getKey())));
        }
        words.addAll(came(result));
        PaidElsewhere.said(result.entry()).forEach((key, amount) -> {
            if (OtherTrack.ofOwner(key, evaluated.sheet()).isPresent()) {
                words.add(render("cli.change.elsewhere", "track", Message.verbatim(evaluated.currencyTitle(key)),
                        "amount", (amount > 0 ? "-" : "+") + Math.abs(amount)));
            }
        });
        List<String> to = MembersGain.reached(result.entry());
        if (!to.isEmpty()) {
            result.forMembers().forEach((path, amounts) -> amounts.forEach((track, amount) -> words.add(render(
                    "cli.change.members", "track", Message.verbatim(titleOfMember(path, track)), "amount", amount, "to",
                    Message.verbatim(String.join(", ", to))))));
        }
        return String.join(", ", words);
    }

    /** What came with what was taken, what went, and what found no room. */
    public List<String> came(EntryResult result) {
        return Stream.of(result.came().stream().map(taken -> of("cli.change.comes", taken)),
                result.went().stream().map(taken -> of("cli.change.goes", taken)),
                result.lost(evaluated.sheet()).stream().map(lost -> render("cli.change.lost", "track", evaluated
                        .derived().titleOf(evaluated.sheet().tracks().get(lost.subject()).label(), lost.amount()),
                        "lost", lost.amount()))).flatMap(words -> words).toList();
    }

    private String of(String key, TakenOption taken) {
        return render(key, "option", evaluated.derived().title(new OptionKey(taken.list(), taken.id())));
    }

    /** What a track of those is called who belong to the sheet in a way such as {@code character.crew}. */
    private String titleOfMember(String path, String track) {
        return Optional.ofNullable(evaluated.ruleset().sheets().get(path.substring(0, path.indexOf('.'))))
                .flatMap(sheet -> Optional.ofNullable(sheet.tracks().get(track))).map(found -> found.label().title())
                .orElse(track);
    }

    /** What is left of each currency that came in or went out, or may have, each behind what it is called. */
    public List<List<String>> balances() {
        Choices choices = evaluated.inPlay().choices();
        return evaluated.sheet().tracks().values().stream().filter(track -> choices.earned().containsKey(track.id())
                || choices.spent().containsKey(track.id()) || choices.back(track.id()) != 0
                || evaluated.uncertain(track.id()).isPresent())
                .map(track -> List.of(evaluated.inPlay().titleOf(track.label()), balance(track, choices))).toList();
    }

    private String balance(Track track, Choices choices) {
        String words = evaluated.uncertain(track.id()).map(bound -> "cli.balance." + bound.word())
                .orElse("cli.balance");
        long back = choices.back(track.id());
        return render(words, "left", evaluated.inPlay().balance(track.id()), "start",
                TrackBlockBuilder.started(evaluated.inPlay().start(track.id())), "earned", choices.earned().getOrDefault(track.id(), 0L), "spent",
                choices.spent().getOrDefault(track.id(), 0L),
                "back", back == 0 ? Message.verbatim("") : Message.of("cli.balance-back", "back", back));
    }

    /** What happened, in a part by the rules of that. */
    private String whose(LedgerEntry entry) {
        Optional<String> part = entry.header().node().text("part");
        if (part.isEmpty()) {
            return what(entry);
        }
        String key = Name.of(part.get()).key();
        Optional<Map.Entry<String, EvaluatedCharacter>> own = evaluated.parts().entrySet().stream()
                .flatMap(kind -> kind.getValue()
                .entrySet().stream().filter(item -> key.equals(Name.of(item.getKey()).key())
                        || key.equals(kind.getKey() + "." + Name.of(item.getKey()).key()))).findFirst();
        String words = own.map(item -> new LedgerText(item.getValue(), messages)).orElse(this).what(entry);
        return own.map(Map.Entry::getKey).orElse(part.get()) + ": " + words;
    }

    private String what(LedgerEntry entry) {
        return switch (entry) {
            case LedgerEntry.Earn earn -> render("cli.did.earn", "what", Message.verbatim(earned(earn)));
            case LedgerEntry.Buy buy -> advance(buy);
            case LedgerEntry.Due due -> render("cli.did.due", "step", title(Optional.ofNullable(
                    evaluated.sheet().creation().get(due.step().text())).map(CreationStep::label), due.step().text()),
                    "what", Message.verbatim(taken(due.header().node())));
            case LedgerEntry.ReachMilestone reach -> render("cli.did.milestone", "what", title(Optional.ofNullable(
                    evaluated.sheet().milestones().get(reach.milestone().text())), reach.milestone().text()));
            case LedgerEntry.Gain gain -> render(MembersGain.isFromOwner(gain) ? "cli.did.gain.from" : "cli.did.gain",
                    "what", Message.verbatim(things(gain.what())), "from", Message.verbatim(gain.header().node()
                            .text(MembersGain.FROM).orElse("")));
            case LedgerEntry.Lose lose -> render("cli.did.lose", "what", Message.verbatim(things(lose.what())));
            case LedgerEntry.ChangePlaybook change ->
                    render("cli.did.change", "what", Message.verbatim(things(change.what())));
            case LedgerEntry.Pays pays -> render("cli.did.pays", "for", bought(pays), "by", pays.by().text());
            case LedgerEntry.Rolled rolled -> render("cli.did.roll", "roll", title(Optional.ofNullable(
                    evaluated.sheet().rolls().get(rolled.roll().text())).map(Roll::label), rolled.roll().text()));
            case LedgerEntry.Begin begin -> render("cli.did.begin", "period", title(Optional.ofNullable(
                    evaluated.sheet().periods().get(begin.period().text())), begin.period().text()), "number",
                    begin.number().orElse(0L));
            case LedgerEntry.Retire retire -> render("cli.did.retire", "why", Message.verbatim(retire.words()));
            case LedgerEntry.Remark remark -> remark.words();
        };
    }

    private String earned(LedgerEntry.Earn earn) {
        List<String> amounts = new ArrayList<>();
        for (MapNode.Entry amount : earn.amounts().all()) {
            String id = amount.key().text();
            Optional<Label> label = Optional.ofNullable(evaluated.sheet().earning().get(id)).map(Earning::label);
            amounts.add(title(label, id) + " " + amount(amount.value()));
        }
        return String.join(", ", amounts);
    }

    private String advance(LedgerEntry.Buy buy) {
        String id = buy.advance().text();
        Optional<Label> label = Optional.ofNullable(evaluated.sheet().advances().get(id)).map(Advance::label);
        String bought = bought(buy);
        return title(label, id) + (bought.isEmpty() ? "" : ": " + bought);
    }

    /** A number, or the numbers of several tracks. */
    private String amount(Node value) {
        return value.asMap().map(this::byTrack).orElseGet(() -> plain(value));
    }

    private String byTrack(MapNode amounts) {
        return amounts.all().stream().map(entry -> plain(entry.value()) + " " + Optional.ofNullable(
                evaluated.sheet().tracks().get(entry.key().text())).map(Track::label).map(label -> label.title(
                plain(entry.value()).equals("1") ? 1 : 0)).orElse(entry.key().text()))
                .collect(Collectors.joining(" + "));
    }

    private String bought(LedgerEntry.Buy buy) {
        MapNode node = buy.header().node();
        List<String> words = new ArrayList<>();
        for (String key : List.of("raise", "add", "swap")) {
            node.scalar(key).ifPresent(name -> words.add(traitTitle(name.text())));
        }
        words.addAll(chosen(node));
        node.scalar("for").ifPresent(name -> words.add("→ " + name.text()));
        node.scalar("under").ifPresent(name -> words.add("(" + traitTitle(name.text()) + ")"));
        return String.join(" ", words);
    }

    private List<String> chosen(MapNode entry) {
        return entry.get("choose").map(Pick::decode).orElse(List.of()).stream()
                .map(pick -> optionTitle(pick.name().text())).toList();
    }

    /** What was due: options, or points by trait. */
    private String taken(MapNode entry) {
        List<String> words = new ArrayList<>(chosen(entry));
        entry.get("points").map(Points::decode).orElse(List.of())
                .forEach(points -> words.add(traitTitle(points.name().text()) + " +" + points.amount()));
        return String.join(", ", words);
    }

    private String things(MapNode what) {
        List<String> words = new ArrayList<>();
        for (MapNode.Entry entry : what.all()) {
            String id = entry.key().text();
            Optional<MapNode> moved = entry.value().asMap();
            OwnerLink link = evaluated.sheet().linked().links().get(id);
            if (link != null) {
                words.add(link.label().title() + " " + OwnerReference.decode(List.of(entry)).stream()
                        .map(reference -> reference.file().text()).findFirst().orElse("–"));
            } else if (evaluated.sheet().tracks().containsKey(id)) {
                words.add(title(Optional.of(evaluated.sheet().tracks().get(id).label()), id) + " "
                        + plain(entry.value()));
            } else if (evaluated.sheet().traits().containsKey(id) && moved.isPresent()) {
                moved.get().all().forEach(trait -> words.add(traitTitle(id, trait.key().text()) + " "
                        + plain(trait.value())));
            } else {
                Pick.decode(entry.value()).forEach(pick -> words.add(optionTitle(pick.name().text())));
            }
        }
        return String.join(", ", words);
    }

    private String optionTitle(String written) {
        String id = written.substring(written.lastIndexOf('.') + 1);
        for (OptionList list : evaluated.sheet().lists().values()) {
            if (list.entries().containsKey(id)) {
                return evaluated.derived().title(new OptionKey(list.id(), id));
            }
        }
        return written;
    }

    private String traitTitle(String written) {
        String id = written.substring(written.lastIndexOf('.') + 1);
        return evaluated.sheet().traits().values().stream().filter(set -> set.entries().containsKey(id))
                .map(set -> set.entries().get(id).label().title()).findFirst().orElse(written);
    }

    /** What is called so in one set. */
    private String traitTitle(String set, String written) {
        return title(Optional.ofNullable(evaluated.sheet().traits().get(set).entries().get(written))
                .map(TraitEntry::label), Name.of(written).shown());
    }

    private static String title(Optional<Label> label, String id) {
        return label.map(Label::title).orElse(id);
    }

    private static String plain(Node value) {
        return value.asScalar().map(Scalar::text).orElseGet(() -> NodePrinter.line(value));
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
