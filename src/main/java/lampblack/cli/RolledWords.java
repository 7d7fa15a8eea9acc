package lampblack.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.Cast;
import lampblack.dice.Result;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.rules.Aftermath;
import lampblack.rules.Boost;
import lampblack.rules.Extra;
import lampblack.rules.Harm;
import lampblack.rules.Setting;
import lampblack.rules.Upshot;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;
import lampblack.sheet.RollWords;

/** Says how dice fell, and what is to be marked. */
record RolledWords(Ruleset game, Settled settled, Situation now, List<Harm> harm, Messages messages) {

    String page(Optional<Cast> cast, long seed) {
        TextTable page = new TextTable();
        page.section(settled.roll().label().title());
        now.trait().ifPresent(each -> row(page, "rating", settled.at().title(each) + " " + settled.rating()));
        settled.against().ifPresent(each -> row(page, "against", "" + each));
        settings(page);
        now.extras().forEach((id, times) -> extra(page, settled.roll().extras().get(id), times));
        harm.forEach(each -> added(page, each.row(), each.boost()));
        settled.at().boosts(settled.roll().id()).forEach(each -> added(page, say("cli.roll.given"), each));
        if (cast.isEmpty()) {
            row(page, "dice", say("cli.odds.no-roll"));
            return page.text().stripLeading();
        }
        dice(page, cast.get());
        Result result = cast.get().result();
        outcome(page, result);
        marks(page, result);
        row(page, "seed", "" + seed);
        return page.text().stripLeading();
    }

    private void settings(TextTable page) {
        for (Setting each : settled.roll().settings().values()) {
            String value = each.isNumber() ? "" + settled.numbers().get(each.variable())
                    : each.choices().get(settled.choices().get(each.id())).label().title();
            page.row(List.of(each.label().title(), value));
        }
    }

    private void extra(TextTable page, Extra extra, long times) {
        List<String> words = new ArrayList<>(words().aftermath(extra.brings()));
        String payer = extra.paidBy() == Extra.Payer.ROLLER || words.isEmpty() ? "" : "roll.paid-by."
                + extra.paidBy().name().toLowerCase(Locale.ROOT);
        String cost = String.join(", ", words);
        String gain = words().boost(extra.gives(), settled.roll().settings());
        List<String> said = new ArrayList<>(List.of(gain, payer.isEmpty() ? cost : say(payer, "cost", cost)));
        said.removeIf(String::isEmpty);
        page.row(List.of(extra.label().title() + (times == 1 ? "" : " \u00d7 " + times), String.join("; ", said)));
    }

    private void added(TextTable page, String title, Boost boost) {
        String gain = words().boost(boost, settled.roll().settings());
        page.row(List.of(title, boost.when().isEmpty() ? gain
                : say("cli.roll.not-counted", "gain", gain, "when", boost.when())));
    }

    private void dice(TextTable page, Cast cast) {
        String faces = cast.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
        String keep = say("roll.keep." + cast.keep().name().toLowerCase(Locale.ROOT));
        String dice = cast.faces().size() + "d" + settled.faces();
        row(page, "dice", cast.faces().size() == 1 ? say("cli.roll.one", "dice", dice, "faces", faces)
                : say("cli.roll.fell", "dice", dice, "faces", faces, "keep", keep, "kept", cast.kept()));
        if (settled.adds() != 0) {
            row(page, "result", "" + cast.result().value());
        }
    }

    private void outcome(TextTable page, Result result) {
        if (result.outcome().isEmpty()) {
            if (!settled.roll().outcomes().isEmpty()) {
                row(page, "outcome", say("cli.roll.none"));
            }
            return;
        }
        Upshot outcome = result.outcome().get();
        String says = Markup.paragraphs(outcome.says()).stream().flatMap(each -> each.spans().stream())
                .map(Markup.Span::text).collect(Collectors.joining());
        row(page, "outcome", outcome.label().title() + (says.isEmpty() ? "" : ": " + says));
        outcome.applies().stream().filter(result.choices()::containsKey).forEach(id -> {
            Setting setting = settled.roll().settings().get(id);
            Setting.Choice choice = setting.choices().get(result.choices().get(id));
            String brings = String.join(setting.either() ? " " + say("sheet.or") + " " : ", ",
                    words().aftermath(choice.brings()));
            row(page, "brings", setting.label().title() + " " + choice.label().title()
                    + (brings.isEmpty() ? "" : ": " + brings));
        });
    }

    private void marks(TextTable page, Result result) {
        result.marks().forEach((track, marks) -> {
            if (marks != 0) {
                row(page, marks > 0 ? "mark" : "clear", Math.abs(marks) + " " + words().title(track));
            }
        });
        if (result.ticks().containsKey("")) {
            row(page, "mark", say("roll.ticks", "count", result.ticks().get("")));
        }
        List<Aftermath> all = new ArrayList<>(List.of(settled.roll().always()));
        result.outcome().ifPresent(each -> all.add(each.brings()));
        for (Aftermath each : all) {
            if (each.step() != Aftermath.Move.STAYS) {
                row(page, "then", say("roll.step." + each.step().name().toLowerCase(Locale.ROOT)));
            }
            each.then().ifPresent(next ->
                    row(page, "then", say("roll.then", "roll", game.rolls().get(next).label().title())));
        }
    }

    private void row(TextTable page, String key, String value) {
        page.row(List.of(say("cli.roll." + key), value));
    }

    private RollWords words() {
        return new RollWords(game.rolls(), settled.at().sheet(), settled.roll().settings(), messages);
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
