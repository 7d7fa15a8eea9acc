package lampblack.migration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.Option;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.SheetPaths;
import lampblack.ruleset.migration.Split;

/**
 * Says of a character which of what it has versions have split that have come since.
 *
 * @param since what they split, in its own sheet
 * @param end what the character has come to under today's rules
 * @param place where the file says its version
 */
record SplitRemarks(List<Split> since, DerivedSheet end, Span place) {

    Optional<Diagnostic> told() {
        Map<TakenOption, Split> had = new LinkedHashMap<>();
        for (Split split : since) {
            Stream.of(end.choices()).map(Choices::options).flatMap(lists -> lists.values().stream())
                    .flatMap(List::stream).filter(taken -> isOf(split, taken)).forEach(taken -> had.put(taken, split));
        }
        if (had.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__SPLIT, place, "count", (long) had.size());
        for (Map.Entry<TakenOption, Split> taken : had.entrySet()) {
            told = told.note(words(taken.getKey(), taken.getValue()), taken.getKey().pick().span());
        }
        return Optional.of(told);
    }

    /** Whether it came of what was split and its owner does not know; of several that came of one, the first. */
    private boolean isOf(Split split, TakenOption taken) {
        boolean there = !taken.made() && !taken.brought()
                && split.at().block().equals(SheetPaths.ofList(taken.list()));
        boolean known = end.sheet().option(taken.list(), split.at().id())
                .filter(option -> !option.label().heirs().isEmpty()).isPresent();
        return there && known && (taken.id().equals(split.at().id()) || split.all() && taken.id().equals(split.into().get(0))
                && BlockPath.of(taken.pick().name().text()).id().equals(split.at().id()));
    }

    private Message words(TakenOption taken, Split split) {
        Option option = end.sheet().option(taken.list(), split.at().id()).orElseThrow();
        HeirTitles heirs = new HeirTitles(option, end);
        return Message.of(heirs.isChoice() ? "note.split-one" : "note.split-all", "id", option.label().title(),
                "heirs", heirs.words());
    }
}
