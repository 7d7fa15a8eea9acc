package lampblack.migration;

import java.util.stream.Stream;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.migration.BlockPath;

/** What something stands in that a path leads to: a character, or each of its parts of a kind. */
record WholeAndParts(DerivedSheet end) {

    Stream<DerivedSheet> of(BlockPath at) {
        return at.partKind().isEmpty() ? Stream.of(end) : end.choices().parts(at.partKind().get()).values().stream()
                .flatMap(part -> end.part(at.partKind().get(), part.key()).stream());
    }
}
