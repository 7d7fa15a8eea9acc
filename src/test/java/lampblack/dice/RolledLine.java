package lampblack.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.State;
import lampblack.rules.Boost;
import lampblack.rules.Roll;
import lampblack.rules.Standing;
import lampblack.ruleset.Ruleset;

/** A roll with what a line settles, and perhaps the dice as they fell. */
record RolledLine(Roll roll, Standing at, Situation now, List<Integer> faces) {

    static RolledLine of(Ruleset game, String written) {
        String[] words = written.split(" ");
        Roll roll = game.rolls().get(words[0]);
        Situation now = Situation.USUAL;
        List<Integer> faces = new ArrayList<>();
        for (String word : List.of(words).subList(1, words.length)) {
            String key = word.substring(0, word.indexOf('='));
            String value = word.substring(word.indexOf('=') + 1);
            if (key.equals("faces")) {
                Stream.of(value.split(",")).map(Integer::valueOf).forEach(faces::add);
            } else {
                now = with(roll, now, key, value);
            }
        }
        return new RolledLine(roll, new Standing(game.sheets().get(roll.sheet()), State.BLANK), now, faces);
    }

    private static Situation with(Roll roll, Situation now, String key, String value) {
        return switch (key) {
            case "dice" -> now.withDice(Long.parseLong(value));
            case "rating" -> now.withRating(Long.parseLong(value));
            case "against" -> now.withAgainst(Long.parseLong(value));
            case "die" -> now.withStage(roll.die().chain().indexOf(Long.parseLong(value.substring(1))));
            case "advantage" -> now.with(new Boost(0, 0, Long.parseLong(value), 0, Map.of(), Map.of(), ""));
            default -> roll.extras().containsKey(key) ? now.withExtra(key, Long.parseLong(value))
                    : now.withSetting(key, value);
        };
    }

    /** What is said in answer to a claim: the same words, with the figure that comes out. */
    String said(String claim) {
        String[] words = claim.split(" ");
        Settled settled = Settled.of(roll, at, now);
        switch (words[0]) {
            case "pool":
                return "pool " + settled.pool();
            case "no":
                return Odds.of(settled).isEmpty() ? "no roll" : "a roll";
            case "refused":
                return now.clash(roll).map(each -> "refused " + String.join(" ", each)).orElse("fine");
            case "uses":
                return "uses " + Uses.of(roll, at, now).expected().get(now.stage()).map(Fraction::toString)
                        .orElse("unlimited");
            default:
                return faces.isEmpty() ? figure(words, Odds.of(settled).orElseThrow()) : result(words, settled);
        }
    }

    private String result(String[] words, Settled settled) {
        Reading reading = Reading.of(settled, settled.thrown().orElseThrow());
        assert settled.thrown().get().dice() == faces.size() : settled.thrown().get().dice() + " dice";
        Result result = reading.result(reading.fall(faces));
        String source = words.length > 2 ? words[1] : "";
        return switch (words[0]) {
            case "outcome" -> "outcome " + result.name();
            case "ticks" -> "ticks " + (source.isEmpty() ? "" : source + " ") + result.ticks().get(source);
            default -> "marks " + words[1] + " " + result.marks().get(words[1]);
        };
    }

    private String figure(String[] words, Odds odds) {
        if (words[0].equals("chance")) {
            return "chance " + words[1] + " " + words[2] + " "
                    + odds.marks().get(words[1]).chance(Long.valueOf(words[2]));
        }
        String last = words[words.length - 1];
        if (words.length == 2) {
            Fraction chance = odds.outcomes().chance(words[0]);
            return words[0] + " " + (last.endsWith("%") ? chance.percent() : chance.toString());
        }
        Averages averages = Averages.of(Optional.ofNullable(odds.marks().get(words[0])).orElse(odds.kept()));
        Fraction figure = words[1].equals("mean") ? averages.mean() : words[1].equals("median") ? averages.median()
                : averages.mode();
        return words[0] + " " + words[1] + " " + figure.rounded(last.length() - last.indexOf('.') - 1);
    }
}
