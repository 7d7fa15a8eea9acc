package lampblack.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.character.Belonging;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Link;
import lampblack.ruleset.PagePlan;
import lampblack.sheet.Block;

/** Lays a character out to be made: its blocks in the order and the columns of its sheet. */
final class Desk {

    private static final int COLUMNS = 3;

    private final Visit visit;
    private final String stem;
    private final LoadedCharacter character;
    private final boolean reopened;
    private final Bench bench;

    Desk(Visit visit, String stem, LoadedCharacter character) {
        this.visit = visit;
        this.stem = stem;
        this.character = character;
        this.reopened = visit.form().text("reopened").or(() -> Optional.ofNullable(visit.context()
                .queryParam("reopened")))
                .isPresent();
        boolean free = character.file().ledger().isEmpty() || reopened;
        this.bench = Bench.of(visit, stem, new Corner(character, ""), free);
    }

    BuildLeaf leaf() {
        Supplier<Map<String, DeskBlock>> lists = visit.workshop().aside().begin(new OptionDesk(bench.apart())::all);
        FieldDesk fields = new FieldDesk(bench);
        Map<String, DeskBlock> blocks = new LinkedHashMap<>(new TraitDesk(bench).all());
        Map<String, Block> printed = bench.pieces().all();
        blocks.putAll(lists.get());
        printed.forEach((path, block) -> blocks.put(path, new DeskBlock.Printed(bench.id(path), List.of(block))));
        ClaimMap.all(visit, stem, character).forEach(each -> blocks.put("maps." + each.id(),
                new DeskBlock.Claims(bench.id("maps", each.id()), List.of(each))));
        blocks.putAll(new PartDesk(bench).all());
        blocks.putAll(fields.below());
        return new BuildLeaf(reopened ? "yes" : "", closed(), fields.plate(), bench.free() ? links() : List.of(),
                PlaybookDesk.of(bench), strips(blocks), new RailDesk(bench, blocks).rail());
    }

    private List<BuildLeaf.Closed> closed() {
        if (character.file().ledger().isEmpty()) {
            return List.of();
        }
        String reopen = reopened ? Paths.character(stem) : Paths.character(stem) + "?reopened=yes";
        return List.of(new BuildLeaf.Closed(visit.words(reopened ? "web.build.reopened" : "web.build.begun"),
                Leaves.ALL.containsKey(Tab.ADVANCE) ? Tab.ADVANCE.path(stem) : "",
                        visit.words("web.build.to-advance"), reopen,
                visit.words(reopened ? "web.build.close" : "web.build.reopen")));
    }

    private List<BuildLeaf.LinkView> links() {
        List<BuildLeaf.LinkView> links = new ArrayList<>();
        for (Link link : bench.rules().linked().links().values()) {
            String now = character.file().links().stream().filter(each -> each.id().equals(link.id()))
                    .map(Belonging::file).map(each -> each.text()).findFirst().orElse("");
            List<DeskField.Choice> choices = new ArrayList<>();
            choices.add(new DeskField.Choice("", visit.words("web.build.nobody"), now.isEmpty() ? "selected" : ""));
            boolean found = false;
            for (String each : visit.shelf().stems()) {
                Optional<Sniff> owner = each.equals(stem) ? Optional.empty() : owner(each, link);
                if (owner.isPresent()) {
                    boolean chosen = now.equals(each + ".yaml");
                    found |= chosen;
                    choices.add(new DeskField.Choice(each, owner.get().name().isEmpty() ? each : owner.get().name(),
                            chosen ? "selected" : ""));
                }
            }
            if (!now.isEmpty() && !found) {
                choices.add(new DeskField.Choice(now.replaceFirst("\\.yaml$", ""), now, "selected"));
            }
            links.add(new BuildLeaf.LinkView("link." + link.id(), bench.action("link"), link.id(), link.label().title(),
                    link.label().text(), choices));
        }
        return links;
    }

