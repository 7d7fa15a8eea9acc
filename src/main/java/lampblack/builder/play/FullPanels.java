package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.Link;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Candidate;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.sheet.Markup;

/** What the full tracks of a character ask for, as far as it can be had; looked up once, and only where one is full. */
public final class FullPanels {

    /** The field of a form that marks what a full track asks for. */
    public static final String ASKED = "asked";

    private final Messages messages;
    private final LoadedCharacter character;
    private final String changes;
    private final String rolls;
    private Optional<OfferList> offers = Optional.empty();

    /**
     * @param changes where changes are sent, before their name
     * @param rolls where rolls are sent
     */
    public FullPanels(Messages messages, LoadedCharacter character, String changes, String rolls) {
        this.messages = messages;
        this.character = character;
        this.changes = changes;
        this.rolls = rolls;
    }

    /** Those of a character's own page. */
    static FullPanels ofPlay(Messages messages, LoadedCharacter character) {
        return new FullPanels(messages, character, Urls.change(character.key(), CharacterTab.PLAY, ""),
                CharacterTab.ROLL.path(character.key()));
    }

    /**
     * What a full track of the character or of one of its parts asks for.
     *
     * @param of whose track it is
     * @param part that by kind and name, or empty
     * @param id what the ids of its controls begin with
     */
    List<FullPanel> of(Track track, EvaluatedCharacter of, String part, String id) {
        if (track.asks().isNone() || character.evaluated().retired().isPresent()) {
            return List.of();
        }
        List<FullPanel> panels = new ArrayList<>();
        track.asks().advances().stream().map(of.sheet().advances()::get).filter(advance -> advance != null)
                .forEach(advance -> panels.add(advance(advance, of, part, id)));
        track.asks().tracks().stream().map(of.sheet().tracks()::get).filter(other -> other != null)
                .forEach(other -> panels.add(mark(other, of, part, id)));
        track.asks().rolls().forEach(roll -> QuickRoll.all(messages, character).stream()
                .filter(quick -> quick.roll().equals(roll) && quick.part().equals(part) && quick.missing().isEmpty())
                .forEach(quick -> panels.add(roll(quick, id))));
        return panels.stream().filter(FullPanel::isOpen).toList();
    }

    private FullPanel advance(Advance advance, EvaluatedCharacter of, String part, String id) {
        String panel = id + ".ask." + advance.id();
        List<FullPanel.FullPress> presses = new ArrayList<>();
        List<FullPanel.OwnName> own = new ArrayList<>();
        List<Link> more = new ArrayList<>();
        for (Offer offer : open(advance, part)) {
            Candidate candidate = offer.candidate();
            if (Candidate.BLANK.equals(candidate.keys().get("choose"))) {
                own.add(new FullPanel.OwnName(panel + ".own", advance.label().title(), suggestions(advance, of)));
            } else if (!candidate.blanks().isEmpty() || candidate.keys().size() > 1) {
                String path = path(advance, part, candidate);
                more.add(Link.at(panel + "." + path, path, title(advance, candidate)));
            } else {
                presses.add(press(panel, advance, candidate));
            }
        }
        return new FullPanel(panel, advance.label().title(), changes + "asked",
                kept(advance, part, id), presses, own, more);
    }

    private static FullPanel.FullPress press(String panel, Advance advance, Candidate candidate) {
        String name = candidate.keys().keySet().stream().findFirst().orElse("go");
        String value = candidate.keys().getOrDefault(name, "yes");
        return new FullPanel.FullPress(ControlId.of(panel, name, value), name, value, title(advance, candidate),
                Markup.plain(candidate.keys().isEmpty() ? advance.label().text() : candidate.text()));
    }

    private static String title(Advance advance, Candidate candidate) {
        return candidate.title().isEmpty() ? advance.label().title() : candidate.title();
    }

