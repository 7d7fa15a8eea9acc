package lampblack.builder.takeover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormData;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.page.RetryForm;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;

/** Says on a page what was taken over or taken back, as its address tells; what has changed since is said so. */
public record TakeoverNotices(TakeoverPlace place, Shelf shelf, Messages messages) {

    private static final int MAX_NAMED = 12;

    /** None where nothing of what the address tells still holds. */
    public List<Notice> of(FormData query) {
        List<Notice> notices = new ArrayList<>();
        taken(here(query.all(TakeoverPlace.TAKEN))).ifPresent(notices::add);
        back(here(query.all(TakeoverPlace.BACK))).ifPresent(notices::add);
        return notices;
    }

    private List<LoadedCharacter> here(List<String> keys) {
        return Set.copyOf(keys).stream().sorted().flatMap(key -> shelf.open(key).stream()).toList();
    }

    private Optional<Notice> taken(List<LoadedCharacter> keys) {
        List<LoadedCharacter> all = keys.stream().filter(character -> !character.isOlder()
                && !character.file().takenOver().isEmpty()).toList();
        List<TakenBack> back = all.stream().flatMap(character -> TakenBack.of(shelf, character).stream()).toList();
        if (back.isEmpty()) {
            return Optional.empty();
        }
        List<String> since = all.stream().filter(character -> back.stream()
                        .noneMatch(one -> one.character().key().equals(character.key())))
                .map(LoadedCharacter::name).toList();
        Notice notice = new Notice("done", heading("web.moved.taken", "web.moved.taken-all", all), since.stream()
                .map(name -> plain(messages.text("web.moved.changed-since", "name", name))).toList(), List.of());
        return Optional.of(since.isEmpty() ? notice.with(form(back)) : notice);
    }

    private Optional<Notice> back(List<LoadedCharacter> keys) {
        List<LoadedCharacter> all = keys.stream().filter(character -> character.isOlder()).toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(new Notice("done", heading("web.moved.back",
                "web.moved.back-all", all), List.of(), List.of()));
    }

    private String heading(String one, String several, List<LoadedCharacter> all) {
        LoadedCharacter first = all.get(0);
        return all.size() == 1 ? messages.text(one, "name", first.name(), "game", first.ruleset().ruleset().title(),
                "version", first.ruleset().ruleset().version())
                : messages.text(several, "names", all.size() > MAX_NAMED
                        ? Message.of("web.moved.count", "count", all.size())
                        : all.stream().map(LoadedCharacter::name).toList());
    }

    /** The form that takes back what was taken over, with the version of each file that it is about. */
    public Control form(List<TakenBack> all) {
        List<HiddenField> fields = new ArrayList<>();
        for (TakenBack one : all) {
            fields.add(new HiddenField(FormData.seenOf(one.character().key()), one.character().text().version()));
        }
        return RetryForm.of(place.takeBack(), messages.text("web.moved.take-back"), place.fields(fields));
    }

    /** A sentence in a notice. */
    public static ProblemText plain(String words) {
        return new ProblemText("note", "", words, List.of(), "");
    }
}
