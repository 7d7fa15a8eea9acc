package lampblack.judge.seal;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lampblack.edit.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.replay.Owner;
import lampblack.rules.SheetRules;
import lampblack.ruleset.LoadedRuleset;

/**
 * Finds how little of its game a character can carry and still be judged and printed as by the game itself.
 *
 * @param same whether it is the same with what it would carry
 */
public record SliceSearch(LoadedCharacter character, Predicate<Seal> same) {

    /** How much of a game is kept. @param whole the blocks of which all is */
    private record Measure(Set<String> whole, boolean former, boolean removals) {

        Measure without(List<String> blocks) {
            Set<String> fewer = new HashSet<>(whole);
            blocks.forEach(fewer::remove);
            return new Measure(fewer, former, removals);
        }
    }

    /** What it can carry; empty where even the whole game does not judge it the same. */
    public Optional<Seal> find() {
        Optional<Seal> small = List.of(Set.<String>of(), forEverybody()).stream()
                .map(whole -> seal(new Measure(whole, false, false))).filter(same).findFirst();
        return small.isPresent() ? small : fromWhole();
    }

    /** The lists of its sheet that are not sorted by playbook, which are printed for everybody. */
    private Set<String> forEverybody() {
        SheetRules sheet = character.evaluated().sheet();
        return sheet.lists().values().stream().filter(list -> !list.byPlaybook())
                .map(list -> String.join("/", "sheets", sheet.id(), "lists", list.id(), "entries"))
                .collect(Collectors.toSet());
    }

    private Optional<Seal> fromWhole() {
        List<String> blocks = Slice.blocks(game().tree(), character.evaluated().sheet().id()).stream().sorted()
                .toList();
        Set<String> whole = Set.copyOf(blocks);
        return List.of(new Measure(whole, false, false), new Measure(whole, false, true),
                        new Measure(whole, true, false), new Measure(whole, true, true)).stream()
                .filter(kept -> same.test(seal(kept))).findFirst()
                .map(kept -> seal(fewer(kept, blocks)));
    }

    /** The same with only those blocks whole that have to be. */
    private Measure fewer(Measure enough, List<String> blocks) {
        Measure fewer = enough.without(blocks);
        if (same.test(seal(fewer))) {
            return fewer;
        }
        if (blocks.size() == 1) {
            return enough;
        }
        int half = blocks.size() / 2;
        return fewer(fewer(enough, blocks.subList(0, half)), blocks.subList(half, blocks.size()));
    }

    private Seal seal(Measure kept) {
        Map<String, Owner> owners = character.evaluated().links().owners();
        Set<String> said = new HashSet<>();
        Words.ofCharacter(character.file().root().without(Seal.KEY), said);
        owners.values().forEach(owner -> owner.gifts().forEach(gift -> said.addAll(Words.of(gift.id()))));
        owners.values().forEach(owner -> owner.inPlay().forEach(gift -> said.addAll(Words.of(gift.id()))));
        MapNode left = Slice.of(game().tree(), character.evaluated().sheet().id(), said, kept.whole());
        return Seal.of(game(), owners, left, kept.former(), kept.removals());
    }

    private LoadedRuleset game() {
        return character.ruleset();
    }
}
