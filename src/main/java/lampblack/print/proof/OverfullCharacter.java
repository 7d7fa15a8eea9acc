package lampblack.print.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.Amount;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;

/**
 * A character with everything that a file of its kind can hold: every option, every track marked, the longest names. It
 * breaks rules, and is printed all the same.
 */
final class OverfullCharacter {

    private static final int OWN = 6;
    private static final int PARTS = 4;
    private static final int CLOCKS = 8;
    private static final int DETAIL = 30;
    private static final long POINTS = 3;
    private static final long MAX = 60;

    private final Ruleset ruleset;
    private final SheetRules rules;
    private final DerivedSheet derived;
    private int names;

    private OverfullCharacter(Ruleset ruleset, SheetRules rules) {
        this.ruleset = ruleset;
        this.rules = rules;
        this.derived = new DerivedSheet(rules, rules.linked().start());
    }

    /** The choices of such a character, whose owners are files named for their kind of sheet beside it. */
    static Map<String, Object> of(Ruleset ruleset, SheetRules rules) {
        return new OverfullCharacter(ruleset, rules).whole();
    }

    private Map<String, Object> whole() {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("format", 1);
        file.put("ruleset", ruleset.id());
        file.put("version", ruleset.version());
        file.put("sheet", rules.id());
        Map<String, Object> links = new LinkedHashMap<>();
        rules.linked().links().values().forEach(ownerLink -> links.put(ownerLink.id(), ownerLink.to() + ".yaml"));
        file.put("links", links);
        file.put("fields", fields());
        file.put("creation", creation());
        Map<String, Object> parts = new LinkedHashMap<>();
        Map<String, Object> now = marks();
        rules.parts().values().forEach(kind -> parts(kind, parts, now));
        file.put("parts", parts);
        file.put("ledger", ledger());
        file.put("now", now);
        return file;
    }

    private void parts(PartKind kind, Map<String, Object> parts, Map<String, Object> now) {
        Map<String, Object> all = new LinkedHashMap<>();
        Map<String, Object> marks = new LinkedHashMap<>();
        for (int i = 0; i < PARTS; i++) {
            OverfullCharacter part = new OverfullCharacter(ruleset, kind.sheet());
            String name = FillerText.name(++names);
            all.put(name, Map.of("fields", part.fields(), "creation", part.creation()));
            marks.put(name, part.marks());
        }
        parts.put(kind.id(), all);
        now.put(kind.id(), marks);
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Field field : rules.fields().values()) {
            String id = field.label().id();
            if (!field.oneOf().isEmpty()) {
                Label longest = field.oneOf().values().stream()
                        .max(Comparator.comparingInt(label -> label.title().length())).orElseThrow();
                fields.put(id, field.detail().isEmpty() ? longest.id()
                        : Map.of(longest.id(), FillerText.words(DETAIL)));
            } else {
                fields.put(id, field.lines() >= Field.LONG ? FillerText.essay() + " " + FillerText.foreign()
                        : field.lines() > 1 || id.equals("background") ? FillerText.essay() : FillerText.name(++names));
            }
        }
        return fields;
    }

    private Map<String, Object> creation() {
        Map<String, Object> creation = new LinkedHashMap<>();
        for (CreationStep step : rules.creation().values()) {
            switch (step) {
                case SpendStep spend -> creation.put(step.id(), points(rules.traits().get(spend.set())));
                case ChooseStep choose -> creation.put(step.id(), options(choose));
                case SetRatingsStep set -> { }
                case FillStep fill -> { }
            }
        }
        return creation;
    }

    /** All options of a step, but only one playbook. */
    private List<String> options(ChooseStep choose) {
        List<String> options = choose.from().options(rules).stream()
                .map(option -> choose.from().written(option, rules)).toList();
        return choose.from().isPlaybooks() ? options.subList(0, Math.min(1, options.size())) : options;
    }

    private Map<String, Object> points(TraitSet set) {
        Map<String, Object> points = new LinkedHashMap<>();
        set.entries().keySet().forEach(id -> points.put(id, POINTS));
        for (int i = 0; set.open() && i < OWN; i++) {
            Map<String, Object> own = new LinkedHashMap<>(Map.of("points", POINTS));
            List<String> heads = set.under().map(rules.traits()::get)
                    .map(traitSet -> List.copyOf(traitSet.entries().keySet()))
                    .orElse(List.of());
            if (!heads.isEmpty()) {
                own.put("under", heads.get(i % heads.size()));
            }
            points.put(FillerText.name(++names), own);
        }
        return points;
    }

    /** What no step takes comes in play. */
    private List<Object> ledger() {
        List<Object> ledger = new ArrayList<>();
        for (OptionList list : rules.lists().values()) {
            List<Object> gained = new ArrayList<>();
            boolean chosen = rules.creation().values().stream().anyMatch(step -> step.takesFrom(list.id()));
            if (!chosen && !list.id().equals(OptionKey.PLAYBOOKS)) {
                gained.addAll(list.entries().keySet());
            }
            for (int i = 0; list.open() && i < OWN; i++) {
                gained.add(Map.of(FillerText.name(++names), Map.of("note", FillerText.mark(i))));
            }
            if (!gained.isEmpty()) {
                ledger.add(Map.of("gain", Map.of(list.id(), gained)));
            }
        }
        for (TraitSet set : rules.traits().values()) {
            if (set.inPlay()) {
                Map<String, Object> steps = new LinkedHashMap<>();
                set.entries().keySet().forEach(id -> steps.put(id, 1));
                for (int i = 0; set.open() && i < OWN; i++) {
                    steps.put(FillerText.name(++names), 1);
                }
                ledger.add(Map.of("gain", Map.of(set.id(), steps)));
            }
        }
        return ledger;
    }

    private Map<String, Object> marks() {
        Map<String, Object> now = new LinkedHashMap<>();
        for (Track track : rules.tracks().values()) {
            if (!track.ledger() && !track.shape().isPool()) {
                now.put(track.id(), full(track.shape()));
            }
        }
        return now;
    }

    private Object full(TrackShape shape) {
        return switch (shape) {
            case TrackShape.Rows rows -> full(rows);
            case TrackShape.Bands bands -> List.copyOf(bands.bands().keySet()).get(bands.bands().size() - 1);
            case TrackShape.Clocks clocks -> full(clocks);
            case TrackShape.Boxes boxes -> most(boxes.size());
            case TrackShape.Clock clock -> most(clock.size());
            case TrackShape.Counter counter -> most(counter.max());
            case TrackShape.Pool pool -> MAX;
        };
    }

    private Map<String, Object> full(TrackShape.Rows rows) {
        Map<String, Object> slots = new LinkedHashMap<>();
        rows.rows().forEach((id, row) -> {
            List<Object> words = new ArrayList<>();
            for (int i = 0; i < most(row.slots()); i++) {
                String mark = FillerText.mark(++names);
                words.add(row.boxes() == 0 ? mark : Map.of(mark, row.boxes()));
            }
            slots.put(id, words);
        });
        return slots;
    }

    private Map<String, Object> full(TrackShape.Clocks clocks) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < CLOCKS; i++) {
            long size = clocks.sizes().get(i % clocks.sizes().size());
            named.put(FillerText.name(++names), size + "/" + size);
        }
        return named;
    }

    private long most(Amount amount) {
        return Math.max(0, Math.min(MAX, amount.evaluate(derived)));
    }
}
