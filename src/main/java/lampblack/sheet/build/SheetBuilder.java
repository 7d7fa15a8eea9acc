package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import lampblack.character.Choices;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.picture.ArtPicture;
import lampblack.replay.AppliedRuling;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Verdict;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.track.Track;
import lampblack.ruleset.Credit;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Theme;
import lampblack.sheet.Block;
import lampblack.sheet.DefaultLayout;
import lampblack.sheet.Ease;
import lampblack.sheet.PageFormat;
import lampblack.sheet.PlacedBlock;
import lampblack.sheet.PlannedLayout;
import lampblack.sheet.RemarksBlock;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetKind;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.sheet.text.LinksText;

/** Decides what is printed: of a character, of nobody yet, or of a game's tables. */
public final class SheetBuilder {

    private final Messages messages;

    public SheetBuilder(Messages messages) {
        this.messages = messages.inQuotes();
    }

    /** The sheet of a character as it stands, to be kept. */
    public Sheet filled(EvaluatedCharacter evaluated) {
        return of(evaluated, SheetKind.FILLED);
    }

    /** The sheet of a character to play on: what it may still come to have stands there with its boxes open. */
    public Sheet play(EvaluatedCharacter evaluated) {
        return of(evaluated, SheetKind.PLAY);
    }

    private Sheet of(EvaluatedCharacter evaluated, SheetKind kind) {
        SheetSubject subject = SheetSubject.of(evaluated, kind, messages);
        List<PlacedBlock> blocks = blocks(subject, evaluated.file().fields(), Optional.of(evaluated));
        List<RemarksBlock.RemarkRow> remarks = remarks(evaluated);
        if (!remarks.isEmpty()) {
            blocks.add(new PlacedBlock("remarks", new RemarksBlock(render("sheet.remarks"), remarks)));
        }
        String standing = legality(evaluated) + evaluated.retired()
                .map(words -> " " + render("sheet.retired", "words", Message.verbatim(words))).orElse("");
        return sheet(evaluated.ruleset(), subject, evaluated.file().fields(), owners(evaluated), blocks,
                foot(evaluated.ruleset(), (standing + " " + dotted(blocks)).strip(), rulings(evaluated)), Map.of());
    }

    /** What a character has that the layout of its game leaves out of its sheet. */
    public List<Block> leftOut(EvaluatedCharacter evaluated) {
        SheetSubject subject = SheetSubject.of(evaluated, SheetKind.FILLED, messages);
        return blocks(subject, evaluated.file().fields(), Optional.of(evaluated)).stream()
                .filter(placed -> plan(subject).leftOut().contains(placed.path())).map(PlacedBlock::block)
                .filter(block -> block.kind() != Block.BlockKind.TRIGGERS).toList();
    }

    /** A sheet with a picture of whom it is about. */
    public Sheet pictured(Sheet sheet, ArtPicture picture) {
        Sheet.NamePlate plate = sheet.plate();
        return sheet.pictured(picture, render("web.portrait.of", "name", plate.name().isEmpty() ? plate.title()
                : plate.name()));
    }

    /** An empty sheet, of one playbook where an id of one is given; all are set as large as the fullest allows. */
    public Sheet blank(Ruleset ruleset, SheetRules rules, Optional<String> playbook) {
        Map<PageFormat, Ease> most = new EnumMap<>(PageFormat.class);
        OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
        for (String other : playbook.isEmpty() || playbooks == null ? List.<String>of()
                : List.copyOf(playbooks.entries().keySet())) {
            most.putAll(blank(ruleset, rules, Optional.of(other), most).eases());
        }
        return blank(ruleset, rules, playbook, most);
    }

    private Sheet blank(Ruleset ruleset, SheetRules rules, Optional<String> playbook, Map<PageFormat, Ease> most) {
        MapNode nothing = new MapNode(Map.of(), rules.label().span());
        SheetSubject subject = SheetSubject.of(new DerivedSheet(rules, start(rules, playbook)), nothing,
                SheetKind.BLANK, ruleset, messages);
        List<PlacedBlock> blocks = blocks(subject, nothing, Optional.empty());
        return sheet(ruleset, subject, nothing, Map.of(), blocks, foot(ruleset, dotted(blocks), List.of()), most);
    }

    /** What dotted marks mean, where there are any. */
    private String dotted(List<PlacedBlock> blocks) {
        return blocks.stream().map(PlacedBlock::block).anyMatch(DottedMarks::in) ? render("sheet.dotted") : "";
    }

