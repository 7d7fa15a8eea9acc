package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.board.GroupMerge;
import lampblack.builder.board.GroupText;
import lampblack.builder.shelf.DiceLog.BroughtRolls;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;

/**
 * What groups keep together, as a pack brings it: their clocks and notes, and the dice log.
 *
 * @param files as the pack has them
 * @param keys what its characters are called on the shelf
 */
record PackedTable(Builder builder, Map<String, byte[]> files, Map<String, String> keys) {

    /** Adds what is not there yet; returns what has to be said of it. */
    List<Diagnostic> take() {
        List<Diagnostic> against = new ArrayList<>();
        boolean isAllowed = builder.attendee().runsGame();
        files.forEach((found, bytes) -> Upload.UploadedPack.group(found).ifPresent(group ->
                (isAllowed ? brought(group, bytes) : Optional.of(Message.of("web.import.not-gm"))).ifPresent(why ->
                        against.add(problem(Keys.file(group.name()), why)))));
        byte[] rolls = files.get(Upload.UploadedPack.ROLLS);
        if (rolls != null && isAllowed) {
            BroughtRolls log = builder.shelf().rolls().bring(new String(rolls, StandardCharsets.UTF_8), keys);
            if (log.leftOut() > 0) {
                against.add(problem("rolls.jsonl", Message.of("web.import.rolls", "count", log.leftOut())));
            }
        } else if (rolls != null) {
            against.add(problem("rolls.jsonl", Message.of("web.import.not-gm")));
        }
        return against;
    }

    private static Diagnostic problem(String file, Message words) {
        return Diagnostic.of(Code.FILE__UNREADABLE, new Source(file, "").start(), words);
    }

    /** Why it was not brought; empty where it is there now. */
    private Optional<Message> brought(GroupName called, byte[] bytes) {
        GroupName group = called.ofGame() ? called
                : new GroupName(keys.getOrDefault(called.name(), called.name()), false);
        boolean isHere = group.ofGame() ? builder.games().game(group.name()).isPresent()
                : builder.shelf().find(group.name()).isPresent();
        Message file = Message.verbatim(Keys.file(called.name()));
        if (!isHere) {
            return Optional.of(Message.of("web.import.no-group", "file", file));
        }
        Optional<VersionedText> text = builder.shelf().decode(called.name(), bytes).value();
        Optional<GroupText> brought = text.map(decoded -> GroupText.of(group, decoded.source().text()))
                .filter(read -> read.root().isPresent());
        GroupText here = GroupText.of(builder.shelf(), group);
        if (brought.isEmpty() || here.root().isEmpty()) {
            return Optional.of(Message.of("web.import.unread-group", "file", file));
        }
        return GroupMerge.of(here, brought.get()).flatMap(merged -> written(here, merged));
    }

    private Optional<Message> written(GroupText here, String merged) {
        SaveOutcome outcome = builder.shelf().groups().write(here.name(), here.version(), merged);
        return outcome.problem().map(Diagnostic::message);
    }
}
