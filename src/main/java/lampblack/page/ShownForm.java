package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.builder.PageRoute;
import lampblack.builder.Request;
import lampblack.builder.Upload;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.ShelfStamp;
import lampblack.builder.shelf.StoredText;

/**
 * A form as a page has shown it, or a page that is opened. A browser without scripts sends a form once more where it is
 * pressed again before the answer has come; the two are one press, since both say what the page was made at.
 */
public record ShownForm(PageRoute route, Request request) {

    /** What a link is called as a file that holds no whole character. */
    private static final String BROKEN_LINK = "#character";
    private static final String SEEN = "seen";
    private static final String DELETED = "id";
    private static final String COUNTED = "[+-][0-9]+";

    /** What an address leads to; empty where it leads nowhere. */
    public static Optional<ShownForm> of(AddressedRequest request) {
        for (PageRoute route : PageRoute.ALL) {
            Optional<Map<String, String>> steps = route.writes() == request.writes()
                    ? AddressText.steps(route.pattern(), request.path()) : Optional.empty();
            if (steps.isPresent()) {
                return steps.map(open -> new ShownForm(route, asked(request, open)));
            }
        }
        return Optional.empty();
    }

    private static Request asked(AddressedRequest request, Map<String, String> steps) {
        return new Request(request.writes(), steps, request.query(), AddressText.fields(request.query()),
                request.form(), request.version(), request.isPart(), request.files().stream()
                        .map(ShownForm::upload).toList());
    }

    private static Upload upload(AddressedRequest.SentFile file) {
        return file.name().equals(BROKEN_LINK) ? new Upload.UnusableUpload(file.name(), "web.import.link")
                : ShelfPack.upload(file.name(), file.bytes());
    }

    /** What is the same where it is sent again; empty for a form that counts each time. */
    public Optional<String> name() {
        Map<String, List<String>> sent = request.sent();
        boolean isKnown = sent.containsKey(SEEN) || sent.containsKey(ShelfStamp.FIELD) || sent.containsKey(DELETED);
        boolean isCounted = sent.getOrDefault("mark", List.of()).stream().anyMatch(mark -> mark.matches(COUNTED));
        return route.writes() && isKnown && !isCounted && request.uploads().isEmpty()
                ? Optional.of(route.pattern() + new TreeMap<>(request.steps()) + request.query() + new TreeMap<>(sent))
                : Optional.empty();
    }

    /** Whether all is still as the page has shown it, so that this is no second press but the first. */
    public boolean isAsShown(Shelf shelf) {
        Map<String, List<String>> sent = request.sent();
        String key = request.steps().getOrDefault("sheet", request.steps().getOrDefault("stem", ""));
        return says(SEEN, shelf.find(key).flatMap(StoredText::version).stream().toList())
                || says(ShelfStamp.FIELD, List.of(ShelfStamp.of(shelf)))
                || sent.containsKey(DELETED) && says(DELETED, shelf.deleted().stream().map(DeletedCharacter::id)
                .toList());
    }

    private boolean says(String field, List<String> now) {
        return request.sent().getOrDefault(field, List.of()).stream().anyMatch(now::contains);
    }
}