    /** The rolls, tables and passages of a game. */
    public Sheet reference(Ruleset ruleset) {
        List<Block> blocks = new ReferenceBlocks(ruleset, messages).all();
        String title = render("sheet.reference");
        Sheet.NamePlate plate = new Sheet.NamePlate(ruleset.title(), title, "", "", "", List.of());
        return new Sheet(SheetKind.REFERENCE, ruleset.language(), heading(title, ruleset), ruleset.theme(), plate,
                List.of(DefaultLayout.reference("", blocks)), foot(ruleset, "", List.of()));
    }

    /** What stands on an empty sheet, of one playbook where an id of one is given. */
    public static Choices start(SheetRules rules, Optional<String> playbook) {
        Choices start = rules.linked().start();
        return playbook.map(id -> start.plus(taken(id, rules))).orElse(start);
    }

    private static TakenOption taken(String playbook, SheetRules rules) {
        Scalar name = Scalar.text(playbook, rules.label().span());
        return new TakenOption(OptionKey.PLAYBOOKS, playbook, playbook, false,
                new Pick(name, new MapNode(Map.of(), name.span())));
    }

    /** The names of what a character belongs to, by link. */
    private static Map<String, String> owners(EvaluatedCharacter evaluated) {
        Map<String, String> names = new HashMap<>();
        evaluated.links().owners().forEach((link, owner) -> names.put(link, owner.name()));
        return names;
    }

    private Sheet sheet(Ruleset ruleset, SheetSubject subject, MapNode written, Map<String, String> owners,
            List<PlacedBlock> blocks, Sheet.Footer foot, Map<PageFormat, Ease> most) {
        Optional<Label> playbook = subject.derived().playbook()
                .flatMap(id -> subject.rules().option(OptionKey.PLAYBOOKS, id)).map(option -> option.label());
        FieldBlockBuilder fields = new FieldBlockBuilder(subject, written);
        String name = fields.name();
        String title = playbook.map(Label::title).orElse(subject.rules().label().title());
        List<Sheet.SheetField> ofPlate = new ArrayList<>(fields.ofPlate());
        subject.rules().linked().links().values().forEach(link -> ofPlate.add(link(link, owners)));
        Sheet.NamePlate plate = new Sheet.NamePlate(ruleset.title(), title, fields.nameLabel(), name,
                playbook.map(Label::text).orElse(""), ofPlate, playbook.flatMap(label -> ruleset.theme().art()
                        .map(art -> art.playbooks().get(label.id()))), Optional.empty());
        String heading = heading(name.isEmpty() ? title : name, ruleset);
        PagePlan plan = plan(subject);
        Theme theme = ruleset.theme();
        List<PlacedBlock> looking = blocks.stream().map(block -> block.in(theme)).toList();
        BiFunction<PagePlan, PageFormat, Sheet.Pages> pages = (of, paper) -> {
            Function<Ease, PlannedLayout> layouts = ease -> new PlannedLayout(of,
                    PlacedBlock.joined(looking, of), theme, plate, foot,
                    subject.blank(), ease, paper, render("sheet.notes"),
                    words -> render("sheet.continued", "title", words));
            // What is still open makes a sheet longer only until it is done.
            Ease ease = blocks.stream().anyMatch(block -> block.path().equals("remarks")) ? Ease.NONE
                    : Ease.of(most.getOrDefault(paper, Ease.MOST), layouts);
            PlannedLayout layout = layouts.apply(ease);
            return new Sheet.Pages(layout.all(), layout.leftOut(), ease);
        };
        boolean placed = plan.landscape() && !plan.sides().isEmpty() && plan.across().isEmpty();
        PageFormat room = placed ? PageFormat.ACROSS : PageFormat.UPRIGHT;
        Map<PageFormat, Sheet.Pages> layouts = new EnumMap<>(PageFormat.class);
        layouts.put(room, pages.apply(plan, room));
        if (!plan.small().isEmpty()) {
            layouts.put(PageFormat.SMALL, pages.apply(plan.with(plan.small()), PageFormat.SMALL));
        }
        if (!plan.across().isEmpty()) {
            layouts.put(PageFormat.ACROSS, pages.apply(plan.with(plan.across()), PageFormat.ACROSS));
        }
        Sheet sheet = new Sheet(subject.kind(), ruleset.language(), heading, theme, room, plate, foot, layouts);
        return plan.landscape() ? sheet.toLandscape() : sheet;
    }

    private static PagePlan plan(SheetSubject subject) {
        return subject.ruleset().plans().getOrDefault(subject.rules().id(), PagePlan.NONE);
    }

    private static Sheet.SheetField link(OwnerLink link, Map<String, String> owners) {
        String name = owners.getOrDefault(link.id(), "");
        return new Sheet.SheetField(link.label().title(), name, "", List.of(),
                name.isEmpty() ? Sheet.RuledLine.ruled(1) : List.of(), "links." + link.id());
    }

