package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.character.OwnerReference;
import lampblack.replay.Verdict;
import lampblack.rules.option.OwnerLink;

/** Sets what can be done with somebody who is finished. */
record ReadyPanelBuilder(BuildContext context) {

    /** Where somebody has just been finished who has not played yet. */
    List<Guide.ReadyPanel> whole() {
        return context.free() && context.evaluated().file().ledger().isEmpty() && isReady()
                ? List.of(panel(List.of())) : List.of();
    }

    private boolean isReady() {
        return context.evaluated().todo().isEmpty() && errors() == 0;
    }

    private long errors() {
        return Verdict.of(context.evaluated()).errors();
    }

    /** @param left what is still to do */
    Guide.ReadyPanel panel(List<Guide.ReadyLink> left) {
        String name = context.scope().character().name();
        boolean ready = isReady();
        long steps = left.size();
        String title = ready ? context.words("web.ready.title", "name", name)
                : steps > 0 ? context.words("web.ready.unfinished", "name", name, "left", steps)
                        : context.words("web.ready.wrong", "name", name, "count", errors());
        List<Guide.ReadyLink> links = new ArrayList<>();
        if (ready) {
            String stem = context.stem();
            links.add(new Guide.ReadyLink(CharacterTab.PLAY.path(stem), context.words("web.tab.play"), "", "first"));
            links.add(new Guide.ReadyLink(Urls.print(stem), context.words("web.print"), "", ""));
            context.rules().linked().links().values().forEach(link -> links.add(link(link)));
            links.add(new Guide.ReadyLink(Urls.character(stem) + "/download", context.words("web.ready.share"), "yes",
                    ""));
        }
        return new Guide.ReadyPanel(title, links, ready ? context.words("web.ready.sharing", "file",
                context.stem() + ".yaml") : "", left);
    }

    /** To the sheet that it belongs to; where it belongs to none, to where that is chosen. */
    private Guide.ReadyLink link(OwnerLink link) {
        Optional<String> owner = context.evaluated().file().links().stream()
                .filter(reference -> reference.id().equals(link.id())).map(OwnerReference::file)
                .map(file -> file.text().replaceFirst("\\.yaml$", "")).findFirst();
        return owner.map(stem -> new Guide.ReadyLink(Urls.character(stem), link.label().title(), "", ""))
                .orElseGet(() -> new Guide.ReadyLink(Urls.character(context.stem()) + "?step=" + GuideStep.ABOUT
                        + "#link." + link.id(), context.words("web.ready.join", "link", link.label().title()), "", ""));
    }
}
