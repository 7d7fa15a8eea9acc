package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is otherwise of one character.
 *
 * @param file how its file is called
 */
record CharacterDifference(String name, String file, List<CharacterAlteration> changes) {

    static CharacterDifference of(String name, String file, CharacterState was, CharacterState is) {
        List<CharacterAlteration> changes = new ArrayList<>();
        figures(CharacterAspect.DOTS, was.dots(), is.dots()).forEach(changes::add);
        figures(CharacterAspect.BALANCES, was.balances(), is.balances()).forEach(changes::add);
        without(CharacterAspect.LOST, was.options(), is.options()).forEach(changes::add);
        without(CharacterAspect.GAINED, is.options(), was.options()).forEach(changes::add);
        without(CharacterAspect.PROBLEMS, is.problems(), was.problems()).forEach(changes::add);
        without(CharacterAspect.MENDED, was.problems(), is.problems()).forEach(changes::add);
        offers(CharacterAspect.OPENED, is.open(), was.open()).forEach(changes::add);
        offers(CharacterAspect.CLOSED, was.open(), is.open()).forEach(changes::add);
        return new CharacterDifference(name, file, List.copyOf(changes));
    }

    private static Stream<CharacterAlteration> figures(CharacterAspect aspect, Map<String, Long> was,
            Map<String, Long> is) {
        Set<String> all = new LinkedHashSet<>(is.keySet());
        all.addAll(was.keySet());
        return all.stream().filter(id -> !was.getOrDefault(id, 0L).equals(is.getOrDefault(id, 0L)))
                .map(id -> new CharacterAlteration(aspect, "", id, Optional.of(was.getOrDefault(id, 0L)),
                        Optional.of(is.getOrDefault(id, 0L))));
    }

    private static Stream<CharacterAlteration> without(CharacterAspect aspect, Set<String> these, Set<String> those) {
        return these.stream().filter(what -> !those.contains(what)).map(what -> CharacterAlteration.of(aspect, what));
    }

    private static Stream<CharacterAlteration> offers(CharacterAspect aspect,
            Map<String, CharacterState.OpenOffer> these, Map<String, CharacterState.OpenOffer> those) {
        return these.entrySet().stream().filter(offer -> !those.containsKey(offer.getKey()))
                .map(offer -> CharacterAlteration.of(aspect, offer.getValue())).distinct();
    }
}
