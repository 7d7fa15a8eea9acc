package lampblack.builder;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.GroupTexts;
import lampblack.builder.shelf.LoggedRoll;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;

/** The dice log and what groups keep, in memory alone. */
final class MemoryTable implements DiceLog, GroupTexts {

    private final List<LoggedRoll> all = new ArrayList<>();
    private final Map<GroupName, MemoryText> texts = new HashMap<>();
    private final Map<GroupName, List<StoredVersion>> versions = new HashMap<>();

    @Override
    public void add(LoggedRoll roll) {
        all.add(0, roll.at(all.size() + 1L));
    }

    @Override
    public BroughtRolls bring(String log, Map<String, String> keys) {
        return new BroughtRolls(0, (int) log.lines().count());
    }

    @Override
    public LoggedRolls newest(Set<String> keys, int most) {
        List<LoggedRoll> found = all.stream().filter(roll -> keys.contains(roll.key())).toList();
        return new LoggedRolls(found.subList(0, Math.min(most, found.size())), found.size() <= most, 0);
    }

    @Override
    public Optional<StoredText> find(GroupName group) {
        return Optional.ofNullable(texts.get(group));
    }

    @Override
    public List<StoredVersion> versions(GroupName group) {
        return List.copyOf(versions.getOrDefault(group, List.of()));
    }

    @Override
    public SaveOutcome write(GroupName group, Optional<String> seen, String text) {
        if (!find(group).flatMap(StoredText::version).equals(seen)) {
            return new SaveOutcome.ChangedMeanwhile(Diagnostic.of(Code.SAVE__CONFLICT,
                    new Source(group.name(), "").start(), "file", group.name()));
        }
        List<StoredVersion> before = versions.computeIfAbsent(group, name -> new ArrayList<>());
        find(group).ifPresent(old -> before.add(new StoredVersion(before.size() + 1, old)));
        texts.put(group, MemoryText.of(group.name(), text, 0));
        return new SaveOutcome.Written(texts.get(group).plain().version());
    }
}
