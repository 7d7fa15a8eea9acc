package lampblack.builder;

import java.util.List;
import java.util.function.BiFunction;
import lampblack.builder.page.FormData;

/**
 * An address and what answers it.
 *
 * @param writes whether it takes forms
 * @param pattern its path; a step in braces stands for any other
 */
public record PageRoute(boolean writes, String pattern, BiFunction<Builder, Request, Reply> answer) {

    /** All addresses of the builder. */
    public static final List<PageRoute> ALL = List.of(
            shows("/", (builder, request) -> new ShelfController(builder).shelf()),
            shows("/games/{game}", (builder, request) -> new ShelfController(builder).game(request)),
            takes("/characters", (builder, request) -> new NewCharacterController(builder).begin(request)),
            takes("/characters/{stem}/copy", (builder, request) -> new NewCharacterController(builder).copy(request)),
            takes("/characters/{stem}/delete", (builder, request) -> new ShelfController(builder).delete(request)),
            takes("/import", (builder, request) -> new ImportController(builder).take(request)),
            shows("/trash", (builder, request) -> new ShelfController(builder).trash()),
            takes("/trash", (builder, request) -> new ShelfController(builder).takeBack(request)),
            shows("/characters/{stem}/download", (builder, request) -> new FileController(builder).download(request)),
            takes("/characters/{stem}/text", (builder, request) -> new FileController(builder).write(request)),
            takes("/characters/{stem}/restore", (builder, request) -> new FileController(builder).restore(request)),
            shows("/characters/{stem}/print", (builder, request) -> new PrintController(builder).character(request)),
            shows("/characters/{stem}/print.css",
                    (builder, request) -> new PrintController(builder).characterStyles(request)),
            shows("/games/{game}/print", (builder, request) -> new PrintController(builder).game(request)),
            shows("/games/{game}/print.css", (builder, request) -> new PrintController(builder).gameStyles(request)),
            shows("/characters/{stem}/build/preview",
                    (builder, request) -> new CharacterController(builder).preview(request)),
            shows("/characters/{stem}", (builder, request) -> new CharacterController(builder).open(request)),
            shows("/characters/{stem}/roll/odds", (builder, request) -> new RollController(builder).odds(request)),
            shows("/characters/{stem}/play/claims/{map}/{cell}",
                    (builder, request) -> new GroupController(builder).claim(request)),
            shows("/moved", (builder, request) -> new TakeoverController(builder).moved(request)),
            takes("/moved/take-over", (builder, request) -> new TakeoverController(builder).shelfOver(request)),
            takes("/moved/take-back", (builder, request) -> new TakeoverController(builder).shelfBack(request)),
            takes("/characters/{stem}/take-over",
                    (builder, request) -> new TakeoverController(builder).characterOver(request)),
            takes("/characters/{stem}/take-back",
                    (builder, request) -> new TakeoverController(builder).characterBack(request)),
            takes("/characters/{stem}/put-off",
                    (builder, request) -> new TakeoverController(builder).characterPutOff(request)),
            takes("/group/{stem}/take-over", (builder, request) -> new TakeoverController(builder).groupOver(request)),
            takes("/group/{stem}/take-back", (builder, request) -> new TakeoverController(builder).groupBack(request)),
            takes("/group/{stem}/put-off",
                    (builder, request) -> new TakeoverController(builder).groupPutOff(request)),
            shows("/group/{stem}", (builder, request) -> new GroupController(builder).group(request)),
            takes("/group/{stem}/begin", (builder, request) -> new GroupController(builder).begin(request)),
            takes("/characters/{stem}/roll", (builder, request) -> new RollController(builder).roll(request)),
            shows("/characters/{stem}/{tab}", (builder, request) -> new CharacterController(builder).open(request)),
            takes("/characters/{stem}/{tab}/{change}",
                    (builder, request) -> new CharacterController(builder).change(request)));

    private static PageRoute shows(String pattern, BiFunction<Builder, Request, Reply> answer) {
        return new PageRoute(false, pattern, answer);
    }

    private static PageRoute takes(String pattern, BiFunction<Builder, Request, Reply> answer) {
        return new PageRoute(true, pattern, answer);
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
