package lampblack.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.builder.Builder;
import lampblack.builder.PageRoute;
import lampblack.builder.Reply;
import lampblack.builder.Request;
import lampblack.builder.group.Attendee;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Link;
import lampblack.builder.page.SavingBar;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Message;

/** The builder of games that are played without a server: answers each request from what it keeps in memory. */
public final class PublishedBuilder {

    private static final String PACK = "/shelf.zip";
    private static final String DOWNLOAD = "/characters/{stem}/download";
    /** Whoever only looks at a file has not got it. */
    private static final String LOOK = "look";
    private static final String IMPORT = "/import";
    /** Where a page says what became of a file: that one was saved, or whether those arrived that were given. */
    private static final String SAVING = "/saving";
    private static final String SAVED = "saved";
    private static final String ARRIVED = "arrived";
    private static final int MOST_NAMED = 4;

    private final PageSurroundings outside;
    private final MemoryStorage storage;
    private final JudgedCharacters judge;
    private final MemoryDiceLog rolls;
    private final Shelf shelf;
    private final SavedTexts saved;
    private final KeptFiles files;
    private final Builder builder;
    private final FormAnswers answers = new FormAnswers();
    /** The form that was sent last, and what it was answered. */
    private Optional<String> pressed = Optional.empty();
    private RenderedReply answered;
    private Keeping keeping = Keeping.KEPT;
    /** Whether the player has said that a file did not arrive. */
    private boolean isLost;

    public PublishedBuilder(List<PublishedGame> games, PageSurroundings outside) {
        this.outside = outside;
        String place = outside.messages().text("web.page.place");
        PublishedGames published = new PublishedGames(games, outside.terms(), place);
        this.storage = new MemoryStorage(place, outside.now());
        this.judge = new JudgedCharacters(outside.terms(), published.rulesets(), storage.texts());
        this.rolls = new MemoryDiceLog(outside.now());
        this.shelf = new Shelf(storage, judge, rolls, () -> outside.clock().iso(outside.now().getAsLong()));
        this.saved = new SavedTexts(shelf);
        this.files = new KeptFiles(shelf, storage, saved);
        this.builder = new Builder(shelf, published, outside.messages(),
                new CompiledPrints(outside.pages(), outside.sheets()), outside.assets(), new MemoryActivities(),
                outside.clock(), outside.seeds(), new AtOnce(), Attendee.HOST);
    }

    /** The characters as they are now. */
    public Shelf shelf() {
        return shelf;
    }

    /** The files that they are kept in. */
    public MemoryStorage storage() {
        return storage;
    }

    Builder builder() {
        return builder;
    }

    /** The keys of the characters that stand in no file as they are now, as far as is known. */
    public List<String> unsaved() {
        return saved.unsaved();
    }

    /** What the browser keeps of it all. */
    public KeptFiles files() {
        return files;
    }

    /** Puts it where the browser keeps it, if it does. @return whether that is otherwise than the pages say */
    public boolean keep(Optional<? extends KeptStore> store) {
        Keeping before = keeping;
        keeping = store.map(files::keep).map(hadRoom -> hadRoom ? Keeping.KEPT : Keeping.FULL).orElse(Keeping.REFUSED);
        return keeping != before;
    }

    /** What a request is answered; what it changes is changed once this returns. */
    public RenderedReply answer(AddressedRequest request) {
        try {
            Optional<RenderedReply> told = request.writes() ? Optional.empty()
                    : answers.told("", AddressText.fields(request.query()));
            return told.orElseGet(() -> once(request));
        } catch (FormData.MalformedForm malformed) {
            return rendered(request, new Reply.Refusal(Reply.Status.MALFORMED));
        }
    }

    /** What is done once, however often its form is sent as one page has shown it. */
    private RenderedReply once(AddressedRequest request) {
        Optional<ShownForm> form = !request.writes() || request.isPart() ? Optional.empty()
                : ShownForm.of(request).filter(shown -> shown.name().isPresent());
        if (form.isPresent() && form.get().name().equals(pressed) && !form.get().isAsShown(shelf)) {
            return answered;
        }
        RenderedReply answer = rendered(request, reply(request));
        if (form.isPresent()) {
            pressed = form.get().name();
            answered = answer;
        }
        return answer;
    }

