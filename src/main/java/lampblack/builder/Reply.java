package lampblack.builder;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.builder.page.PageView;
import lampblack.picture.Picture;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.edit.ProposedChange;

/** What the builder answers. */
public sealed interface Reply {

    /** How a request has ended. */
    enum Status {
        FINE, MALFORMED, MISSING, CHANGED_MEANWHILE, REFUSED, UNSEEN, NOT_SAVED
    }

    /** What becomes of the address that the browser shows. */
    enum AddressUse {
        KEPT, PUSHED, REPLACED
    }

    /**
     * A page, or its main part where only that is asked for.
     *
     * @param version of the character that is shown
     * @param address what the browser is to show in place of the address that was asked for
     */
    record Page(Status status, PageView page, Optional<String> version, AddressUse use, String address)
            implements Reply {

        static Page of(Status status, PageView page) {
            return new Page(status, page, Optional.empty(), AddressUse.KEPT, "");
        }

        static Page of(PageView page) {
            return of(Status.FINE, page);
        }

        Page showing(String shown) {
            return new Page(status, page, Optional.of(shown), use, address);
        }

        Page at(AddressUse how, String path) {
            return new Page(status, page, version, how, path);
        }
    }

    /** A redirect to another page, after a change. */
    record Redirect(String path) implements Reply {}

    /** That it cannot be answered so. */
    record Refusal(Status status) implements Reply {}

    /** A file, as bytes. @param keptAs its file name where the browser should download it */
    record Content(String type, byte[] bytes, Optional<String> keptAs) implements Reply {}

    /** A picture of a character, under an address that changes with it. */
    record Portrait(Picture picture) implements Reply {}

    /**
     * An answer that is sent once a change is saved.
     *
     * @param shown the answer where it is saved as it was judged; it may be made meanwhile
     * @param otherwise the answer to any other outcome
     */
    record AfterSave(ProposedChange change, Supplier<Reply> shown, Function<SaveOutcome, Reply> otherwise)
            implements Reply {

        /**
         * Whether it is saved just as it was judged. What comes to others as well was judged by their texts as they
         * were, so that it has to be read again.
         */
        public boolean isAsJudged(SaveOutcome outcome) {
            return change.others().isEmpty() && outcome instanceof SaveOutcome.Written written
                    && written.version().equals(change.after().orElseThrow().text().version());
        }
    }
}
