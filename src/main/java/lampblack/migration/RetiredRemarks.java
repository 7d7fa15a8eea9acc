package lampblack.migration;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Retired;

/**
 * Says of a character what it has that is no longer in the game.
 *
 * @param takeover of its file by the versions that took it out
 * @param end what the character has come to
 * @param place where the file says its version
 */
public record RetiredRemarks(Takeover takeover, DerivedSheet end, Span place) {

    /** One note with all of it; empty where it has nothing of the kind. */
    public Optional<Diagnostic> told() {
        Map<Span, Message> had = new LinkedHashMap<>();
        takeover.since().stream().flatMap(edition -> edition.retired().stream())
                .filter(retired -> retired.sheet().equals(end.sheet().id())).forEach(retired -> {
            if (retired.at().isOption()) {
                new WholeAndParts(end).of(retired.at()).forEach(derived -> derived.choices()
                        .taken(retired.at().list(), retired.at().id()).stream().filter(taken -> !taken.made())
                        .forEach(taken -> had.put(taken.pick().span(), words(taken, retired, derived))));
            } else if (!retired.worth().isEmpty() && bought(retired.at()) > 0) {
                had.put(retired.place(), words(retired, retired.title(), bought(retired.at())));
            }
        });
        if (had.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__RETIRED, place, "count", (long) had.size());
        for (Map.Entry<Span, Message> taken : had.entrySet()) {
            told = told.note(taken.getValue(), taken.getKey());
        }
        return Optional.of(told);
    }

    /** How often an advance was bought, by the character or a part. */
    private long bought(BlockPath advance) {
        return !advance.block().endsWith("advances") ? 0 : new WholeAndParts(end).of(advance)
                .mapToLong(derived -> derived.choices().bought().getOrDefault(advance.id(), 0L)).sum();
    }

    private Message words(TakenOption taken, Retired retired, DerivedSheet derived) {
        String title = derived.sheet().option(taken.list(), taken.id()).map(Option::label)
                .map(label -> label.title()).orElse(taken.name());
        return words(retired, title, PaidFor.of(takeover.file()).has(taken) ? 1 : 0);
    }

    /** @param times how often it was paid for, so that it brings back what it is worth */
    private Message words(Retired retired, String title, long times) {
        Object because = retired.because().isEmpty() ? Message.of("note.retired-none")
                : Message.verbatim(retired.because());
        String worth = retired.worth().entrySet().stream().map(amount -> times * amount.getValue() + " "
                + Optional.ofNullable(end.sheet().tracks().get(amount.getKey())).map(track -> track.label().title())
                .orElse(amount.getKey())).collect(Collectors.joining(", "));
        return worth.isEmpty() || !end.choices().playing() || times == 0
                ? Message.of("note.retired", "id", title, "because", because)
                : Message.of("note.retired-worth", "id", title, "because", because, "worth", worth);
    }
}
