package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Theme;

/**
 * A block and what a layout calls it, such as {@code tracks.stress}.
 *
 * @param owner what it belongs to, at whose head it stands unless a layout says where: a block such as
 *         {@code lists.items}, or a trait such as {@code traits.attributes.insight}; or empty
 */
public record PlacedBlock(String path, Block block, String owner) {

    /** One that belongs to no other. */
    public PlacedBlock(String path, Block block) {
        this(path, block, "");
    }

    /** The same, known to styles by what it shows and how it is to look. */
    public PlacedBlock in(Theme theme) {
        return new PlacedBlock(path, block.looking(theme.words(path)), owner);
    }

    /** The blocks of a plan, with the tracks of which it says nothing at the head of what they belong to. */
    public static List<PlacedBlock> joined(List<PlacedBlock> blocks, PagePlan plan) {
        List<PlacedBlock> joined = new ArrayList<>(blocks);
        for (PlacedBlock placed : blocks) {
            boolean free = !placed.owner.isEmpty() && !plan.places(placed.path)
                    && !plan.leftOut().contains(placed.path);
            for (int i = 0; free && i < joined.size(); i++) {
                PlacedBlock other = joined.get(i);
                Optional<Block> with = plan.leftOut().contains(other.path) ? Optional.empty()
                        : placed.track().flatMap(track -> with(other, placed.owner, track));
                if (with.isPresent()) {
                    joined.set(i, new PlacedBlock(other.path, with.get(), other.owner));
                    joined.remove(placed);
                    free = false;
                }
            }
        }
        return joined;
    }

    private Optional<TrackBlock> track() {
        return switch (block) {
            case TrackBlock track -> Optional.of(track);
            default -> Optional.empty();
        };
    }

    private static Optional<Block> with(PlacedBlock placed, String owner, TrackBlock track) {
        return switch (placed.block) {
            case Block.OptionsBlock list -> Optional.of(list).filter(options -> placed.path.equals(owner))
                    .map(options -> options.with(new JoinedTrack(track.title(), track)));
            case Block.TraitsBlock traits when track.kind() == Block.BlockKind.BOXES ->
                    with(placed.path, traits, owner, track);
            default -> Optional.empty();
        };
    }

    /** Beside the trait that it belongs to, or above all traits of a set. */
    private static Optional<Block> with(String path, Block.TraitsBlock traits, String owner, TrackBlock track) {
        List<Block.TraitGroup> groups = new ArrayList<>(traits.groups());
        boolean whole = groups.size() == 1 && groups.get(0).head().name().isEmpty() && path.equals(owner);
        for (int i = 0; i < groups.size(); i++) {
            Block.TraitRow head = groups.get(i).head();
            if (whole || head.at().equals(owner)) {
                groups.set(i, groups.get(i).with(new JoinedTrack(brief(track.title(), head.name()), track)));
                return Optional.of(new Block.TraitsBlock(traits.look(), traits.title(), traits.introduction(), groups));
            }
        }
        return Optional.empty();
    }

    /** A title without the name that it begins with and stands beside. */
    private static String brief(String title, String name) {
        return !name.isEmpty() && title.startsWith(name + " ") ? title.substring(name.length() + 1) : title;
    }
}
