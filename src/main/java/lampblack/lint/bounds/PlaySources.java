package lampblack.lint.bounds;

import java.util.Set;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/**
 * What comes in play without being handed out at the table's whim.
 *
 * @param bought the advances that can be taken
 */
record PlaySources(StageObstacles play, Set<String> bought) {

    private SheetRules sheet() {
        return play.bounds().sheet();
    }

    /** Whether an advance offers an option, or it belongs to what comes and goes with the story. */
    boolean brings(Option option) {
        OptionList list = sheet().lists().get(option.key().list());
        boolean goods = list.open() || list.permanent() || !list.price().isNothing() || option.price().isPresent();
        boolean gained = !list.gains().isNever() && !sheet().isEverOffered(list.id());
        return goods || list.id().equals(OptionKey.PLAYBOOKS) || isOffered(option) || gained;
    }

    private boolean isOffered(Option option) {
        FilterMatches matches = new FilterMatches(play.bounds(), play.free());
        return sheet().advances().values().stream().anyMatch(advance -> bought.contains(advance.id())
                && advance.listChoice().filter(choice -> choice.from().contains(option.key().list())
                        && matches.passes(option, choice.only())).isPresent());
    }
}
