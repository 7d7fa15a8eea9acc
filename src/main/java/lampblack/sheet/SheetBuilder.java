package lampblack.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Pick;
import lampblack.character.Ruling;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.engine.Outcome;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.Link;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.Roll;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Track;
import lampblack.ruleset.Credit;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Table;

/** Decides what is printed: of a character, of nobody yet, or of a game's tables. */
public final class SheetBuilder {

    private final Messages messages;

    public SheetBuilder(Messages messages) {
        this.messages = messages;
    }

    /** The sheet of a character as it stands. */
    public Sheet filled(Outcome outcome) {
        Subject subject = new Subject(outcome.standing(), outcome.file().now(), false, outcome.ruleset(), messages);
        List<Placed> blocks = blocks(subject, outcome.file().fields(), outcome.parts());
        List<Block.Remark> remarks = remarks(outcome);
        if (!remarks.isEmpty()) {
            blocks.add(new Placed("remarks", new Block.Remarks(say("sheet.remarks"), remarks)));
        }
        String standing = standing(outcome) + outcome.retired()
                .map(words -> " " + say("sheet.retired", "words", Message.verbatim(words))).orElse("");
        return sheet(outcome.ruleset(), subject, outcome.file().fields(), owners(outcome), blocks,
                foot(outcome.ruleset(), standing, rulings(outcome)));
    }

    /** An empty sheet, of one playbook where an id of one is given. */
    public Sheet blank(Ruleset ruleset, SheetRules rules, Optional<String> playbook) {
        MapNode nothing = new MapNode(Map.of(), rules.label().span());
        Subject subject = new Subject(new Standing(rules, start(rules, playbook)), nothing, true, ruleset, messages);
        return sheet(ruleset, subject, nothing, Map.of(), blocks(subject, nothing, Map.of()), foot(ruleset, "",
                List.of()));
    }

    /** The rolls, tables and passages of a game. */
    public Sheet reference(Ruleset ruleset) {
        List<Block> blocks = new ArrayList<>();
        for (Roll roll : ruleset.rolls().values()) {
            RollWords words = new RollWords(ruleset.rolls(), ruleset.sheets().get(roll.sheet()), roll.settings(),
                    messages);
            blocks.addAll(new RollBlocks(ruleset, roll, words).all());
        }
        for (SheetRules rules : ruleset.sheets().values()) {
            blocks.addAll(new LookedUp(new Subject(new Standing(rules, rules.linked().start()),
                    new MapNode(Map.of(), rules.label().span()), true, ruleset, messages)).all());
        }
        for (Table table : ruleset.tables().values()) {
            List<String> headings = new ArrayList<>(List.of(""));
            headings.addAll(table.columns());
            blocks.add(new Block.Table(table.label().title(),
                    new TableWords(ruleset, messages).introduction(table), headings,
                    table.rows().values().stream()
                            .map(row -> new Block.TableRow(row.label().title(), row.cells())).toList()));
        }
        for (Label text : ruleset.texts().values()) {
            blocks.add(new Block.Passage(text.title(), Markup.paragraphs(text.text())));
        }
        String title = say("sheet.reference");
        Sheet.Plate plate = new Sheet.Plate(ruleset.title(), title, "", "", "", List.of());
        return new Sheet(ruleset.language(), heading(title, ruleset), ruleset.theme(), false, plate,
                List.of(Layout.reference("", blocks)), foot(ruleset, "", List.of()));
    }

    /** What stands on an empty sheet, of one playbook where an id of one is given. */
    static State start(SheetRules rules, Optional<String> playbook) {
        State start = rules.linked().start();
        return playbook.map(id -> start.plus(taken(id, rules))).orElse(start);
    }

    private static Taken taken(String playbook, SheetRules rules) {
        Scalar name = Scalar.text(playbook, rules.label().span());
        return new Taken(OptionKey.PLAYBOOKS, playbook, playbook, false,
                new Pick(name, new MapNode(Map.of(), name.span())));
    }

    /** The names of what a character belongs to, by link. */
    private static Map<String, String> owners(Outcome outcome) {
        Map<String, String> names = new HashMap<>();
        outcome.links().owners().forEach((link, owner) -> names.put(link, owner.name()));
        return names;
    }

    private Sheet sheet(Ruleset ruleset, Subject subject, MapNode written, Map<String, String> owners,
            List<Placed> blocks, Sheet.Foot foot) {
        Optional<Label> playbook = subject.standing().playbook()
                .flatMap(id -> subject.rules().option(OptionKey.PLAYBOOKS, id)).map(option -> option.label());
        FieldBlocks fields = new FieldBlocks(subject, written);
        String name = fields.name();
        String title = playbook.map(Label::title).orElse(subject.rules().label().title());
        List<Sheet.Field> ofPlate = new ArrayList<>(fields.ofPlate());
        subject.rules().linked().links().values().forEach(link -> ofPlate.add(link(link, owners)));
        Sheet.Plate plate = new Sheet.Plate(ruleset.title(), title, fields.nameLabel(), name,
                playbook.map(Label::text).orElse(""), ofPlate);
        String heading = heading(name.isEmpty() ? title : name, ruleset);
        PagePlan plan = ruleset.plans().getOrDefault(subject.rules().id(), PagePlan.NONE);
        boolean placed = plan.landscape() && !plan.sides().isEmpty();
        Sheet sheet = new Sheet(ruleset.language(), heading, ruleset.theme(), placed, plate,
                new PlannedSides(plan, blocks, say("sheet.notes")).all(), foot);
        return plan.landscape() ? sheet.lying() : sheet;
    }

