package lampblack.migration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;

/** Finds the ids in a file that its game does not have. */
public final class UnknownIds {

    private UnknownIds() {}

    /**
     * Each once, with every place in which it is named, in the order of the file. What a player may have named is among
     * them, since only whoever judges it knows.
     *
     * @param file as today's game calls things
     */
    public static List<UnknownName> of(CharacterFile file, SheetRules sheet, Ruleset ruleset) {
        Naming naming = new Naming(ruleset, Migrations.NONE, LayerVersions.OLDEST);
        new FileMentions(naming, ruleset.sheets()).all(file, sheet);
        Set<Integer> knownPlaces = new HashSet<>();
        Set<String> named = new HashSet<>();
        naming.mentions().stream().filter(NamedId::isKnown).forEach(mention -> {
            knownPlaces.add(mention.written().span().start());
            named.add(mention.id());
        });
        Map<String, List<NamedId>> unknown = new LinkedHashMap<>();
        naming.mentions().stream().filter(mention -> !knownPlaces.contains(mention.written().span().start()))
                .forEach(mention -> unknown.computeIfAbsent(mention.id(), id -> new ArrayList<>()).add(mention));
        return unknown.entrySet().stream().map(entry -> new UnknownName(entry.getKey(), entry.getValue(), named))
                .toList();
    }
}
