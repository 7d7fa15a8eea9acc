package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.TakeClaim;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormField;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Plate;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.offers.GainDryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Violation;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.Option;
import lampblack.rules.track.Track;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/**
 * A preview of taking a claim.
 *
 * @param map the title of the map
 * @param changes what would be different
 * @param advice advice against it that does not forbid it
 * @param against why it cannot be taken; empty where it can
 */
public record ClaimPage(Plate plate, String map, List<Paragraph> text, List<String> changes, List<String> advice,
        List<Notice.ProblemText> against, List<Control> taking) implements PageView {

    @Override
    public String kind() {
        return "claim";
    }

    @Override
    public String title() {
        return plate.title();
    }

    /** @param board the address of the board from which it is taken; empty where that is the crew's own page */
    public static ClaimPage of(LoadedCharacter crew, TakeClaim.ClaimPlace place, Optional<String> board,
            CharacterEditor editor, Messages messages) {
        String stem = crew.key();
        Option option = place.option(crew).orElseThrow();
        ProposedChange proposed = TakeClaim.attempt(editor, crew, place, Optional.empty(),
                Optional.empty());
        String session = crew.evaluated().history().stream().map(entryResult -> entryResult.entry().header()
                .period("session"))
                .flatMap(Optional::stream).reduce((one, other) -> other).map(String::valueOf).orElse("");
        Plate plate = new Plate(option.label().title(), GameStyles.of(crew.ruleset().ruleset().id()), "",
                Link.at("to-crew", board.orElse(CharacterTab.PLAY.path(stem)), crew.name()));
        Control take = Control.of("c-take", board.map(path -> path + "/sheets/" + Urls.encoded(stem) + "/claim")
                .orElse(Urls.change(stem, CharacterTab.PLAY, "claim")), messages.text("web.claim.take")).looking("big")
                .with("seen", crew.text().version()).with("map", place.map().id()).with("cell", place.cell().id())
                .with("at", "said").asking(List.of(FormField.number("session", messages.text("web.claim.session"),
                        session).at("c-session")));
        return new ClaimPage(plate, place.map().label().title(), Markup.paragraphs(option.label().text()),
                proposed.after()
                        .map(after -> changes(messages, crew.evaluated(), after.evaluated())).orElse(List.of()),
                new GainDryRun(crew.evaluated()).violations(place.map(), place.cell()).stream().map(Violation::found)
                        .filter(diagnostic -> diagnostic.severity() != Severity.ERROR)
                        .map(diagnostic -> messages.render(diagnostic.message())).toList(),
                proposed.added().stream().map(diagnostic -> Notice.ProblemText.of(diagnostic, messages)).toList(),
                proposed.isProblemFree() ? List.of(take) : List.of());
    }

    private static List<String> changes(Messages messages, EvaluatedCharacter before, EvaluatedCharacter after) {
        List<String> changes = new ArrayList<>();
        for (Track track : after.sheet().tracks().values()) {
            String title = after.derived().titleOf(track.label());
            long old = before.derived().size(track.id());
            long now = after.derived().size(track.id());
            if (old != now && old != Amount.UNLIMITED && now != Amount.UNLIMITED) {
                changes.add(messages.text("web.claim.size", "track", title, "before", old, "after", now));
            }
            if (track.ledger() && before.derived().balance(track.id()) != after.derived().balance(track.id())) {
                changes.add(messages.text("web.claim.balance", "track", title, "before",
                        before.derived().balance(track.id()), "after", after.derived().balance(track.id())));
            }
        }
        for (Earning earning : after.sheet().earning().values()) {
            if (earning.isOpen(after.derived()) && !earning.isOpen(before.derived())) {
                changes.add(messages.text("web.claim.opens", "what", earning.label().title()));
            }
        }
        return changes;
    }
}
