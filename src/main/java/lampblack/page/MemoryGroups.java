package lampblack.page;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.GroupTexts;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;

/** What groups keep, in memory. */
final class MemoryGroups implements GroupTexts {

    private final MemoryTexts ofCrews;
    private final MemoryTexts ofGames;

    MemoryGroups(LongSupplier now) {
        ofCrews = new MemoryTexts(now);
        ofGames = new MemoryTexts(now);
    }

    private MemoryTexts texts(GroupName group) {
        return group.ofGame() ? ofGames : ofCrews;
    }

    @Override
    public List<GroupName> all() {
        return Stream.concat(ofCrews.keys().stream().map(key -> new GroupName(key, false)),
                ofGames.keys().stream().map(GroupName::ofGame)).toList();
    }

    @Override
    public Optional<StoredText> find(GroupName group) {
        return texts(group).find(group.name()).map(text -> text);
    }

    @Override
    public List<StoredVersion> versions(GroupName group) {
        return texts(group).versions(group.name());
    }

    @Override
    public SaveOutcome write(GroupName group, Optional<String> seen, String text) {
        return seen.map(version -> texts(group).write(List.of(new NewText(group.name(), version, text))))
                .orElseGet(() -> texts(group).begin(group.name(), text));
    }

    /** Puts a text from elsewhere, whatever stands there, which becomes an earlier version. */
    void put(GroupName group, String text) {
        texts(group).take(group.name(), text);
    }
}
