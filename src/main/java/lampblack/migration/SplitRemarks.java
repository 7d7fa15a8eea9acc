package lampblack.migration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.BlockPath;
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
        Map<Span, Message> had = new LinkedHashMap<>();
        for (Split split : since) {
            new WholeAndParts(end).of(split.at()).forEach(derived -> derived.choices().options().values().stream()
                    .flatMap(List::stream).filter(taken -> isOf(split, taken, derived)).forEach(taken ->
                            had.putIfAbsent(taken.pick().span(), words(split, taken, derived))));
        }
        if (had.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__SPLIT, place, "count", (long) had.size());
        for (Map.Entry<Span, Message> taken : had.entrySet()) {
            told = told.note(taken.getValue(), taken.getKey());
        }
        return Optional.of(told);
    }

    /** Whether it came of what was split, and is all that this became or is not known to be any of it. */
    private static boolean isOf(Split split, TakenOption taken, DerivedSheet derived) {
        boolean there = !taken.made() && !taken.brought() && split.at().list().equals(OptionKey.PLAYBOOKS)
                == taken.list().equals(OptionKey.PLAYBOOKS);
        return there && derived.sheet().option(split.at().list(), split.at().id())
                .filter(option -> !option.label().heirs().isEmpty()).isPresent()
                && (isOpen(split, taken, derived)
                || split.all() && cameOf(split, taken, derived));
    }

    /** Whether its owner has not said yet what it is that was split, or may become that. */
    private static boolean isOpen(Split split, TakenOption taken, DerivedSheet derived) {
        return taken.list().equals(split.at().list()) && (taken.id().equals(split.at().id()) || derived.sheet()
                .option(taken.list(), taken.id()).filter(option -> HeirTitles.ids(option).contains(split.at().id()))
                .isPresent());
    }

    /** Whether it was chosen as what was split, or as what had become that before. */
    private static boolean cameOf(Split split, TakenOption taken, DerivedSheet derived) {
        String id = split.at().id();
        return BlockPath.of(taken.pick().name().text()).id().equals(id) || split.into().contains(taken.id())
                && HeirTitles.origin(taken, derived.sheet()).filter(was -> was.key().id().equals(id)
                || HeirTitles.ids(was).contains(id)).isPresent();
    }

    private static Message words(Split split, TakenOption taken, DerivedSheet derived) {
        String id = isOpen(split, taken, derived) ? taken.id() : split.at().id();
        Option option = derived.sheet().option(split.at().list(), id).orElseThrow();
        HeirTitles heirs = new HeirTitles(option, derived);
        boolean stays = taken.id().equals(id) && heirs.free().isEmpty();
        return Message.of(stays ? "note.split-had" : heirs.isChoice() ? "note.split-one" : "note.split-all", "id",
                option.label().title(), "heirs", heirs.words());
    }
}
