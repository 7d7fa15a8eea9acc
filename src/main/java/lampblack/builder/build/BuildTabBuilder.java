package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.change.FormScope;
import lampblack.builder.group.ClaimMap;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Choice;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.FileHeader;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Distinct;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.PagePlan;
import lampblack.sheet.Block;

/** Lays a character out to be made: its blocks in the order and the columns of its sheet. */
final class BuildTabBuilder {

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
        boolean free = !character.file().hasBegun() || reopened;
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
        GuideBuilder guide = new GuideBuilder(context, blocks);
        List<Guide> open = context.guided().map(step -> guide.guide(step, links())).stream().toList();
        return open.isEmpty() ? whole(fields, blocks, guide) : guided(open.get(0), guide, blocks);
    }

    /** One step at a time. */
    private BuildTab guided(Guide open, GuideBuilder guide, Map<String, BuildBlock> blocks) {
        BuildSidebar rail = new BuildSidebarBuilder(context, blocks, guide::place).rail();
        return new BuildTab("", open.step(), List.of(), List.of(open),
                new BuildTab.ModeLink(Urls.character(stem), context.words("web.guide.sheet")), List.of(), List.of(),
                List.of(), List.of(), List.of(), List.of(), rail);
    }

    /** The sheet as a whole; while something is chosen, what is of no use yet is folded away. */
    private BuildTab whole(EditableFieldBuilder fields, Map<String, BuildBlock> blocks, GuideBuilder guide) {
        BuildStrips layout = new BuildStrips(character.ruleset().ruleset().plans()
                .getOrDefault(context.rules().id(), PagePlan.NONE));
        Map<String, BuildBlock> inert = new LinkedHashMap<>();
        if (context.free()) {
            blocks.forEach((path, block) -> Optional.of(block).filter(BuildBlock::isInert)
                    .ifPresent(found -> inert.put(path, found)));
        }
        Map<String, BuildBlock> used = new LinkedHashMap<>(blocks);
        used.keySet().removeAll(inert.keySet());
        boolean unfinished = context.free() && !reopened && !context.evaluated().todo().isEmpty();
        return new BuildTab(reopened ? "yes" : "", "", closed(), List.of(),
                new BuildTab.ModeLink(unfinished ? guide.start() : "", context.words("web.guide.begin")),
                reopened ? List.of() : new ReadyPanelBuilder(context).whole(), fields.plate(),
                links(), PlaybookPickerBuilder.of(context), layout.of(used),
                inert.isEmpty() ? List.of() : List.of(new BuildTab.LaterBlocks(context.words("web.build.later",
                        "what", titles(inert)), layout.of(inert))),
                new BuildSidebarBuilder(context, blocks, place -> "#" + place).rail());
    }

    /** What they are called, each once. */
    private static List<String> titles(Map<String, BuildBlock> blocks) {
        return Distinct.of(blocks.values().stream().map(BuildBlock::title).filter(title -> !title.isEmpty()));
    }

    private List<BuildTab.CreationClosed> closed() {
        if (!character.file().hasBegun()) {
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
            List<Choice> choices = new ArrayList<>();
            choices.add(Choice.of("", in.messages().text("web.build.nobody"), now));
            boolean found = false;
            for (String name : in.shelf().keys()) {
                Optional<FileHeader> owner = name.equals(stem) ? Optional.empty() : owner(name, link);
                if (owner.isPresent()) {
                    boolean chosen = now.equals(name + ".yaml");
                    found |= chosen;
                    choices.add(Choice.of(name, owner.get().name().isEmpty() ? name : owner.get().name(), chosen));
                }
            }
            if (!now.isEmpty() && !found) {
                choices.add(Choice.of(now.replaceFirst("\\.yaml$", ""), now, true));
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
}
