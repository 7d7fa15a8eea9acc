package lampblack.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.ruleset.Ruleset;

/** A roll with what a line settles, and perhaps the dice as they fell. */
record RolledLine(Ruleset game, Roll roll, DerivedSheet at, RollSituation now, List<Integer> faces,
        Optional<String> group) {

    static RolledLine of(Ruleset game, String written) {
        String[] words = written.split(" ");
        Roll roll = game.rolls().get(words[0]);
        RollSituation situation = RollSituation.USUAL;
        List<Integer> faces = new ArrayList<>();
        Optional<String> group = Optional.empty();
        for (String word : List.of(words).subList(1, words.length)) {
            String key = word.substring(0, word.indexOf('='));
            String value = word.substring(word.indexOf('=') + 1);
            if (key.equals("faces")) {
                Stream.of(value.split(",")).map(Integer::valueOf).forEach(faces::add);
            } else if (key.equals("group")) {
                group = Optional.of(value);
            } else {
                situation = with(game, roll, situation, key, value);
            }
        }
        return new RolledLine(game, roll, new DerivedSheet(game.sheets().get(roll.sheet()), Choices.BLANK), situation,
                faces, group);
    }

    private static RollSituation with(Ruleset game, Roll roll, RollSituation situation, String key, String value) {
        return switch (key) {
            case "dice" -> situation.withDice(Long.parseLong(value));
            case "rating" -> situation.withRating(Long.parseLong(value));
            case "against" -> situation.withAgainst(Long.parseLong(value));
            case "die" -> situation.withStage(roll.die().chain().indexOf(Long.parseLong(value.substring(1))));
            case "advantage" -> situation
                    .with(new RollModifier(0, 0, Long.parseLong(value), 0, Map.of(), Map.of(), ""));
            case "gift" -> {
                SheetRules sheet = game.sheets().get(roll.sheet());
                NamedModifier option = NamedModifier.possible(roll, sheet, Optional.empty()).get(value);
                yield option != null ? situation.with(option)
                        : situation.withRows(NamedModifier.rows(roll, sheet, Optional.empty()).get(value))
                                .asking(value);
            }
            case "beside" -> {
                RollSituation all = situation;
                for (RollExtra rollExtra : roll.extras().values()) {
                    all = rollExtra.beside().isEmpty() ? all
                            : all.withBeside(rollExtra.id(), rollExtra.beside().get().die().chain()
                            .indexOf(Long.parseLong(value.substring(1))));
                }
                yield all;
            }
            default -> roll.extras().containsKey(key) ? situation.withExtra(key, Long.parseLong(value))
                    : situation.withSetting(key, value);
        };
    }

    /** What is said in answer to a claim: the same words, with the figure that comes out. */
    String said(String claim) {
        String[] words = claim.split(" ");
        SettledRoll settled = SettledRoll.of(roll, at, now);
        if (group.isPresent()) {
            return together(words);
        }
        switch (words[0]) {
            case "pool":
                return "pool " + settled.pool();
            case "setting":
                return "setting " + words[1] + " " + Optional.ofNullable(settled.choices().get(words[1]))
                        .orElseGet(() -> "" + settled.numbers().get(words[1]));
            case "no":
                return Odds.of(settled).isEmpty() ? "no roll" : "a roll";
            case "refused":
                return now.clash(roll).map(names -> "refused " + String.join(" ", names)).orElse("fine");
            case "uses":
                return "uses " + ExpectedUses.of(roll, at, now).expected().get(now.stage()).map(Fraction::toString)
                        .orElse("unlimited");
            default:
                return faces.isEmpty() ? figure(words, Odds.of(settled).orElseThrow()) : result(words, settled);
        }
    }

    private String result(String[] words, SettledRoll settled) {
        assert RolledDice.sizes(settled).size() == faces.size() : RolledDice.sizes(settled) + " dice";
        RollResult result = result(settled);
        String source = words.length > 2 ? words[1] : "";
        return switch (words[0]) {
            case "outcome" -> "outcome " + result.name();
            case "tier" -> "tier " + result.tier().map(String::valueOf).orElse("none");
            case "fills" -> "fills " + result.fills().orElseThrow();
            case "result" -> "result " + result.value();
            case "ticks" -> "ticks " + (source.isEmpty() ? "" : source + " ") + result.ticks().get(source);
            default -> "marks " + words[1] + " " + result.marks().get(words[1]);
        };
    }

    private RollResult result(SettledRoll settled) {
        return RolledDice.ofFaces(settled, faces).orElseThrow().result();
    }

    /** What the dice fill of a clock. */
    Fraction filled() {
        return result(SettledRoll.of(roll, at, now)).fills().orElseThrow();
    }

    private String together(String[] words) {
        List<SettledRoll> members = Stream.of(group.orElseThrow().split(",")).map(Long::parseLong)
                .map(parseLong -> SettledRoll.of(roll, at, now.withOwn(roll, parseLong))).toList();
        GroupOdds odds = GroupOdds.of(roll, roll.group().orElseThrow(), members);
        String last = words[words.length - 1];
        return switch (words[0]) {
            case "enough" -> "enough " + chance(odds.enough().probability(true), last);
            case "failing" -> "failing " + words[1] + " " + chance(odds.failing()
                    .probability(Long.parseLong(words[1])), last);
            case "leader" -> "leader " + words[1] + " mean " + rounded(Averages.of(odds.marks().get(words[1]))
                    .mean(), last);
            default -> words[0] + " " + chance(odds.best().probability(words[0]), last);
        };
    }

    private static String chance(Fraction chance, String written) {
        return written.endsWith("%") ? chance.percent() : chance.toString();
    }

    private static String rounded(Fraction number, String written) {
        return number.rounded(written.length() - written.indexOf('.') - 1);
    }

    private String figure(String[] words, Odds odds) {
        if (words[0].equals("chance")) {
            return "chance " + words[1] + " " + words[2] + " "
                    + odds.marks().get(words[1]).probability(Long.valueOf(words[2]));
        }
        String last = words[words.length - 1];
        if (words[0].equals("tier")) {
            Optional<Long> tier = words[1].equals("none") ? Optional.empty() : Optional.of(Long.parseLong(words[1]));
            return "tier " + words[1] + " " + chance(odds.tiers().probability(tier), last);
        }
        if (words[0].equals("fills")) {
            Fraction fills = Fraction.ZERO;
            for (Fraction fraction : odds.fills().ways().keySet()) {
                fills = fills.plus(fraction.times(odds.fills().probability(fraction)));
            }
            return "fills mean " + rounded(fills, last);
        }
        if (words.length == 2) {
            Fraction chance = odds.outcomes().probability(words[0]);
            return words[0] + " " + (last.endsWith("%") ? chance.percent() : chance.toString());
        }
        Averages averages = Averages.of(Optional.ofNullable(odds.marks().get(words[0])).orElse(odds.kept()));
        Fraction figure = words[1].equals("mean") ? averages.mean() : words[1].equals("median") ? averages.median()
                : averages.mode();
        return words[0] + " " + words[1] + " " + figure.rounded(last.length() - last.indexOf('.') - 1);
    }
}
