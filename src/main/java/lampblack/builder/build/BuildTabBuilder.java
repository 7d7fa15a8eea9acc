package lampblack.builder.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.builder.change.FormScope;
import lampblack.builder.group.ClaimMap;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.tab.TabInput;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.owner.OwnerLink;
import lampblack.ruleset.PagePlan;
import lampblack.sheet.Block;

/** Lays a character out to be made: its blocks in the order and the columns of its sheet. */
final class BuildTabBuilder {

    private static final int COLUMNS = 3;

    private final TabInput in;
    private final String stem;
    private final LoadedCharacter character;
    private final boolean reopened;
    private final BuildContext context;

    BuildTabBuilder(TabInput in) {
        this.in = in;
        this.stem = in.key();
        this.character = in.character();
        this.reopened = in.form().text("reopened").or(() -> in.query().text("reopened"))
                .isPresent();
        boolean free = !in.isSealed() && (!character.file().hasBegun() || reopened);
        this.context = BuildContext.of(in, new FormScope(character, ""), free);
    }

    BuildTab build() {
        Supplier<Map<String, BuildBlock>> lists = in.beside()
                .start(new OptionsEditorBuilder(context.apart())::all);
        EditableFieldBuilder fields = new EditableFieldBuilder(context);
        Map<String, BuildBlock> blocks = new LinkedHashMap<>(new TraitsEditorBuilder(context).all());
        Map<String, Block> printed = context.blocks().all();
        blocks.putAll(lists.get());
        printed.forEach((path, block) -> blocks.put(path, new BuildBlock.PaperBlock(context.id(path), List.of(block))));
        ClaimMap.all(in.messages(), stem, character).forEach(claimMap -> blocks.put("maps." + claimMap.id(),
                new BuildBlock.ClaimsBlock(context.id("maps", claimMap.id()), List.of(claimMap))));
        blocks.putAll(new PartsEditorBuilder(context).all());
        blocks.putAll(fields.below());
        return new BuildTab(reopened ? "yes" : "", closed(), fields.plate(), in.isSealed() ? List.of() : links(),
                PlaybookPickerBuilder.of(context), strips(blocks), new BuildSidebarBuilder(context, blocks).rail());
    }

    private List<BuildTab.CreationClosed> closed() {
        if (in.isSealed() || !character.file().hasBegun()) {
            return List.of();
        }
        String reopen = reopened ? Urls.character(stem) : Urls.character(stem) + "?reopened=yes";
        return List.of(new BuildTab.CreationClosed(in.messages()
                .text(reopened ? "web.build.reopened" : "web.build.begun"),
                CharacterTab.ADVANCE.path(stem),
                        in.messages().text("web.build.to-advance"), reopen,
                in.messages().text(reopened ? "web.build.close" : "web.build.reopen")));
    }

    private List<BuildTab.LinkView> links() {
        List<BuildTab.LinkView> links = new ArrayList<>();
        for (OwnerLink link : context.rules().linked().links().values()) {
            String now = character.file().links().stream().filter(ownerReference -> ownerReference.id()
                    .equals(link.id()))
                    .map(OwnerReference::file).map(scalar -> scalar.text()).findFirst().orElse("");
            List<EditableField.FieldChoice> choices = new ArrayList<>();
            choices.add(new EditableField.FieldChoice("", in.messages().text("web.build.nobody"), now.isEmpty()
                    ? "selected"
                    : ""));
            boolean found = false;
            for (String name : in.shelf().keys()) {
                Optional<FileHeader> owner = name.equals(stem) ? Optional.empty() : owner(name, link);
                if (owner.isPresent()) {
                    boolean chosen = now.equals(name + ".yaml");
                    found |= chosen;
                    choices.add(new EditableField.FieldChoice(name, owner.get().name().isEmpty() ? name : owner.get()
                            .name(),
                            chosen ? "selected" : ""));
                }
            }
            if (!now.isEmpty() && !found) {
                choices.add(new EditableField.FieldChoice(now.replaceFirst("\\.yaml$", ""), now, "selected"));
            }
            links.add(
                    new BuildTab.LinkView("link." + link.id(), context.action("link"), link.id(), link.label().title(),
                    link.label().text(), choices));
        }
        return links;
    }

    /** The header of a character that a link may point to: of the same game and the required sheet. */
    private Optional<FileHeader> owner(String name, OwnerLink link) {
        return in.shelf().header(name).filter(owner -> owner.sheet().equals(link.to())
                && owner.ruleset().equals(character.ruleset().ruleset().id()));
    }

    private List<BuildTab.BuildStrip> strips(Map<String, BuildBlock> blocks) {
        PagePlan plan = character.ruleset().ruleset().plans().getOrDefault(context.rules().id(), PagePlan.NONE);
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