    private RenderedReply rendered(AddressedRequest request, Reply unsaved) {
        Reply reply = request.writes() ? settled(unsaved) : FormAnswers.opened(unsaved, request.path(),
                ShownForm.of(request).filter(form -> FormAnswers.isKnown(form.route())).isPresent());
        RenderedReply answer = renderer(request.writes(), request.isPart()).answer(reply);
        return !request.writes() || request.isPart() ? answer
                : answers.led("", answer, FormAnswers.page(reply, request.path()));
    }

    private Reply reply(AddressedRequest request) {
        if (request.writes() && request.path().equals(SAVING)) {
            return saving(new FormData(request.form()));
        }
        if (!request.writes() && request.path().equals(PACK)) {
            byte[] pack = ShelfPack.of(shelf, rolls.text(outside.clock()::iso));
            if (!AddressText.fields(request.query()).containsKey(LOOK)) {
                shelf.keys().forEach(saved::give);
            }
            return new Reply.Content("application/zip", pack, Optional.of("characters.zip"));
        }
        return ShownForm.of(request).map(form -> reply(form.route(), form.request()))
                .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    private Reply reply(PageRoute route, Request request) {
        List<String> before = shelf.keys();
        Reply reply = route.reply(builder, request);
        switch (route.pattern()) {
            case DOWNLOAD -> {
                if (!request.asks(LOOK)) {
                    saved.give(request.key());
                }
            }
            // What comes from a file stands in one.
            case IMPORT -> shelf.keys().stream().filter(key -> !before.contains(key)).forEach(saved::save);
            default -> { }
        }
        return reply;
    }

    private Reply saving(FormData form) {
        form.text(SAVED).ifPresent(saved::save);
        form.text(ARRIVED).ifPresent(word -> {
            isLost = !word.equals("yes");
            saved.arrived(!isLost);
        });
        return new Reply.Redirect("/");
    }

    ReplyRenderer renderer(boolean writes, boolean isPart) {
        return new ReplyRenderer(outside.pages(), outside.assets(), outside.messages(), List.of(),
                List.of(bar()), false, writes, isPart);
    }

    private SavingBar bar() {
        List<String> unsaved = saved.unsaved();
        List<Link> links = new ArrayList<>();
        if (unsaved.size() <= MOST_NAMED) {
            unsaved.forEach(key -> links.add(Link.of("saving", Urls.character(key) + "/download", name(key))));
        }
        if (unsaved.size() > 1) {
            links.add(Link.of("saving", PACK, outside.messages().text("web.saving.all", "count",
                    unsaved.size())));
        }
        List<String> given = saved.given();
        List<String> hints = new ArrayList<>();
        if (isLost && !unsaved.isEmpty()) {
            hints.add(outside.messages().text("web.saving.lost"));
        }
        boolean isAtRisk = keeping != Keeping.KEPT && unsaved.size() + given.size() > 0;
        if (isAtRisk) {
            hints.add(outside.messages().text("web.saving." + keeping.word()));
        }
        return new SavingBar(unsaved.isEmpty() && given.isEmpty() ? "hidden" : "", isAtRisk ? "at-risk" : "", links,
                asks(given), hints);
    }

    private List<String> asks(List<String> given) {
        return given.isEmpty() ? List.of() : List.of(given.size() > MOST_NAMED
                ? outside.messages().text("web.saving.given.many", "count", given.size())
                : outside.messages().text("web.saving.given", "count", given.size(), "names",
                        Message.verbatim(given.stream().map(this::name).collect(Collectors.joining(", ")))));
    }

    private String name(String key) {
        return shelf.header(key).map(FileHeader::name).filter(name -> !name.isBlank()).orElse(key);
    }

    /** What is answered once a change is kept, where there is one. */
    Reply settled(Reply reply) {
        if (!(reply instanceof Reply.AfterSave after)) {
            return reply;
        }
        SaveOutcome outcome = shelf.save(after.change());
        if (!after.isAsJudged(outcome)) {
            return settled(after.otherwise().apply(outcome));
        }
        judge.keep(after.change().after().orElseThrow());
        return after.shown().get();
    }
}
