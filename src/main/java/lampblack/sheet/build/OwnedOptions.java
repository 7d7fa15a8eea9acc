package lampblack.sheet.build;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.TakenOption;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Block;

/** What a character has, whether it is carried or not; playbooks stand on the plate. */
record OwnedOptions(SheetSubject subject, ListBlockBuilder lists) {

    Map<OptionKey, Block.OptionRow> of(OptionList list) {
        Map<OptionKey, Block.OptionRow> owned = new LinkedHashMap<>();
        if (list.id().equals(OptionKey.PLAYBOOKS)) {
            return owned;
        }
        for (Option option : list.entries().values()) {
            List<TakenOption> taken = subject.derived().choices().taken(list.id(), option.key().id());
            if (subject.derived().has(option.key()) || !taken.isEmpty()) {
                owned.put(option.key(), lists.option(list, option, taken));
            }
        }
        for (TakenOption taken : subject.derived().choices().list(list.id())) {
            if (taken.made()) {
                owned.put(new OptionKey(list.id(), taken.id()), lists.made(list, taken));
            }
        }
        return owned;
    }
}
