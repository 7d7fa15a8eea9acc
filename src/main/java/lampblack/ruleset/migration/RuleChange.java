package lampblack.ruleset.migration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Label;

/**
 * What one version changed otherwise than by giving another id: what was there before it still holds for what it made.
 */
public sealed interface RuleChange permits RuleChange.Retired, RuleChange.Changed, Merged, Moved, Split {

    /** The blocks of what can be retired, besides options and playbooks. */
    List<String> RETIRING = List.of("earning", "advances", "creation", "fields");

    /** The blocks of what is done in play alone. */
    List<String> OF_PLAY = List.of("advances", "earning", "limits");

    /** Whether a game can say of what stands somewhere that it is no longer there. */
    static boolean canRetire(BlockPath at) {
        return at.isOption() || RETIRING.contains(at.kind()) && at.inRules().size() == 2;
    }

    /** The id of the sheet, as it is called from then on. */
    String sheet();

    /** Where it stood, in blocks that have their new names. */
    BlockPath at();

    /** Where that is written. */
    Span place();

    /** Itself, where it is something that is no longer there. */
    default Optional<Retired> asRetired() {
        return Optional.empty();
    }

    /** Itself, where it is something that was otherwise. */
    default Optional<Changed> asChanged() {
        return Optional.empty();
    }

    /** Itself, where it is something that became two or more. */
    default Optional<Split> asSplit() {
        return Optional.empty();
    }

    /** Itself, where it is several things that have become one. */
    default Optional<Merged> asMerged() {
        return Optional.empty();
    }

    /** Itself, where it is something that stands elsewhere. */
    default Optional<Moved> asMoved() {
        return Optional.empty();
    }

    /** What is not found there any more, by the ways that led to it. */
    List<BlockPath> gone();

    /** How something that it made something else of was written, where that is said. */
    default Optional<MapNode> entry(BlockPath gone) {
        return Optional.empty();
    }

    /** Whether it holds for what was begun before it and not played yet. */
    default boolean holdsUnbegun() {
        return false;
    }

    /** The same as it reads once another version has come after it. */
    RuleChange followedBy(Edition later);

    /**
     * Something that is no longer there.
     *
     * @param was its entry as it stood in the ruleset
     * @param because why it is gone, in the author's words
     * @param worth what each time that it was taken brings back, by track
     */
    record Retired(String sheet, BlockPath at, MapNode was, String because, Map<String, Long> worth, Span place)
            implements RuleChange {

        /** What it was called. */
        public String title() {
            return was.text("title").orElseGet(() -> Label.words(at.id()));
        }

        @Override
        public boolean holdsUnbegun() {
            return Ghost.isKept(at);
        }

        @Override
        public RuleChange followedBy(Edition later) {
            return new Retired(later.sheet(sheet), later.inBlocks(later.sheet(sheet), at), was, because, worth, place);
        }

        @Override
        public Optional<MapNode> entry(BlockPath gone) {
            return Optional.of(was);
        }

        @Override
        public Optional<Retired> asRetired() {
            return Optional.of(this);
        }

        @Override
        public List<BlockPath> gone() {
            return List.of(at);
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
        public boolean holdsUnbegun() {
            return OF_PLAY.contains(at.kind());
        }

        @Override
        public RuleChange followedBy(Edition later) {
            return new Changed(later.sheet(sheet), later.inBlocks(later.sheet(sheet), at), was, fromNowOn, place);
        }

        @Override
        public List<BlockPath> gone() {
            return List.of();
        }

        @Override
        public Optional<Changed> asChanged() {
            return Optional.of(this);
        }
    }
}