    private String heading(String name, Ruleset ruleset) {
        return render("sheet.heading", "name", name, "game", ruleset.title());
    }

    private List<PlacedBlock> blocks(SheetSubject subject, MapNode written,
            Optional<EvaluatedCharacter> evaluated) {
        Map<String, Map<String, EvaluatedCharacter>> parts = evaluated.map(EvaluatedCharacter::parts).orElse(Map.of());
        List<PlacedBlock> blocks = new ArrayList<>();
        new TraitBlockBuilder(subject).all().forEach((id, block) -> blocks.add(new PlacedBlock("traits." + id, block)));
        ListBlockBuilder lists = new ListBlockBuilder(subject);
        MapBlockBuilder maps = new MapBlockBuilder(subject);
        TrackBlockBuilder tracks = new TrackBlockBuilder(subject);
        List<Track> loads = subject.rules().tracks().values().stream().filter(SheetBuilder::countsLoad).toList();
        TrackOwners owners = new TrackOwners(subject);
        boolean loaded = false;
        for (OptionList list : subject.rules().lists().values()) {
            if (!maps.show(list)) {
                lists.of(list).ifPresent(block -> blocks.add(new PlacedBlock("lists." + list.id(), block)));
            }
            if (list.load().isPresent() && !loaded) {
                loads.forEach(track -> blocks.addAll(placed(track, tracks, "lists." + list.id())));
                loaded = true;
            }
        }
        for (Track track : subject.rules().tracks().values()) {
            if (!loaded || !countsLoad(track)) {
                blocks.addAll(placed(track, tracks, owners.of(track)));
            }
        }
        maps.all().forEach((id, block) -> blocks.add(new PlacedBlock("maps." + id, block)));
        subject.rules().parts().forEach((id, kind) -> new PartBlockBuilder(subject)
                .of(kind, parts.getOrDefault(id, Map.of()))
                .forEach(block -> blocks.add(new PlacedBlock("parts." + id, block))));
        LimitBlockBuilder limits = new LimitBlockBuilder(subject, evaluated, plan(subject));
        blocks.addAll(limits.placed());
        ProgressBlockBuilder progress = new ProgressBlockBuilder(subject, limits);
        progress.earning().ifPresent(block -> blocks.add(new PlacedBlock(PagePlan.EARNING, block)));
        progress.advances().ifPresent(block -> blocks.add(new PlacedBlock(PagePlan.ADVANCES, block)));
        new FieldBlockBuilder(subject, written).below().forEach(
                (id, block) -> blocks.add(new PlacedBlock("fields." + id, block)));
        ReferenceBlocks reference = new ReferenceBlocks(subject.ruleset(), messages);
        plan(subject).named().keySet().forEach(path -> reference.panel(path, subject)
                .ifPresent(panel -> blocks.add(new PlacedBlock(path, panel))));
        return blocks;
    }

    /** @param owner what it belongs to, or empty */
    private static List<PlacedBlock> placed(Track track, TrackBlockBuilder tracks, String owner) {
        return tracks.isPrinted(track) ? List.of(new PlacedBlock("tracks." + track.id(), tracks.of(track), owner))
                : List.of();
    }

    private static boolean countsLoad(Track track) {
        return track.shape().countsLoad();
    }

    private List<RemarksBlock.RemarkRow> remarks(EvaluatedCharacter evaluated) {
        List<RemarksBlock.RemarkRow> remarks = new ArrayList<>();
        for (Diagnostic problem : evaluated.diagnostics()) {
            if (problem.severity() != Severity.NOTE) {
                remarks.add(new RemarksBlock.RemarkRow(render("sheet." + problem.severity().word()),
                        messages.render(problem.message()), problem.span().line()));
            }
        }
        evaluated.todo().forEach(todo -> remarks.add(new RemarksBlock.RemarkRow(render("sheet.todo"),
                messages.render(todo.words()))));
        new LinksText(evaluated, messages).members()
                .forEach(words -> remarks.add(new RemarksBlock.RemarkRow(render("members"), words)));
        return remarks;
    }

    private String legality(EvaluatedCharacter evaluated) {
        return messages.render(Verdict.of(evaluated).words());
    }

    private static List<String> rulings(EvaluatedCharacter evaluated) {
        return Distinct.of(evaluated.ruled().stream().map(AppliedRuling::ruling)).stream().map(CharacterRemarks::reason)
                .toList();
    }

    private Sheet.Footer foot(Ruleset ruleset, String standing, List<String> rulings) {
        List<String> credits = Distinct.of(ruleset.credits().stream().map(Credit::lines).flatMap(List::stream));
        return new Sheet.Footer(standing, rulings, ruleset.id() + " " + ruleset.version(), credits);
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
