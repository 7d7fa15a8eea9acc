package lampblack.builder.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.ruleset.PagePlan;

/** Lays blocks out in the order and the columns of their sheet. */
record BuildStrips(PagePlan plan) {

    private static final int COLUMNS = 3;

    List<BuildTab.BuildStrip> of(Map<String, BuildBlock> blocks) {
        List<BuildTab.BuildStrip> strips = new ArrayList<>();
        Set<String> named = new HashSet<>(plan.leftOut());
        for (List<PagePlan.PlanStrip> side : plan.sides()) {
            for (PagePlan.PlanStrip strip : side) {
                List<BuildTab.BuildColumn> columns = new ArrayList<>();
                for (PagePlan.PlanColumn column : strip.columns()) {
                    List<BuildTab.BuildRow> found = new ArrayList<>();
                    for (List<String> row : column.blocks()) {
                        List<BuildBlock> beside = row.stream().filter(named::add).map(blocks::get)
                                .filter(buildBlock -> buildBlock != null).toList();
                        if (!beside.isEmpty()) {
                            found.add(new BuildTab.BuildRow(beside.size() > 1 ? "beside" : "", beside));
                        }
                    }
                    if (!found.isEmpty()) {
                        columns.add(new BuildTab.BuildColumn("w" + column.width(), found));
                    }
                }
                if (!columns.isEmpty()) {
                    strips.add(new BuildTab.BuildStrip(columns));
                }
            }
        }
        Map<String, BuildBlock> others = new LinkedHashMap<>(blocks);
        others.keySet().removeAll(named);
        strips.addAll(rest(others));
        return strips;
    }

    /**
     * Those of which no plan says where they stand: what befalls on the left, ratings on the right, lists where there
     * is room.
     */
    private static List<BuildTab.BuildStrip> rest(Map<String, BuildBlock> blocks) {
        List<List<BuildBlock>> columns = new ArrayList<>();
        int[] heights = new int[COLUMNS];
        for (int i = 0; i < COLUMNS; i++) {
            columns.add(new ArrayList<>());
        }
        List<BuildBlock> wide = new ArrayList<>();
        blocks.forEach((path, block) -> {
            int column = path.startsWith("traits.") ? COLUMNS - 1 : path.startsWith("tracks.") ? 0 : -1;
            if (column >= 0) {
                columns.get(column).add(block);
                heights[column] += block.height();
            }
        });
        blocks.forEach((path, block) -> {
            if (path.startsWith("lists.")) {
                int shortest = 1;
                for (int i = 0; i < COLUMNS; i++) {
                    shortest = heights[i] < heights[shortest] ? i : shortest;
                }
                columns.get(shortest).add(block);
                heights[shortest] += block.height();
            } else if (!path.startsWith("traits.") && !path.startsWith("tracks.")) {
                wide.add(block);
            }
        });
        List<BuildTab.BuildStrip> strips = new ArrayList<>();
        List<BuildTab.BuildColumn> found = columns.stream().filter(buildBlocks -> !buildBlocks.isEmpty())
                .map(BuildTab.BuildColumn::of).toList();
        if (!found.isEmpty()) {
            strips.add(new BuildTab.BuildStrip(found));
        }
        wide.forEach(buildBlock -> strips.add(new BuildTab.BuildStrip(
                List.of(BuildTab.BuildColumn.of(List.of(buildBlock))))));
        return strips;
    }
}
