package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.Fraction;
import lampblack.dice.RollGift;
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
import lampblack.sheet.build.RollDescriptions;

/**
 * Says how dice fell, and what is to be marked.
 *
 * @param judged whether a character makes the roll, who may not make every roll that follows
 */
public record RollResultText(Ruleset game, SettledRoll settled, RollSituation situation, boolean judged,
        Messages messages) {

    /** How the dice fell and what came of it, each line with what it is called. */
    public List<List<String>> lines(Optional<RolledDice> rolled) {
        TextTable table = new TextTable();
        add(rolled, table);
        return table.rows();
    }

    /** What comes of dice beyond the outcome, each line with what it is called. */
    public List<List<String>> besides(RollResult result) {
        TextTable table = new TextTable();
        result(result, table);
        return table.rows();
    }

    public void add(Optional<RolledDice> rolled, TextTable table) {
        table.section(settled.roll().label().title());
        situation.trait()
                .ifPresent(trait -> row(table, "rating", settled.derived().title(trait) + " " + settled.rating()));
        settled.against().ifPresent(number -> row(table, "against", "" + number));
        settings(table);
        situation.extras().forEach((id, times) -> extra(table, settled.roll().extras().get(id), times));
        settled.gifts().forEach(gift -> added(table, gift));
        if (rolled.isEmpty()) {
            row(table, "dice", render("cli.odds.no-roll"));
            return;
        }
        dice(table, rolled.get());
        outcome(table, rolled.get().result());
        result(rolled.get().result(), table);
    }

    /** What comes of dice, beyond the outcome. */
    void result(RollResult result, TextTable table) {
        applied(table, result);
        tier(table, result);
        marks(table, result);
    }

    void settings(TextTable table) {
        for (RollSetting rollSetting : settled.roll().settings().values()) {
            String value = rollSetting.isNumber() ? OddsText.number(settled.numbers().get(rollSetting.variable()))
                    : rollSetting.choices().get(settled.choices().get(rollSetting.id())).label().title();
            table.row(List.of(rollSetting.label().title(), value));
        }
    }

    private void extra(TextTable table, RollExtra extra, long times) {
        List<String> words = new ArrayList<>(words().costs(extra, settled.more()));
        String payer = extra.paidBy() == RollExtra.ExtraPayer.ROLLER || words.isEmpty() ? "" : "roll.paid-by."
                + extra.paidBy().word();
        String cost = String.join(", ", words);
        String gain = words().modifier(extra.gives(), settled.roll());
        List<String> said = new ArrayList<>(List.of(gain, payer.isEmpty() ? cost : render(payer, "cost", cost)));
        said.removeIf(String::isEmpty);
        table.row(List.of(extra.label().title() + (times == 1 ? "" : " \u00d7 " + times), String.join("; ", said)));
    }

    private void added(TextTable table, RollGift gift) {
        String gain = words().modifier(settled.roll().counted(gift.named().modifier()), settled.roll());
        table.row(List.of(gift.named().title(), gift.counts() ? gain : render("cli.roll.not-counted", "gain", gain,
                "when", words().occasion(gift.named().modifier(), settled.roll()))));
    }

    private void dice(TextTable table, RolledDice rolled) {
        String faces = rolled.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
        String keep = render("roll.keep." + rolled.keep().word());
        String dice = rolled.faces().size() + "d" + settled.faces();
        row(table, "dice", rolled.faces().size() == 1 ? render("cli.roll.one", "dice", dice, "faces", faces)
                : render("cli.roll.fell", "dice", dice, "faces", faces, "keep", keep, "kept", rolled.kept()));
        for (int i = 0; i < rolled.beside().size(); i++) {
            RollExtra extra = settled.besides().get(i);
            String sign = extra.beside().orElseThrow().takes() ? "\u2212" : "+";
            table.row(List.of(extra.label().title(), render("cli.roll.one", "dice", "d" + settled.facesOf(extra),
                    "faces", sign + rolled.beside().get(i))));
        }
        if (rolled.result().value() != rolled.kept()) {
            row(table, "result", "" + rolled.result().value());
        }
    }

    private void outcome(TextTable table, RollResult result) {
        if (result.outcome().isEmpty()) {
            if (!settled.roll().outcomes().isEmpty()) {
                row(table, "outcome", render("cli.roll.none"));
            }
            return;
        }
        RollOutcome outcome = result.outcome().get();
        String says = Markup.plain(outcome.says());
        row(table, "outcome", outcome.label().title() + (says.isEmpty() ? "" : ": " + says));
    }

    private void applied(TextTable table, RollResult result) {
        List<String> applies = result.outcome().map(RollOutcome::applies).orElse(List.of());
        applies.stream().filter(result.choices()::containsKey).forEach(id -> {
            RollSetting setting = settled.roll().settings().get(id);
            RollSetting.SettingChoice choice = setting.choices().get(result.choices().get(id));
            String brings = String.join(setting.either() ? " " + render("sheet.or") + " " : ", ",
                    words().effects(choice.brings().ticking(result.ticks().get(id))));
            row(table, "brings", setting.label().title() + " " + choice.label().title()
                    + (brings.isEmpty() ? "" : ": " + brings));
        });
    }

    private void tier(TextTable table, RollResult result) {
        result.tier().ifPresent(number -> row(table, "tier", OddsText.number(number)));
        result.fills().ifPresent(fraction -> row(table, "fills", render("cli.roll.of-clock", "fills", fraction.isZero()
                ? render("cli.roll.nothing") : fraction.equals(Fraction.ONE) ? render("cli.roll.whole")
                : fraction.toString(), "tier",
                settled.roll().clock().orElseThrow().tier().evaluate(settled.derived(), settled.numbers()))));
    }

    private void marks(TextTable table, RollResult result) {
        result.marks().forEach((track, marks) -> {
            if (marks != 0) {
                row(table, words().verb(track, marks > 0), Math.abs(marks) + " " + words().title(track, marks));
            }
        });
        if (result.ticks().containsKey("")) {
            row(table, "mark", render("roll.ticks", "count", result.ticks().get("")));
        }
        List<RollEffects> all = new ArrayList<>(List.of(settled.roll().always()));
        result.outcome().ifPresent(rollOutcome -> all.add(rollOutcome.brings()));
        for (RollEffects rollEffects : all) {
            if (rollEffects.step() != RollEffects.ChainMove.STAYS) {
                row(table, "then", render("roll.step." + rollEffects.step().word()));
            }
        }
        for (RollExtra rollExtra : settled.besides()) {
            if (rollExtra.brings().step() != RollEffects.ChainMove.STAYS) {
                row(table, "then", render("cli.roll.moves", "roll",
                        game.rolls().get(rollExtra.beside().orElseThrow().roll()).label().title(), "die",
                        render("roll.step." + rollExtra.brings().step().word())));
            }
        }
        settled.following(result, judged).forEach(next ->
                row(table, "then", render("roll.then", "roll", game.rolls().get(next).label().title())));
    }

    void row(TextTable table, String key, String value) {
        table.row(List.of(render("cli.roll." + key), value));
    }

    RollDescriptions words() {
        return new RollDescriptions(game, settled.derived(), settled.roll().settings(), messages);
    }

    String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
