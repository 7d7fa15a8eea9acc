package lampblack.reach;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lampblack.dice.SplitMix;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.ChooseStep;
import lampblack.ruleset.Ruleset;

/** Lays changes by chance over a ruleset, many of which put something out of reach. */
final class RandomChanges {

    private static final int OPTIONS = 14;

    private final SheetRules sheet;
    private final SplitMix random;
    private final List<Option> options = new ArrayList<>();
    private final List<String> tags;

    RandomChanges(Ruleset ruleset, long seed) {
        this.sheet = ruleset.sheets().values().iterator().next();
        this.random = new SplitMix(seed);
        this.tags = List.copyOf(ruleset.tags().keySet());
        sheet.lists().values().forEach(list -> options.addAll(list.entries().values()));
    }

    /** What another layer would say of the sheet. */
    String text() {
        Map<String, List<String>> byList = new LinkedHashMap<>();
        for (Option option : random.shuffled(options).subList(0, OPTIONS)) {
            byList.computeIfAbsent(option.key().list(), key -> new ArrayList<>())
                    .add(option.key().id() + ": {" + change() + "}");
        }
        List<String> parts = new ArrayList<>();
        List<String> playbooks = byList.remove(OptionKey.PLAYBOOKS);
        if (playbooks != null) {
            parts.add("playbooks: " + map(playbooks));
        }
        parts.add("lists: " + map(byList.entrySet().stream()
                .map(entry -> entry.getKey() + ": {entries: " + map(entry.getValue()) + "}").toList()));
        parts.add("advances: " + map(List.of(random.pick(List.copyOf(sheet.advances().keySet())) + ": {requires: "
                + requirement(2) + "}")));
        List<String> steps = sheet.creation().values().stream().filter(ChooseStep.class::isInstance)
                .map(creationStep -> creationStep.id())
                .toList();
        parts.add("creation: " + map(List.of(random.pick(steps) + ": {choose: " + random.pick(List.of("0..1", "1",
                "0..2", "2")) + "}")));
        if (random.oneIn(3)) {
            parts.add("rules: " + map(List.of("added: {that: " + requirement(2) + ", says: No., at: "
                    + random.pick(List.of("creation", "play", "always")) + "}")));
        }
        return String.join("\n    ", parts);
    }

    private static String map(List<String> entries) {
        return entries.stream().collect(Collectors.joining(", ", "{", "}"));
    }

    private String change() {
        List<Supplier<String>> ways = List.of(
                () -> "requires: " + requirement(2),
                () -> "requires: " + requirement(3),
                () -> "requires: " + requirement(1),
                () -> "locked: true",
                () -> "locked: true, gives: {opens: [" + option() + "]}",
                () -> "gives: {opens: [" + option() + ", {tag: " + random.pick(tags) + "}]}",
                () -> "gives: {options: [" + option() + "]}",
                () -> "gives: {ratings: {" + trait() + ": 1}, caps: {specialties: 5}}",
                () -> "tags: [" + random.pick(tags) + "]",
                () -> "while: " + requirement(1),
                () -> "times: " + random.below(3),
                () -> "gives: null");
        return random.pick(ways).get();
    }

    private String option() {
        return random.pick(options).key().toString();
    }

    private String trait() {
        return random.pick(List.of("dry-towns", "salt-crews", "high-city"));
    }

    private String requirement(int depth) {
        List<Supplier<String>> ways = new ArrayList<>(List.of(
                this::option,
                () -> "{tag: " + random.pick(tags) + "}",
                () -> "{" + random.pick(List.of("insight", "prowess", "resolve")) + ": " + random.below(7) + "}",
                () -> "{" + trait() + ": " + random.below(5) + "}",
                () -> "{milestone: " + random.pick(List.copyOf(sheet.milestones().keySet())) + "}",
                () -> "{if: \"" + condition() + "\"}"));
        if (depth > 0) {
            ways.add(() -> "{any: [" + requirement(depth - 1) + ", " + requirement(depth - 1) + "]}");
            ways.add(() -> "{not: " + requirement(depth - 1) + "}");
            ways.add(() -> "[" + requirement(depth - 1) + ", " + requirement(depth - 1) + "]");
        }
        return random.pick(ways).get();
    }

    private String condition() {
        return random.pick(List.of("stage == 'creation'", "stage == 'play'", "count('talents') >= " + random.below(5),
                "rating('" + trait() + "') + rating('" + trait() + "') >= " + random.below(8),
                "size('stress') > " + (6 + random.below(6)), "taken('talent') >= " + random.below(3),
                "has('" + option() + "') || times('" + option() + "') > 1", "earned('xp') > " + random.below(20),
                "count('hindrances') < " + random.below(3), "tagged('assets', '" + random.pick(tags) + "') == 0",
                "highest('specialties') > " + random.below(7), "balance('xp') < " + random.below(9)));
    }
}