    /** A character on the shelf that a link could lead to: of the same game, and of the sheet that it asks for. */
    private Optional<Sniff> owner(String each, Link link) {
        return visit.shelf().file(each).flatMap(Sniff::of).filter(owner -> owner.sheet().equals(link.to())
                && owner.ruleset().equals(character.ruleset().ruleset().id()));
    }

    private List<BuildLeaf.Strip> strips(Map<String, DeskBlock> blocks) {
        PagePlan plan = character.ruleset().ruleset().plans().getOrDefault(bench.rules().id(), PagePlan.NONE);
        List<BuildLeaf.Strip> strips = new ArrayList<>();
        Set<String> named = new HashSet<>(plan.leftOut());
        for (List<PagePlan.Strip> side : plan.sides()) {
            for (PagePlan.Strip strip : side) {
                List<BuildLeaf.Column> columns = new ArrayList<>();
                for (PagePlan.Column column : strip.columns()) {
                    List<BuildLeaf.Row> found = new ArrayList<>();
                    for (List<String> row : column.blocks()) {
                        List<DeskBlock> beside = row.stream().filter(named::add).map(blocks::get)
                                .filter(each -> each != null).toList();
                        if (!beside.isEmpty()) {
                            found.add(new BuildLeaf.Row(beside.size() > 1 ? "beside" : "", beside));
                        }
                    }
                    if (!found.isEmpty()) {
                        columns.add(new BuildLeaf.Column("w" + column.width(), found));
                    }
                }
                if (!columns.isEmpty()) {
                    strips.add(new BuildLeaf.Strip(columns));
                }
            }
        }
        Map<String, DeskBlock> others = new LinkedHashMap<>(blocks);
        others.keySet().removeAll(named);
        strips.addAll(rest(others));
        return strips;
    }

    /**
     * Those of which no plan says where they stand: what befalls on the left, ratings on the right, lists where there
     * is room.
     */
    private static List<BuildLeaf.Strip> rest(Map<String, DeskBlock> blocks) {
        List<List<DeskBlock>> columns = new ArrayList<>();
        int[] heights = new int[COLUMNS];
        for (int i = 0; i < COLUMNS; i++) {
            columns.add(new ArrayList<>());
        }
        List<DeskBlock> wide = new ArrayList<>();
        blocks.forEach((path, block) -> {
            int column = path.startsWith("traits.") ? COLUMNS - 1 : path.startsWith("tracks.") ? 0 : -1;
            if (column >= 0) {
                columns.get(column).add(block);
                heights[column] += height(block);
            }
        });
        blocks.forEach((path, block) -> {
            if (path.startsWith("lists.")) {
                int shortest = 1;
                for (int i = 0; i < COLUMNS; i++) {
                    shortest = heights[i] < heights[shortest] ? i : shortest;
                }
                columns.get(shortest).add(block);
                heights[shortest] += height(block);
            } else if (!path.startsWith("traits.") && !path.startsWith("tracks.")) {
                wide.add(block);
            }
        });
        List<BuildLeaf.Strip> strips = new ArrayList<>();
        List<BuildLeaf.Column> found = columns.stream().filter(each -> !each.isEmpty())
                .map(BuildLeaf.Column::of).toList();
        if (!found.isEmpty()) {
            strips.add(new BuildLeaf.Strip(found));
        }
        wide.forEach(each -> strips.add(new BuildLeaf.Strip(List.of(BuildLeaf.Column.of(List.of(each))))));
        return strips;
    }

    /** About how many lines a block takes. */
    private static int height(DeskBlock block) {
        if (block instanceof DeskTraits traits) {
            return 3 + traits.groups().stream().mapToInt(each -> 1 + each.rows().size() + each.heads().size()).sum();
        }
        if (block instanceof DeskOptions options) {
            return 3 + options.groups().stream().flatMap(each -> each.rows().stream())
                    .mapToInt(each -> each.text().isEmpty() ? 1 : 3).sum();
        }
        return 4;
    }
}
