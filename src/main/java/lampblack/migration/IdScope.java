package lampblack.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.rules.SheetRules;
import lampblack.ruleset.migration.SheetPaths;

/**
 * The rules that ids are looked up in: those of a whole sheet, or of one kind of its parts.
 *
 * @param sheet the id of the whole sheet
 * @param prefix what paths into it begin with: nothing, or {@code parts.cohorts.}
 */
record IdScope(String sheet, String prefix, SheetRules rules) {

    static IdScope of(SheetRules sheet) {
        return new IdScope(sheet.id(), "", sheet);
    }

    IdScope part(String kind) {
        return new IdScope(sheet, prefix + "parts." + kind + ".", rules.parts().get(kind).sheet());
    }

    List<IdScope> parts() {
        return rules.parts().keySet().stream().map(this::part).toList();
    }

    String block(String path) {
        return prefix + path;
    }

    List<String> lists(List<String> ids) {
        return ids.stream().map(id -> prefix + SheetPaths.ofList(id)).toList();
    }

    List<String> sets(List<String> ids) {
        return ids.stream().map(id -> prefix + "traits." + id).toList();
    }

    List<String> allLists() {
        return lists(List.copyOf(rules.lists().keySet()));
    }

    List<String> allSets() {
        return sets(List.copyOf(rules.traits().keySet()));
    }

    /** Sets and lists together. */
    List<String> setsAndLists(List<String> sets, List<String> lists) {
        List<String> both = new ArrayList<>(sets(sets));
        both.addAll(lists(lists));
        return both;
    }

    /** Everything that a ruling may be about. */
    List<String> subjects() {
        return Stream.of(Stream.of("creation", "advances", "earning", "limits", "rules", "lists", "tracks", "traits",
                "fields", "links", "milestones").map(this::block), allLists().stream(), allSets().stream())
                .flatMap(blocks -> blocks).toList();
    }
}
