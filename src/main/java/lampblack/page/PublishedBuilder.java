package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.Builder;
import lampblack.builder.PageRoute;
import lampblack.builder.Reply;
import lampblack.builder.Request;
import lampblack.builder.Upload;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.table.Attendee;

/** The builder of games that are played without a server: answers each request from what it keeps in memory. */
public final class PublishedBuilder {

    private static final int WRONG = 400;
    private static final int MISSING = 404;

    private final PageSurroundings outside;
    private final MemoryShelf shelf;
    private final Builder builder;

    public PublishedBuilder(List<PublishedGame> games, PageSurroundings outside) {
        this.outside = outside;
        String place = outside.messages().text("web.page.place");
        PublishedGames published = new PublishedGames(games, outside.terms(), place);
        this.shelf = new MemoryShelf(place, published.rulesets(), outside);
        this.builder = new Builder(shelf, published, outside.messages(),
                new CompiledPrints(outside.pages(), outside.sheets()), outside.assets(), new MemoryActivities(),
                outside.clock(), outside.seeds(), new AtOnce(), Attendee.HOST);
    }

    /** The characters as they are now. */
    public MemoryShelf shelf() {
        return shelf;
    }

    Builder builder() {
        return builder;
    }

    /** What a request is answered; what it changes is changed once this returns. */
    public RenderedReply answer(AddressedRequest request) {
        ReplyRenderer renderer = renderer(request.writes(), request.isPart());
        try {
            for (PageRoute route : PageRoute.ALL) {
                Optional<Map<String, String>> steps = route.writes() == request.writes()
                        ? AddressText.steps(route.pattern(), request.path()) : Optional.empty();
                if (steps.isPresent()) {
                    return renderer.answer(settled(route.reply(builder, asked(request, steps.get()))));
                }
            }
            return renderer.refuse(MISSING);
        } catch (FormData.MalformedForm malformed) {
            return renderer.refuse(WRONG);
        }
    }

    ReplyRenderer renderer(boolean writes, boolean isPart) {
        return new ReplyRenderer(outside.pages(), outside.assets(), outside.messages(), List.of(), writes, isPart);
    }

    private static Request asked(AddressedRequest request, Map<String, String> steps) {
        return new Request(request.writes(), steps, request.query(), AddressText.fields(request.query()),
                request.form(), request.version(), request.isPart(), request.files().stream()
                        .<Upload>map(file -> new Upload.SingleUpload(file.name(), file.bytes())).toList());
    }

    /** What is answered once a change is kept, where there is one. */
    Reply settled(Reply reply) {
        if (!(reply instanceof Reply.AfterSave after)) {
            return reply;
        }
        SaveOutcome outcome = shelf.save(after.change());
        if (!after.isAsJudged(outcome)) {
            return after.otherwise().apply(outcome);
        }
        shelf.saved(after.change().after().orElseThrow());
        return after.shown().get();
    }
}
