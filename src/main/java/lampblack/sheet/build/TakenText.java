package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.replay.CurrencyTitle;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.ForMembers;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** Says in words what happens once when something is taken. */
public record TakenText(DerivedSheet derived, Ruleset ruleset, Messages messages) {

    /** What happens, as a sentence; empty where nothing does. */
    public Optional<String> of(WhenTaken what) {
        List<String> words = new ArrayList<>();
        what.amounts().forEach((track, amount) -> words.add(amount(derived.sheet().tracks().get(track), amount)));
        what.elsewhere().forEach((other, amount) -> {
            long number = amount.evaluate(derived);
            CurrencyTitle.ofOwner(other, derived.sheet(), Math.abs(number), ruleset.sheets()).ifPresent(title ->
                    words.add(amount.formula().isPresent() && number == 0
                            ? render("sheet.when-taken.by-rule", "track", title) : signed(number, title)));
        });
        what.options().forEach(option -> words.add(comes(option)));
        what.loses().forEach(option -> words.add(option.named().map(name -> render("sheet.when-taken.goes", "option",
                derived.title(OptionKey.of(name)))).orElseGet(() -> render("sheet.when-taken.goes.answer"))));
        what.rows().forEach((path, count) -> words.add(render("sheet.when-taken.clears-row", "count", count, "row",
                row(path))));
        what.ticks().map(amount -> amount.evaluate(derived)).ifPresent(count ->
                words.add(render("sheet.when-taken.ticks", "count", count)));
        what.forMembers().forEach(members -> words.addAll(members(members)));
        return words.isEmpty() ? Optional.empty()
                : Optional.of(render("sheet.when-taken", "what", Message.verbatim(String.join(", ", words))));
    }

    /** An amount; what clears or fills a track, whatever is on it, is said so. */
    private String amount(Track track, Amount amount) {
        long number = amount.evaluate(derived);
        long size = derived.size(track.id());
        String title = derived.titleOf(track.label());
        boolean whole = track.shape().isCounted() && size > 0 && size != Amount.UNLIMITED;
        if (whole && (number <= -size || number >= size && size > 1)) {
            return render(number < 0 ? "sheet.when-taken.clears" : "sheet.when-taken.fills", "track", title);
        }
        return amount.formula().isPresent() && number == 0 ? render("sheet.when-taken.by-rule", "track", title)
                : signed(number, derived.titleOf(track.label(), Math.abs(number)));
    }

    private String comes(EffectTarget option) {
        return option.named().map(name -> render("sheet.when-taken.comes", "option", derived.title(OptionKey.of(name))))
                .orElseGet(() -> render("sheet.when-taken.answer"));
    }

    private List<String> members(ForMembers members) {
        SheetRules theirs = ruleset.sheets().get(members.sheet());
        List<String> words = new ArrayList<>();
        for (Map.Entry<String, Amount> entry : members.amounts().entrySet()) {
            long number = entry.getValue().evaluate(derived);
            words.add(render("sheet.when-taken.members", "amount", Message.verbatim(signed(number,
                    theirs.tracks().get(entry.getKey()).label().title(Math.abs(number))))));
        }
        return words;
    }

    private String row(String path) {
        int dot = path.indexOf('.');
        return derived.sheet().tracks().get(path.substring(0, dot)).shape().writtenRows().get(path.substring(dot + 1))
                .label().title();
    }

    private static String signed(long number, String title) {
        return RollDescriptions.signed(number) + " " + title;
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
