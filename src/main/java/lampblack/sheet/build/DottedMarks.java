package lampblack.sheet.build;

import java.util.List;
import java.util.stream.Stream;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.TrackBlock;

/** Whether anything on a sheet is dotted, so that it has to say what that means. */
final class DottedMarks {

    private DottedMarks() {}

    static boolean in(Block block) {
        return Stream.concat(marks(block), block.tracks().stream().flatMap(joined -> marks(joined.track())))
                .anyMatch(mark -> mark == BoxState.LOCKED);
    }

    private static Stream<BoxState> marks(Block block) {
        return switch (block) {
            case Block.TraitsBlock traits -> traits.groups().stream()
                    .flatMap(group -> Stream.concat(Stream.of(group.head()), group.traits().stream()))
                    .flatMap(trait -> trait.dots().stream());
            case Block.OptionsBlock options -> options.groups().stream().flatMap(group -> group.options().stream())
                    .flatMap(option -> option.ticks().stream());
            case TrackBlock.BoxesBlock boxes -> boxes.boxes().stream();
            case Block.PartsBlock parts -> all(parts.cards().stream().flatMap(card -> card.blocks().stream()).toList());
            case Block.BesideBlock beside -> all(beside.blocks());
            default -> Stream.empty();
        };
    }

    private static Stream<BoxState> all(List<Block> blocks) {
        return blocks.stream().flatMap(DottedMarks::marks);
    }
}
