package lampblack.ruleset.migration;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;

/**
 * What one version changed otherwise than by giving another id: what was there before it still holds for what it made.
 */
public sealed interface RuleChange permits RuleChange.Retired, RuleChange.Changed, Split {

    /** The id of the sheet, as it is called from then on. */
    String sheet();

    /** Where it stood, in blocks that have their new names. */
    BlockPath at();

    /** Where that is written. */
    Span place();

    /** Itself, where it is something that is no longer there. */
    Optional<Retired> asRetired();

    /** Itself, where it is something that was otherwise. */
    Optional<Changed> asChanged();

    /** Itself, where it is something that became two or more. */
    default Optional<Split> asSplit() {
        return Optional.empty();
    }

    /** The same as it reads once another version has come after it. */
    RuleChange in(String otherSheet, String block);

    /** The same with the ids that it names in its block as a later version calls them. */
    default RuleChange withIds(UnaryOperator<String> today) {
        return this;
    }

    /**
     * Something that is no longer there.
     *
     * @param was its entry as it stood in the ruleset
     * @param because why it is gone, in the author's words
     * @param worth what each time that it was taken brings back, by track
     */
    record Retired(String sheet, BlockPath at, MapNode was, String because, Map<String, Long> worth, Span place)
            implements RuleChange {

        @Override
        public RuleChange in(String otherSheet, String block) {
            return new Retired(otherSheet, at.in(block), was, because, worth, place);
        }

        @Override
        public Optional<Retired> asRetired() {
            return Optional.of(this);
        }

        @Override
        public Optional<Changed> asChanged() {
            return Optional.empty();
        }
    }

    /**
     * A number, cost or choice that was otherwise, for everything that came before.
     *
     * @param was its value; empty where the key was not written
     * @param fromNowOn whether it holds only for what comes after it, where that is said
     */
    record Changed(String sheet, BlockPath at, Optional<Node> was, Optional<Boolean> fromNowOn, Span place)
            implements RuleChange {

        @Override
        public RuleChange in(String otherSheet, String block) {
            return new Changed(otherSheet, at.in(block), was, fromNowOn, place);
        }

        @Override
        public Optional<Retired> asRetired() {
            return Optional.empty();
        }

        @Override
        public Optional<Changed> asChanged() {
            return Optional.of(this);
        }
    }
}
