package lampblack.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import lampblack.builder.roll.Activities;
import lampblack.builder.roll.RecentActivity;

/** What has been said and rolled with the characters that were played last. */
public final class MemoryActivities implements Activities {

    private static final int MAX = 64;

    /** Those that were played last come last. */
    private final Map<String, RecentActivity> all = new LinkedHashMap<>();

    @Override
    public RecentActivity of(String key) {
        return all.getOrDefault(key, RecentActivity.NONE);
    }

    @Override
    public void update(String key, UnaryOperator<RecentActivity> change) {
        RecentActivity now = change.apply(of(key));
        all.remove(key);
        all.put(key, now);
        if (all.size() > MAX) {
            all.remove(all.keySet().iterator().next());
        }
    }
}