    private List<Offer> open(Advance advance, String part) {
        offers = offers.or(() -> Optional.of(OfferFinder.ofAdvances(character.evaluated())));
        return offers.get().offers().stream().filter(offer -> offer.label().id().equals(advance.id()) && offer.part().orElse("").equals(part)
                && offer.isOpen()).toList();
    }

    /** What an entry says besides what is taken: it belongs to the session that was written down last. */
    private List<HiddenField> kept(Advance advance, String part, String id) {
        List<HiddenField> kept = new ArrayList<>(List.of(new HiddenField("do", "buy"),
                new HiddenField("advance", advance.id()), new HiddenField("at", id),
                new HiddenField("session", String.valueOf(character.file().highest("session").orElse(1)))));
        if (!part.isEmpty()) {
            kept.add(new HiddenField("part", part));
        }
        return kept;
    }

    private static List<String> suggestions(Advance advance, EvaluatedCharacter of) {
        return advance.listChoice().stream().flatMap(choice -> choice.from().of(of.sheet()))
                .filter(OptionList::open).flatMap(list -> list.suggestions().stream()).toList();
    }

    private String path(Advance advance, String part, Candidate candidate) {
        StringBuilder path = new StringBuilder(CharacterTab.ADVANCE.path(character.key())).append("?do=buy&advance=")
                .append(Urls.encoded(advance.id()));
        if (!part.isEmpty()) {
            path.append("&part=").append(Urls.encoded(part));
        }
        candidate.keys().forEach((key, value) -> path.append('&').append(key).append('=').append(Urls.encoded(value)));
        return path.append("#deed").toString();
    }

    /** A mark on another track that play keeps, as far as it has room. */
    private FullPanel mark(Track track, EvaluatedCharacter of, String part, String id) {
        String title = of.inPlay().titleOf(track.label());
        String panel = id + ".ask." + track.id();
        List<HiddenField> kept = new ArrayList<>(List.of(new HiddenField("part", part), new HiddenField("at", id),
                new HiddenField(ASKED, "yes")));
        List<FullPanel.FullPress> presses = new ArrayList<>();
        Optional<String> row = row(track, of);
        boolean isCounted = !track.ledger() && track.shape().isCounted()
                && of.marked(track) < of.inPlay().size(track.id());
        if (isCounted || row.isPresent()) {
            kept.add(new HiddenField("where", row.map(name -> track.id() + "." + name).orElse(track.id())));
            presses.add(new FullPanel.FullPress(ControlId.of(panel, "mark", row.orElse("more")), "mark", isCounted ? "+1" : title, title, ""));
        }
        return new FullPanel(panel, title, changes + "mark", kept, presses,
                List.of(), List.of());
    }

    /** The first row that has room, which is the mildest. */
    private static Optional<String> row(Track track, EvaluatedCharacter of) {
        for (TrackShape.TrackRow row : track.shape().writtenRows().values()) {
            String id = row.label().id();
            if (SlotMark.all(of.file().now(), track.id(), id).size() < of.inPlay().size(track.id() + "." + id)) {
                return Optional.of(id);
            }
        }
        return Optional.empty();
    }

    private FullPanel roll(QuickRoll quick, String id) {
        List<FullPanel.FullPress> presses = quick.presses().stream().map(press -> new FullPanel.FullPress(
                id + ".ask." + press.id(), "on", press.on(), press.on().isEmpty() ? quick.title() : press.title(),
                "")).toList();
        List<HiddenField> kept = List.of(new HiddenField("roll", quick.roll()),
                new HiddenField("part", quick.part()),
                new HiddenField(QuickRoll.SHOWN_ON, CharacterTab.PLAY.word()));
        String panel = id + ".ask." + quick.id();
        return new FullPanel(panel, quick.title(), rolls, kept, presses, List.of(), presses.isEmpty()
                ? List.of(Link.at(panel + "." + quick.path(), quick.path(), quick.title())) : List.of());
    }
}
