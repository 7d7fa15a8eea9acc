package lampblack.builder;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Urls;
import lampblack.builder.group.Right;

/**
 * An address and what answers it.
 *
 * @param writes whether it takes forms
 * @param right what somebody at a table has to have for it
 * @param pattern its path; a step in braces stands for any other
 * @param page the path of the page that its forms stand on, with the same steps; for what takes none, its own
 */
public record PageRoute(boolean writes, Right right, String pattern, String page,
        BiFunction<Builder, Request, Reply> answer) {

    private static final String TAB = "/{tab}";

    public PageRoute {
        Objects.requireNonNull(right, pattern);
    }

    /** All addresses of the builder. */
    public static final List<PageRoute> ALL = List.of(
            shows(Right.READ, "/", (builder, request) -> new ShelfController(builder).shelf(request)),
            shows(Right.READ, "/games/{game}", (builder, request) -> new ShelfController(builder).game(request)),
            takes(Right.OWN, "/characters", "/",
                    (builder, request) -> new NewCharacterController(builder).begin(request)),
            takes(Right.OWN, "/characters/{stem}/copy", "/",
                    (builder, request) -> new NewCharacterController(builder).copy(request)),
            takes(Right.GM, "/characters/{stem}/delete", "/",
                    (builder, request) -> new ShelfController(builder).delete(request)),
            takes(Right.GM, "/characters/{stem}/tags", "/",
                    (builder, request) -> new ShelfController(builder).tag(request)),
            takes(Right.GM, "/characters/{stem}/archive", "/",
                    (builder, request) -> new ShelfController(builder).archive(request)),
            takes(Right.OWN, "/import", "/",
                    (builder, request) -> new ImportController(builder).take(request)),
            shows(Right.GM, "/trash", (builder, request) -> new ShelfController(builder).trash()),
            takes(Right.GM, "/trash", "/trash",
                    (builder, request) -> new ShelfController(builder).takeBack(request)),
            shows(Right.READ, "/characters/{stem}/download",
                    (builder, request) -> new FileController(builder).download(request)),
            takes(Right.OWN, "/characters/{stem}/text", "/characters/{stem}/file",
                    (builder, request) -> new FileController(builder).write(request)),
            takes(Right.OWN, "/characters/{stem}/restore", "/characters/{stem}/file",
                    (builder, request) -> new FileController(builder).restore(request)),
            shows(Right.READ, "/characters/{stem}/portrait/{version}",
                    (builder, request) -> new PortraitController(builder).show(request)),
            takes(Right.OWN, "/characters/{stem}/portrait", "/characters/{stem}",
                    (builder, request) -> new PortraitController(builder).take(request)),
            shows(Right.READ, "/characters/{stem}/print",
                    (builder, request) -> new PrintController(builder).character(request)),
            shows(Right.READ, "/characters/{stem}/print.css",
                    (builder, request) -> new PrintController(builder).characterStyles(request)),
            shows(Right.READ, "/characters/{stem}/print.pdf",
                    (builder, request) -> new PrintController(builder).characterPdf(request)),
            shows(Right.READ, "/games/{game}/pack", (builder, request) -> new PackController(builder).choose(request)),
            shows(Right.READ, "/games/{game}/pack/print",
                    (builder, request) -> new PackController(builder).print(request)),
            shows(Right.READ, "/games/{game}/pack/print.css",
                    (builder, request) -> new PackController(builder).styles(request)),
            shows(Right.READ, "/games/{game}/pack/print.pdf",
                    (builder, request) -> new PackController(builder).pdf(request)),
            shows(Right.READ, "/games/{game}/print", (builder, request) -> new PrintController(builder).game(request)),
            shows(Right.READ, "/games/{game}/print.css",
                    (builder, request) -> new PrintController(builder).gameStyles(request)),
            shows(Right.READ, "/games/{game}/print.pdf",
                    (builder, request) -> new PrintController(builder).gamePdf(request)),
            shows(Right.OWN, "/characters/{stem}/build/preview",
                    (builder, request) -> new CharacterController(builder).preview(request)),
            shows(Right.READ, "/characters/{stem}",
                    (builder, request) -> new CharacterController(builder).open(request)),
            shows(Right.READ, "/characters/{stem}/roll/odds",
                    (builder, request) -> new RollController(builder).odds(request)),
            shows(Right.READ, "/characters/{stem}/play/claims/{map}/{cell}",
                    (builder, request) -> new GroupController(builder).claim(request)),
            shows(Right.GM, "/moved", (builder, request) -> new TakeoverController(builder).moved(request)),
            takes(Right.GM, "/moved/take-over", "/moved",
                    (builder, request) -> new TakeoverController(builder).shelfOver(request)),
            takes(Right.GM, "/moved/take-back", "/moved",
                    (builder, request) -> new TakeoverController(builder).shelfBack(request)),
            takes(Right.OWN, "/characters/{stem}/take-over", "/characters/{stem}",
                    (builder, request) -> new TakeoverController(builder).characterOver(request)),
            takes(Right.OWN, "/characters/{stem}/take-back", "/characters/{stem}",
                    (builder, request) -> new TakeoverController(builder).characterBack(request)),
            takes(Right.OWN, "/characters/{stem}/put-off", "/characters/{stem}",
                    (builder, request) -> new TakeoverController(builder).characterPutOff(request)),
            takes(Right.GM, "/group/{stem}/take-over", "/group/{stem}",
                    (builder, request) -> new TakeoverController(builder).groupOver(request)),
            takes(Right.GM, "/group/{stem}/take-back", "/group/{stem}",
                    (builder, request) -> new TakeoverController(builder).groupBack(request)),
            takes(Right.GM, "/group/{stem}/put-off", "/group/{stem}",
                    (builder, request) -> new TakeoverController(builder).groupPutOff(request)),
            shows(Right.READ, "/group/{stem}", (builder, request) -> new GroupController(builder).group(request)),
            takes(Right.GM, "/group/{stem}/join", "/group/{stem}",
                    (builder, request) -> new GroupController(builder).join(request)),
            takes(Right.GM, "/group/{stem}/leave", "/group/{stem}",
                    (builder, request) -> new GroupController(builder).leave(request)),
            takes(Right.GM, "/group/{stem}/begin", "/group/{stem}",
                    (builder, request) -> new GroupController(builder).begin(request)),
            takes(Right.GM, "/group/{stem}/clocks", "/group/{stem}",
                    (builder, request) -> new SharedController(builder).clocks(request)),
            takes(Right.GM, "/group/{stem}/clocks/{change}", "/group/{stem}",
                    (builder, request) -> new SharedController(builder).again(request, "clocks")),
            takes(Right.GM, "/group/{stem}/notes", "/group/{stem}",
                    (builder, request) -> new SharedController(builder).notes(request)),
            takes(Right.GM, "/group/{stem}/notes/{change}", "/group/{stem}",
                    (builder, request) -> new SharedController(builder).again(request, "notes")),
            takes(Right.GM, "/group/{stem}/sheets/{sheet}/{change}", "/group/{stem}",
                    (builder, request) -> new BoardController(builder).change(request)),
            takes(Right.OWN, "/characters/{stem}/roll", "/characters/{stem}/roll",
                    (builder, request) -> new RollController(builder).roll(request)),
            shows(Right.READ, "/characters/{stem}/{tab}",
                    (builder, request) -> new CharacterController(builder).open(request)),
            takes(Right.GM, "/characters/{stem}/{tab}/stand", "/characters/{stem}/{tab}",
                    (builder, request) -> new CharacterController(builder).stand(request)),
            takes(Right.OWN, "/characters/{stem}/{tab}/{change}", "/characters/{stem}/{tab}",
                    (builder, request) -> new CharacterController(builder).change(request)));

    private static PageRoute shows(Right right, String pattern,
            BiFunction<Builder, Request, Reply> answer) {
        return new PageRoute(false, right, pattern, pattern, answer);
    }

    private static PageRoute takes(Right right, String pattern, String page,
            BiFunction<Builder, Request, Reply> answer) {
        return new PageRoute(true, right, pattern, page, answer);
    }

    /** The path of the page that a form stands on. @param steps of the address that the form is sent to */
    public String page(Map<String, String> steps) {
        String path = CharacterTab.BUILD.word().equals(steps.get("tab")) ? page.replace(TAB, "") : page;
        for (Map.Entry<String, String> step : steps.entrySet()) {
            path = path.replace("{" + step.getKey() + "}", Urls.encoded(step.getValue()));
        }
        return path;
    }

    /** What a request for this address is answered. */
    public Reply reply(Builder builder, Request request) {
        try {
            return answer.apply(builder, request);
        } catch (FormData.MalformedForm malformed) {
            return new Reply.Refusal(Reply.Status.MALFORMED);
        }
    }
}
