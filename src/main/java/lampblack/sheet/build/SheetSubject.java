package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.node.MapNode;
import lampblack.replay.CurrencyTitle;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.Price;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.SheetKind;

/**
 * Whose sheet is made: a character as it stands, or nobody's yet.
 *
 * @param now the marks of play
 * @param chosenAs what options are to it, where one list is chosen from for several ends
 * @param kind what it is printed for
 * @param ruleset the game it belongs to
 * @param base what the places of a part begin with on a sheet to fill in; empty for a whole sheet
 */
public record SheetSubject(DerivedSheet derived, MapNode now, Map<OptionKey, String> chosenAs, SheetKind kind,
        Ruleset ruleset, Messages messages, String base) {

    public SheetSubject {
        chosenAs = Map.copyOf(chosenAs);
    }

    /** A character with its marks of play. */
    public static SheetSubject of(EvaluatedCharacter evaluated, SheetKind kind, Messages messages) {
        return new SheetSubject(evaluated.inPlay(), evaluated.file().now(), ChosenAs.of(evaluated), kind,
                evaluated.ruleset(), messages, "");
    }

    /** Somebody, or a part, of whom nothing but what is derived is known. */
    public static SheetSubject of(DerivedSheet derived, MapNode now, SheetKind kind, Ruleset ruleset,
            Messages messages) {
        return new SheetSubject(derived, now, Map.of(), kind, ruleset, messages, "");
    }

    /** The same as a part of a sheet. @param at what its places begin with */
    SheetSubject within(String at) {
        return new SheetSubject(derived, now, chosenAs, kind, ruleset, messages, at + ".");
    }

    /** What a place is called on a sheet to fill in. */
    String at(String place) {
        return base + place;
    }

    /** Whether nobody is on it yet. */
    public boolean blank() {
        return kind == SheetKind.BLANK;
    }

    /** The same for each playbook of the game, where it is a sheet for any of several; else none. */
    List<SheetSubject> ofEachPlaybook() {
        OptionList playbooks = rules().lists().get(OptionKey.PLAYBOOKS);
        boolean any = kind != SheetKind.FILLED && base.isEmpty() && derived.playbook().isEmpty() && playbooks != null
                && playbooks.inTheGame().size() > 1;
        return !any ? List.of() : playbooks.inTheGame().stream().map(playbook -> SheetSubject.of(new DerivedSheet(
                rules(), SheetBuilder.start(rules(), Optional.of(playbook.key().id()))), now, kind, ruleset, messages))
                .toList();
    }

    /** Whether what is not there yet has no place on it. */
    boolean recordsOnly() {
        return kind == SheetKind.FILLED;
    }

    public SheetRules rules() {
        return derived.sheet();
    }

    public String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }

    /** Says what is added to rolls. */
    RollDescriptions rolls() {
        return new RollDescriptions(ruleset, derived, messages);
    }

    /** Says what happens when something is taken. */
    TakenText taken() {
        return new TakenText(derived, ruleset, messages);
    }

    /** Words of advice that only a blank sheet has room for. */
    List<Paragraph> advice(Label label) {
        return blank() ? Markup.paragraphs(label.text()) : List.of();
    }

    /** What an option costs, where that is the same for everybody. */
    List<String> price(OptionList list, Option option) {
        Cost cost = option.price().orElse(list.price());
        List<String> amounts = new ArrayList<>();
        if (cost.all().stream().allMatch(SheetSubject::isSettled)) {
            cost.evaluate(derived, Map.of()).forEach((currency, amount) -> {
                if (amount != 0) {
                    amounts.add(CurrencyTitle.priced(amount, CurrencyTitle.of(currency, amount, derived, ruleset)));
                }
            });
        }
        return amounts;
    }

    /** The things to carry that come with an option, as with a load that is chosen as a whole. */
    List<String> brings(Option option) {
        List<String> things = option.gives().stream().flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect.grantedOption().flatMap(EffectTarget::named).map(OptionKey::of).stream())
                .filter(key -> Optional.ofNullable(rules().lists().get(key.list())).filter(OptionList::weighs)
                        .isPresent())
                .map(derived::title).toList();
        return things.isEmpty() ? List.of() : List.of(render("sheet.brings", "things", things));
    }

    private static boolean isSettled(Price price) {
        return switch (price) {
            case Price.AmountPrice plain -> plain.amount().formula().isEmpty();
            case Price.RatingPrice table -> false;
            case Price.FullTrackPrice full -> false;
        };
    }

    String tag(String id) {
        Label tag = ruleset.tags().get(id);
        return tag == null ? id : tag.title();
    }
}
