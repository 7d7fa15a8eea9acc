package lampblack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Verdict;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;
import lampblack.sheet.build.RollDescriptions;
import lampblack.store.MessageBundle;

/** What a character has come to as a text: whatever is not empty, in the ruleset's order. */
final class StateDump {

    private final EvaluatedCharacter evaluated;
    private final DerivedSheet derived;
    private final SheetRules sheet;
    private final StringBuilder out = new StringBuilder();

    StateDump(EvaluatedCharacter evaluated) {
        this(evaluated, evaluated.derived());
    }

    private StateDump(EvaluatedCharacter evaluated, DerivedSheet derived) {
        this.evaluated = evaluated;
        this.derived = derived;
        this.sheet = evaluated.sheet();
    }

    String print() {
        out.append(evaluated.isLegal() ? "legal" : "not legal");
        out.append(evaluated.ruled().isEmpty() ? "\n" : ", rulings " + evaluated.ruled().size() + "\n");
        Messages messages = MessageBundle.messages();
        section("verdict", Verdict.of(evaluated).ofLedger().stream().map(messages::render).toList());
        section("ratings", ratings());
        section("options", options());
        section("balances", balances());
        section("sizes", sizes());
        section("changed", changed());
        section("open", opened());
        section("in play", inPlay());
        section("milestones", derived.choices().milestones().stream().toList());
        section("todo", evaluated.todo().stream()
                .map(todo -> todo.where() + ": " + messages.render(todo.words())).toList());
        evaluated.parts().forEach((kind, parts) -> parts.forEach((name, part) -> section(kind + " " + name,
                new StateDump(part).print().lines().toList())));
        return out.toString();
    }

    /** What is otherwise with the marks of play. */
    private List<String> inPlay() {
        StateDump marked = new StateDump(evaluated, evaluated.inPlay());
        List<String> lines = new ArrayList<>(marked.ratings());
        lines.addAll(marked.sizes());
        lines.addAll(marked.changed());
        List.of(ratings(), sizes(), changed()).forEach(lines::removeAll);
        return lines;
    }

    private void section(String title, List<String> lines) {
        if (!lines.isEmpty()) {
            out.append(title).append('\n');
            lines.forEach(line -> out.append("  ").append(line).append('\n'));
        }
    }

    private List<String> ratings() {
        List<String> lines = new ArrayList<>();
        for (String set : sheet.traits().keySet()) {
            for (Trait trait : derived.traits(set)) {
                long rating = derived.rating(trait);
                String name = derived.ratingName(trait, rating);
                String step = name.equals(String.valueOf(rating)) ? "" : " " + name;
                String cap = derived.cap(trait) == Amount.UNLIMITED ? "" : " of " + derived.cap(trait);
                String under = derived.parent(trait).isEmpty() ? "" : " under " + derived.parent(trait);
                String id = sheet.traits().get(set).open() ? derived.title(trait) : trait.id();
                lines.add(set + "." + id + " " + rating + step + cap + under);
            }
        }
        return lines;
    }

    private List<String> options() {
        List<String> lines = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            List<String> names = new ArrayList<>(derived.choices().list(list.id()).stream()
                    .map(takenOption -> takenOption.name()).toList());
            derived.granted(list.id()).forEach(option -> names.add(option.key().id() + " (given)"));
            if (!names.isEmpty()) {
                lines.add(list.id() + ": " + String.join(", ", names));
            }
        }
        return lines;
    }

    private List<String> balances() {
        return sheet.tracks().values().stream().filter(Track::ledger).map(track -> track.id() + " "
                + derived.balance(track.id()) + ": " + derived.choices().earned().getOrDefault(track.id(), 0L)
                + " earned, "
                + derived.choices().spent().getOrDefault(track.id(), 0L) + " spent"
                + (derived.choices().back(track.id()) == 0 ? "" : ", " + derived.choices().back(track.id()) + " back"))
                .toList();
    }

    private List<String> sizes() {
        List<String> lines = new ArrayList<>();
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof TrackShape.Rows rows) {
                rows.rows().keySet().forEach(row -> lines.add(size(track.id() + "." + row)));
            } else if (track.shape() instanceof TrackShape.Bands bands) {
                bands.bands().keySet().forEach(band -> lines.add(size(track.id() + "." + band)));
            } else if (derived.size(track.id()) != Amount.UNLIMITED) {
                lines.add(size(track.id()));
            }
        }
        return lines;
    }

    private String size(String path) {
        return path + " " + (derived.size(path) == Amount.UNLIMITED ? "unlimited" : derived.size(path));
    }

    private List<String> changed() {
        List<String> lines = new ArrayList<>();
        for (String step : sheet.creation().keySet()) {
            more(lines, "points " + step, derived.morePoints(step));
            more(lines, "picks " + step, derived.morePicks(step));
            if (sheet.creation().get(step) instanceof SpendStep spend && spend.upTo().isPresent()) {
                long base = spend.upTo().get().evaluate(derived);
                more(lines, "cap creation." + step, derived.ratings().stepCap(step, spend.upTo().get()) - base);
            }
        }
        sheet.earning().keySet().forEach(id -> more(lines, "earning " + id, derived.moreEarning(id)));
        for (String roll : sheet.rolls().keySet()) {
            derived.rollModifiers(roll).forEach(rollModifier -> lines.add(
                    new RollDescriptions(sheet.rolls(), Map.of(sheet.id(), sheet), derived, Map.of(),
                    MessageBundle.messages())
                    .modifierOf(new ModifyRoll(roll, rollModifier))));
        }
        sheet.tracks().values().forEach(track -> title(lines, track.label()));
        sheet.traits().values().forEach(traitSet -> title(lines, traitSet.label()));
        sheet.lists().values().forEach(optionList -> title(lines, optionList.label()));
        return lines;
    }

    private static void more(List<String> lines, String what, long more) {
        if (more != 0) {
            lines.add(what + (more > 0 ? " +" : " ") + more);
        }
    }

    private void title(List<String> lines, Label label) {
        if (!derived.titleOf(label).equals(label.title())) {
            lines.add("title " + label.id() + ": " + derived.titleOf(label));
        }
    }

    private List<String> opened() {
        List<String> lines = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            for (Map.Entry<String, Option> entry : list.entries().entrySet()) {
                if (derived.opens(entry.getValue())) {
                    lines.add(list.id() + "." + entry.getKey());
                }
            }
        }
        sheet.earning().keySet().stream().filter(id -> derived.opens(new Quantity.Access.EarningAccess(id)))
                .map(id -> "earning." + id)
                .forEach(lines::add);
        sheet.advances().keySet().stream().filter(id -> derived.opens(new Quantity.Access.AdvanceAccess(id)))
                .map(id -> "advances." + id)
                .forEach(lines::add);
        return lines;
    }
}
