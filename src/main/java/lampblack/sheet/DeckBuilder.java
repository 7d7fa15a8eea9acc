package lampblack.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.node.MapNode;
import lampblack.picture.ArtPicture;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.FieldBlockBuilder;
import lampblack.sheet.build.ListBlockBuilder;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.build.SheetSubject;

/** Puts what a character has, or what a playbook offers, on cards; several after each other make one deck. */
public final class DeckBuilder {

    private final Messages messages;
    private final CardFormat format;
    private final boolean large;
    private final Set<String> lists;
    private final List<OptionCard> cards = new ArrayList<>();
    private final Set<Ruleset> games = new LinkedHashSet<>();
    private final Map<String, ArtPicture> pictures = new LinkedHashMap<>();
    private String heading = "";

    /**
     * @param lists the lists whose options are put on cards; where none is named, all that say anything of them
     */
    public DeckBuilder(Messages messages, PrintSettings printing, boolean landscape, List<String> lists) {
        this.messages = messages;
        this.format = CardFormat.of(printing, landscape);
        this.large = printing.large();
        this.lists = Set.copyOf(lists);
    }

    /** Adds what a character has; of items only those carried, where the file says which. */
    public void filled(EvaluatedCharacter evaluated) {
        filled(evaluated, Optional.empty());
    }

    /** The same, after a card with the picture of the character where there is one. */
    public void filled(EvaluatedCharacter evaluated, Optional<ArtPicture> portrait) {
        SheetSubject subject = SheetSubject.of(evaluated, SheetKind.FILLED, messages);
        String name = new FieldBlockBuilder(subject, evaluated.file().fields()).name();
        String title = name.isEmpty() ? subject.rules().label().title() : name;
        head(title, evaluated.ruleset());
        portrait.ifPresent(picture -> cards.add(setter().set(kind(subject), "", new Block.OptionRow(title, List.of(), "",
                List.of(), List.of(), "", List.of()), List.of(), evaluated.ruleset().title()).get(0)
                .drawn(added(picture), render("web.portrait.of", "name", title))));
        add(subject, name.isEmpty() ? evaluated.ruleset().title() : name);
    }

    /** What somebody is: the playbook, or else the kind of sheet. */
    private static String kind(SheetSubject subject) {
        return subject.derived().playbook().map(id -> subject.derived().title(new OptionKey(OptionKey.PLAYBOOKS, id)))
                .orElse(subject.rules().label().title());
    }

    /** All cards are set in the letters of the first game. */
    private CardTypesetter setter() {
        return new CardTypesetter(format, large, new SheetType(games.iterator().next().theme(), false, false), messages);
    }

    /** The class of a picture, which is kept once. */
    private String added(ArtPicture picture) {
        Optional<String> known = pictures.keySet().stream().filter(name -> pictures.get(name).equals(picture)).findFirst();
        String name = known.orElse("picture-" + pictures.size());
        pictures.put(name, picture);
        return name;
    }

    /** The picture of a playbook, or else one of its game. */
    private String picture(SheetSubject subject) {
        return subject.ruleset().theme().art().flatMap(art -> subject.derived().playbook()
                .flatMap(id -> Optional.ofNullable(art.playbooks().get(id))).or(art::logo).or(() -> art.background().map(behind -> behind.art()))).map(this::added).orElse("");
    }

    /** Adds all that a sheet offers, or one playbook of it. */
    public void blank(Ruleset ruleset, SheetRules rules, Optional<String> playbook) {
        MapNode nothing = new MapNode(Map.of(), rules.label().span());
        SheetSubject subject = SheetSubject.of(new DerivedSheet(rules, SheetBuilder.start(rules, playbook)), nothing,
                SheetKind.BLANK, ruleset, messages);
        head(kind(subject), ruleset);
        add(subject, ruleset.title());
    }

    /** The deck; nothing where there is no card to print. */
    public Optional<Deck> deck() {
        if (cards.isEmpty()) {
            return Optional.empty();
        }
        List<OptionCard> all = new ArrayList<>(cards);
        games.forEach(game -> all.addAll(credits(game)));
        List<Deck.DeckPage> pages = new ArrayList<>();
        int count = (all.size() + format.cards() - 1) / format.cards();
        for (int i = 0; i < count; i++) {
            pages.add(new Deck.DeckPage(render("sheet.cards-page", "page", i + 1, "pages", count),
                    all.subList(i * format.cards(), Math.min(all.size(), (i + 1) * format.cards()))));
        }
        Ruleset game = games.iterator().next();
        return Optional.of(new Deck(game.language(), heading, game.theme(), format, pages, pictures));
    }

    private void head(String name, Ruleset ruleset) {
        games.add(ruleset);
        if (heading.isEmpty()) {
            heading = render("sheet.cards", "name", name, "game", ruleset.title());
        }
    }

    private void add(SheetSubject subject, String foot) {
        ListBlockBuilder blocks = new ListBlockBuilder(subject);
        String picture = picture(subject);
        for (OptionList list : subject.rules().lists().values()) {
            if (list.id().equals(OptionKey.PLAYBOOKS) || !(lists.isEmpty() ? says(list) : lists.contains(list.id()))) {
                continue;
            }
            for (ListBlockBuilder.ListedOption listed : blocks.listed(list)) {
                if (subject.blank() || listed.had()) {
                    cards(subject, list, listed, foot).forEach(card -> cards.add(card.drawn(picture, "")));
                }
            }
        }
    }

    /** Whether there is more to read of a list's options than their titles. */
    private static boolean says(OptionList list) {
        return list.isOnCards() && (list.load().isPresent()
                || list.entries().values().stream().anyMatch(option -> !option.label().text().isEmpty()));
    }

    /** What boxes show is not repeated in words. */
    private List<OptionCard> cards(SheetSubject subject, OptionList list, ListBlockBuilder.ListedOption listed,
            String foot) {
        Block.OptionRow option = listed.option();
        String load = subject.render("sheet.load", "load", option.ticks().size());
        boolean weightless = option.facts().contains(subject.render("sheet.load", "load", 0));
        List<OptionCard.CardRow> rows = new ArrayList<>();
        if (list.load().isPresent() && !weightless) {
            rows.add(row(render("sheet.cards-load"), option.ticks()));
            option = new Block.OptionRow(option.title(), option.ticks(), option.state(),
                    option.facts().stream().filter(fact -> !fact.equals(load)).toList(), option.boxes(), option.room(),
                    option.text());
        } else if (list.load().isEmpty() && option.ticks().size() > 1) {
            rows.add(row(render("sheet.cards-boxes"), option.ticks()));
        }
        if (!option.boxes().isEmpty()) {
            rows.add(row(render("sheet.cards-uses"), option.boxes()));
        }
        return setter().set(subject.derived().titleOf(list.label()), listed.group(), option, rows, foot);
    }

    private OptionCard.CardRow row(String title, List<BoxState> boxes) {
        long marked = boxes.stream().filter(boxState -> boxState == BoxState.FILLED).count();
        return new OptionCard.CardRow(title, boxes,
                render("sheet.marked", "track", title, "marked", marked, "size", boxes.size()));
    }

    private List<OptionCard> credits(Ruleset game) {
        List<String> lines = Distinct.of(game.credits().stream().map(Credit::lines).flatMap(List::stream));
        Block.OptionRow option = new Block.OptionRow(game.title(), List.of(), "", List.of(), List.of(), "",
                Markup.lines(String.join("\n", lines)));
        return setter().set(render("sheet.cards-credits"), "", option, List.of(), game.id() + " " + game.version());
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
