package lampblack.lint;

import java.util.List;
import lampblack.rules.Effect;
import lampblack.rules.SheetRules;

/** Everything that the options of a sheet give. */
final class Gifts {

    private Gifts() {}

    static List<Effect> of(SheetRules sheet) {
        return sheet.lists().values().stream()
                .flatMap(list -> list.entries().values().stream())
                .flatMap(option -> option.gives().stream())
                .flatMap(gives -> gives.effects().stream())
                .toList();
    }
}
