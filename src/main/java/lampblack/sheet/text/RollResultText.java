package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.Fraction;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;
import lampblack.sheet.roll.RollDescriptions;

/**
 * Says how dice fell, and what is to be marked.
 *
 * @param added what harm and options add, of which some counts only at times
 * @param asked the names of what was asked for beside settings and extras
 */
public record RollResultText(Ruleset game, SettledRoll settled, RollSituation now, List<NamedModifier> added,
        List<String> asked,
        Messages messages) {

    /** How the dice fell and what came of it, each line with what it is called. */
    public List<List<String>> lines(Optional<RolledDice> cast) {
        TextTable page = new TextTable();
        add(cast, page);
        return page.rows();
    }

    /** What comes of dice beyond the outcome, each line with what it is called. */
    public List<List<String>> besides(RollResult result) {
        TextTable page = new TextTable();
        result(result, page);
        return page.rows();
    }

    public void add(Optional<RolledDice> cast, TextTable page) {
        page.section(settled.roll().label().title());
        now.trait().ifPresent(trait -> row(page, "rating", settled.at().title(trait) + " " + settled.rating()));
        settled.against().ifPresent(number -> row(page, "against", "" + number));
        settings(page);
        now.extras().forEach((id, times) -> extra(page, settled.roll().extras().get(id), times));
        added.forEach(namedModifier -> added(page, namedModifier));
        if (cast.isEmpty()) {
            row(page, "dice", say("cli.odds.no-roll"));
            return;
        }
        dice(page, cast.get());
        outcome(page, cast.get().result());
        result(cast.get().result(), page);
    }

    /** What comes of dice, beyond the outcome. */
    void result(RollResult result, TextTable page) {
        applied(page, result);
        tier(page, result);
        marks(page, result);
    }

    void settings(TextTable page) {
        for (RollSetting rollSetting : settled.roll().settings().values()) {
            String value = rollSetting.isNumber() ? OddsText.number(settled.numbers().get(rollSetting.variable()))
                    : rollSetting.choices().get(settled.choices().get(rollSetting.id())).label().title();
            page.row(List.of(rollSetting.label().title(), value));
        }
    }

    private void extra(TextTable page, RollExtra extra, long times) {
        List<String> words = new ArrayList<>(words().costs(extra));
        String payer = extra.paidBy() == RollExtra.ExtraPayer.ROLLER || words.isEmpty() ? "" : "roll.paid-by."
                + extra.paidBy().word();
        String cost = String.join(", ", words);
        String gain = words().modifier(extra.gives(), settled.roll());
        List<String> said = new ArrayList<>(List.of(gain, payer.isEmpty() ? cost : say(payer, "cost", cost)));
        said.removeIf(String::isEmpty);
        page.row(List.of(extra.label().title() + (times == 1 ? "" : " \u00d7 " + times), String.join("; ", said)));
    }

    private void added(TextTable page, NamedModifier namedModifier) {
        String gain = words().modifier(settled.roll().counted(namedModifier.boost()), settled.roll());
        page.row(List.of(namedModifier.title(), namedModifier.boost().when().isEmpty()
                || asked.contains(namedModifier.id()) ? gain
                : say("cli.roll.not-counted", "gain", gain, "when", namedModifier.boost().when())));
    }

    private void dice(TextTable page, RolledDice cast) {
        String faces = cast.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
        String keep = say("roll.keep." + cast.keep().word());
        String dice = cast.faces().size() + "d" + settled.faces();
        row(page, "dice", cast.faces().size() == 1 ? say("cli.roll.one", "dice", dice, "faces", faces)
                : say("cli.roll.fell", "dice", dice, "faces", faces, "keep", keep, "kept", cast.kept()));
        for (int i = 0; i < cast.beside().size(); i++) {
            RollExtra extra = settled.besides().get(i);
            page.row(List.of(extra.label().title(), say("cli.roll.one", "dice", "d" + settled.facesOf(extra), "faces",
                    (extra.beside().orElseThrow().takes() ? "\u2212" : "+") + cast.beside().get(i))));
        }
        if (cast.result().value() != cast.kept()) {
            row(page, "result", "" + cast.result().value());
        }
    }

    private void outcome(TextTable page, RollResult result) {
        if (result.outcome().isEmpty()) {
            if (!settled.roll().outcomes().isEmpty()) {
                row(page, "outcome", say("cli.roll.none"));
            }
            return;
        }
        RollOutcome outcome = result.outcome().get();
        String says = plain(outcome.says());
        row(page, "outcome", outcome.label().title() + (says.isEmpty() ? "" : ": " + says));
    }

    static String plain(String markup) {
        return Markup.paragraphs(markup).stream().flatMap(paragraph -> paragraph.spans().stream())
                .map(Markup.StyledText::text)
                .collect(Collectors.joining());
    }

    private void applied(TextTable page, RollResult result) {
        List<String> applies = result.outcome().map(RollOutcome::applies).orElse(List.of());
        applies.stream().filter(result.choices()::containsKey).forEach(id -> {
            RollSetting setting = settled.roll().settings().get(id);
            RollSetting.SettingChoice choice = setting.choices().get(result.choices().get(id));
            String brings = String.join(setting.either() ? " " + say("sheet.or") + " " : ", ",
                    words().effects(choice.brings()));
            row(page, "brings", setting.label().title() + " " + choice.label().title()
                    + (brings.isEmpty() ? "" : ": " + brings));
        });
    }

    private void tier(TextTable page, RollResult result) {
        result.tier().ifPresent(number -> row(page, "tier", OddsText.number(number)));
        result.fills().ifPresent(fraction -> row(page, "fills", say("cli.roll.of-clock", "fills", fraction.isZero()
                ? say("cli.roll.nothing") : fraction.equals(Fraction.ONE) ? say("cli.roll.whole")
                : fraction.toString(), "tier",
                settled.roll().clock().orElseThrow().tier().evaluate(settled.at(), settled.numbers()))));
    }

    private void marks(TextTable page, RollResult result) {
        result.marks().forEach((track, marks) -> {
            if (marks != 0) {
                row(page, marks > 0 ? "mark" : "clear", Math.abs(marks) + " " + words().title(track));
            }
        });
        if (result.ticks().containsKey("")) {
            row(page, "mark", say("roll.ticks", "count", result.ticks().get("")));
        }
        List<RollEffects> all = new ArrayList<>(List.of(settled.roll().always()));
        result.outcome().ifPresent(rollOutcome -> all.add(rollOutcome.brings()));
        for (RollEffects rollEffects : all) {
            if (rollEffects.step() != RollEffects.ChainMove.STAYS) {
                row(page, "then", say("roll.step." + rollEffects.step().word()));
            }
            rollEffects.then().ifPresent(next ->
                    row(page, "then", say("roll.then", "roll", game.rolls().get(next).label().title())));
        }
        for (RollExtra rollExtra : settled.besides()) {
            if (rollExtra.brings().step() != RollEffects.ChainMove.STAYS) {
                row(page, "then", say("cli.roll.moves", "roll",
                        game.rolls().get(rollExtra.beside().orElseThrow().roll()).label().title(), "die",
                        say("roll.step." + rollExtra.brings().step().word())));
            }
        }
        settled.roll().extras().values().stream().filter(rollExtra -> now.extras().getOrDefault(rollExtra.id(), 0L) > 0)
                .map(rollExtra -> rollExtra.brings().then()).flatMap(Optional::stream).forEach(next ->
                        row(page, "then", say("roll.then", "roll", game.rolls().get(next).label().title())));
    }

    void row(TextTable page, String key, String value) {
        page.row(List.of(say("cli.roll." + key), value));
    }

    RollDescriptions words() {
        return new RollDescriptions(game.rolls(), settled.at().sheet(), settled.roll().settings(), messages);
    }

    String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
