package lampblack.cli.roll;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.ruleset.ComparisonTable;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.SideComparison;
import lampblack.sheet.text.TextTable;

/** Says what two sides come to that are weighed against each other. */
record ComparisonText(Ruleset game, SideComparison comparison, Messages messages) {

    String page() {
        TextTable table = new TextTable();
        table.section(comparison.by().table().label().title());
        side(table, comparison.one());
        if (comparison.other().isEmpty()) {
            return table.text().stripLeading();
        }
        table.line(render("cli.compare.against"));
        side(table, comparison.other());
        table.row(List.of(render("cli.compare.difference"), difference(comparison.difference())));
        for (SideComparison.SettingShift settingShift : comparison.shifts(game)) {
            table.row(List.of(settingShift.setting().label().title(), shift(settingShift)));
        }
        return table.text().stripLeading();
    }

    private String difference(long by) {
        return by == 0 ? render("cli.compare.even")
                : render(by > 0 ? "cli.compare.higher" : "cli.compare.lower", "number", Math.abs(by));
    }

    private void side(TextTable table, List<ComparisonTable.RatedThing> side) {
        ComparisonTable by = comparison.by();
        for (ComparisonTable.RatedThing ratedThing : side) {
            String thing = ratedThing.thing() < 0 ? "" : by.thingTitles().get(ratedThing.thing());
            String words = by.words(ratedThing).isEmpty() ? "" : ": " + by.words(ratedThing);
            table.row(List.of(thing, by.levelTitles().get(ratedThing.level()) + words));
        }
        if (side.size() > 1) {
            String label = render(by.levels().sums() ? "cli.compare.sum" : "cli.compare.best");
            table.row(List.of(label, "" + by.together(side)));
        }
    }

    private String shift(SideComparison.SettingShift shift) {
        if (shift.steps() == 0) {
            return render("cli.compare.stays");
        }
        String steps = render(shift.steps() > 0 ? "cli.compare.better" : "cli.compare.worse", "steps",
                Math.abs(shift.steps()));
        return shift.before().isEmpty() ? steps : render("cli.compare.becomes", "steps", steps, "before",
                shift.before().get().label().title(), "after", shift.after().orElseThrow().label().title());
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
