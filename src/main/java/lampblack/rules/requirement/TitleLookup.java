package lampblack.rules.requirement;

import lampblack.character.Choices;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;

/** What the things that expressions name are called. */
record TitleLookup(DerivedSheet derived) {

    /** @param part the kind of part that it is of, or nothing */
    String of(String id, String part) {
        SheetRules sheet = derived.sheet();
        if (sheet.parts().containsKey(part)) {
            return new TitleLookup(new DerivedSheet(sheet.parts().get(part).sheet(), Choices.BLANK)).of(id, "");
        }
        int dot = id.indexOf('.');
        return dot < 0 ? block(sheet, id) : within(sheet, id, id.substring(0, dot));
    }

    private String block(SheetRules sheet, String id) {
        return sheet.traits().containsKey(id) ? derived.titleOf(sheet.traits().get(id).label())
                : sheet.lists().containsKey(id) ? derived.titleOf(sheet.lists().get(id).label())
                : sheet.tracks().containsKey(id) ? derived.titleOf(sheet.tracks().get(id).label())
                : sheet.parts().containsKey(id) ? sheet.parts().get(id).label().title()
                : sheet.advances().containsKey(id) ? sheet.advances().get(id).label().title()
                : sheet.milestones().containsKey(id) ? sheet.milestones().get(id).title()
                : sheet.linked().links().containsKey(id) ? sheet.linked().links().get(id).label().title() : id;
    }

    private String within(SheetRules sheet, String id, String block) {
        Label row = sheet.tracks().containsKey(block)
                ? sheet.tracks().get(block).shape().labels().get(id.substring(block.length() + 1)) : null;
        return row != null ? row.title()
                : sheet.traits().containsKey(block) ? derived.title(Trait.of(id)) : derived.title(OptionKey.of(id));
    }
}
