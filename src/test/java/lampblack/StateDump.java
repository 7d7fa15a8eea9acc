package lampblack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
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
import lampblack.rules.trait.Trait;
import lampblack.sheet.roll.RollDescriptions;
import lampblack.store.bundled.MessageBundle;

/** What a character has come to as a text: whatever is not empty, in the ruleset's order. */
final class StateDump {

    private final EvaluatedCharacter outcome;
    private final DerivedSheet at;
    private final SheetRules sheet;
    private final StringBuilder out = new StringBuilder();

    StateDump(EvaluatedCharacter outcome) {
        this.outcome = outcome;
        this.at = outcome.standing();
        this.sheet = outcome.sheet();
    }

    String print() {
        out.append(outcome.isLegal() ? "legal" : "not legal");
        out.append(outcome.ruled().isEmpty() ? "\n" : ", rulings " + outcome.ruled().size() + "\n");
        section("ratings", ratings());
        section("options", options());
        section("balances", balances());
        section("sizes", sizes());
        section("changed", changed());
        section("open", opened());
        section("milestones", at.choices().milestones().stream().toList());
        Messages messages = MessageBundle.messages();
        section("todo", outcome.todo().stream()
                .map(todo -> todo.where() + ": " + messages.render(todo.words())).toList());
        outcome.parts().forEach((kind, parts) -> parts.forEach((name, part) -> section(kind + " " + name,
                new StateDump(part).print().lines().toList())));
        return out.toString();
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
            for (Trait trait : at.traits(set)) {
                long rating = at.rating(trait);
                String name = at.ratingName(trait, rating);
                String step = name.equals(String.valueOf(rating)) ? "" : " " + name;
                String cap = at.cap(trait) == Amount.UNLIMITED ? "" : " of " + at.cap(trait);
                String under = at.parent(trait).isEmpty() ? "" : " under " + at.parent(trait);
                String id = sheet.traits().get(set).open() ? at.title(trait) : trait.id();
                lines.add(set + "." + id + " " + rating + step + cap + under);
            }
        }
        return lines;
    }

    private List<String> options() {
        List<String> lines = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            List<String> names = new ArrayList<>(at.choices().list(list.id()).stream()
                    .map(takenOption -> takenOption.name()).toList());
            at.granted(list.id()).forEach(option -> names.add(option.key().id() + " (given)"));
            if (!names.isEmpty()) {
                lines.add(list.id() + ": " + String.join(", ", names));
            }
        }
        return lines;
    }

    private List<String> balances() {
        return sheet.tracks().values().stream().filter(Track::ledger).map(track -> track.id() + " "
                + at.balance(track.id()) + ": " + at.choices().earned().getOrDefault(track.id(), 0L) + " earned, "
                + at.choices().spent().getOrDefault(track.id(), 0L) + " spent").toList();
    }

    private List<String> sizes() {
        List<String> lines = new ArrayList<>();
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof TrackShape.Rows rows) {
                rows.rows().keySet().forEach(row -> lines.add(size(track.id() + "." + row)));
            } else if (track.shape() instanceof TrackShape.Bands bands) {
                bands.bands().keySet().forEach(band -> lines.add(size(track.id() + "." + band)));
            } else if (at.size(track.id()) != Amount.UNLIMITED) {
                lines.add(size(track.id()));
            }
        }
        return lines;
    }

    private String size(String path) {
        return path + " " + (at.size(path) == Amount.UNLIMITED ? "unlimited" : at.size(path));
    }

    private List<String> changed() {
        List<String> lines = new ArrayList<>();
        for (String step : sheet.creation().keySet()) {
            more(lines, "points " + step, at.morePoints(step));
            more(lines, "picks " + step, at.morePicks(step));
            if (sheet.creation().get(step) instanceof SpendStep spend && spend.upTo().isPresent()) {
                long base = spend.upTo().get().evaluate(at);
                more(lines, "cap creation." + step, at.ratings().stepCap(step, spend.upTo().get()) - base);
            }
        }
        sheet.earning().keySet().forEach(id -> more(lines, "earning " + id, at.moreEarning(id)));
        for (String roll : sheet.rolls().keySet()) {
            at.rollModifiers(roll).forEach(rollModifier -> lines.add(
                    new RollDescriptions(sheet.rolls(), sheet, MessageBundle.messages())
                    .gift(new ModifyRoll(roll, rollModifier))));
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
        if (!at.titleOf(label).equals(label.title())) {
            lines.add("title " + label.id() + ": " + at.titleOf(label));
        }
    }

    private List<String> opened() {
        List<String> lines = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            for (Map.Entry<String, Option> entry : list.entries().entrySet()) {
                if (at.opens(entry.getValue())) {
                    lines.add(list.id() + "." + entry.getKey());
                }
            }
        }
        sheet.earning().keySet().stream().filter(id -> at.opens(new Quantity.Access.EarningAccess(id)))
                .map(id -> "earning." + id)
                .forEach(lines::add);
        sheet.advances().keySet().stream().filter(id -> at.opens(new Quantity.Access.AdvanceAccess(id)))
                .map(id -> "advances." + id)
                .forEach(lines::add);
        return lines;
    }
}