    private static Sheet.Field link(Link link, Map<String, String> owners) {
        String name = owners.getOrDefault(link.id(), "");
        return new Sheet.Field(link.label().title(), name, "", List.of(),
                name.isEmpty() ? Sheet.Line.ruled(1) : List.of());
    }

    private String heading(String name, Ruleset ruleset) {
        return say("sheet.heading", "name", name, "game", ruleset.title());
    }

    private List<Placed> blocks(Subject subject, MapNode written, Map<String, Map<String, Outcome>> parts) {
        List<Placed> blocks = new ArrayList<>();
        new TraitBlocks(subject).all().forEach((id, block) -> blocks.add(new Placed("traits." + id, block)));
        ListBlocks lists = new ListBlocks(subject);
        MapBlocks maps = new MapBlocks(subject);
        TrackBlocks tracks = new TrackBlocks(subject);
        List<Track> loads = subject.rules().tracks().values().stream().filter(SheetBuilder::countsLoad).toList();
        boolean loaded = false;
        for (OptionList list : subject.rules().lists().values()) {
            if (!maps.show(list)) {
                lists.of(list).ifPresent(block -> blocks.add(new Placed("lists." + list.id(), block)));
            }
            if (list.load().isPresent() && !loaded) {
                loads.forEach(track -> blocks.add(placed(track, tracks)));
                loaded = true;
            }
        }
        for (Track track : subject.rules().tracks().values()) {
            if (!loaded || !countsLoad(track)) {
                blocks.add(placed(track, tracks));
            }
        }
        maps.all().forEach((id, block) -> blocks.add(new Placed("maps." + id, block)));
        subject.rules().parts().forEach((id, kind) -> new PartBlocks(subject).of(kind, parts.getOrDefault(id, Map.of()))
                .forEach(block -> blocks.add(new Placed("parts." + id, block))));
        ProgressBlocks progress = new ProgressBlocks(subject);
        progress.earning().ifPresent(block -> blocks.add(new Placed(PagePlan.EARNING, block)));
        progress.advances().ifPresent(block -> blocks.add(new Placed(PagePlan.ADVANCES, block)));
        new FieldBlocks(subject, written).below().forEach((id, block) -> blocks.add(new Placed("fields." + id, block)));
        return blocks;
    }

    private static Placed placed(Track track, TrackBlocks tracks) {
        return new Placed("tracks." + track.id(), tracks.of(track));
    }

    private static boolean countsLoad(Track track) {
        return track.shape() instanceof Shape.Bands bands && bands.countsLoad();
    }

    private List<Block.Remark> remarks(Outcome outcome) {
        List<Block.Remark> remarks = new ArrayList<>();
        for (Diagnostic problem : outcome.diagnostics()) {
            if (problem.severity() != Severity.NOTE) {
                remarks.add(new Block.Remark(say("sheet." + problem.severity().word()),
                        messages.render(problem.message())));
            }
        }
        outcome.todo().forEach(todo -> remarks.add(new Block.Remark(say("sheet.todo"), messages.render(todo.words()))));
        return remarks;
    }

    private String standing(Outcome outcome) {
        long problems = outcome.diagnostics().stream().filter(each -> each.severity() == Severity.ERROR).count();
        int rulings = outcome.ruled().size();
        if (problems > 0) {
            return say("sheet.problems", "problems", problems);
        }
        String legal = rulings == 0 ? say("sheet.legal") : say("sheet.legal-by-rulings", "rulings", rulings);
        return outcome.todo().isEmpty() ? legal : say("sheet.unfinished", "todo", outcome.todo().size());
    }

    private List<String> rulings(Outcome outcome) {
        List<String> rulings = new ArrayList<>();
        outcome.ruled().stream().map(each -> each.ruling()).distinct().forEach(ruling -> rulings.add(words(ruling)));
        return rulings;
    }

    private static String words(Ruling ruling) {
        return ruling.because() + ruling.by().map(by -> " (" + by + ")").orElse("");
    }

    private Sheet.Foot foot(Ruleset ruleset, String standing, List<String> rulings) {
        List<String> credits = ruleset.credits().stream().map(Credit::lines).flatMap(List::stream).distinct().toList();
        return new Sheet.Foot(standing, rulings, ruleset.id() + " " + ruleset.version(), credits);
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
