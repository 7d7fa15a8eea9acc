package lampblack.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import lampblack.builder.play.Activities;
import lampblack.builder.play.RecentActivity;

/** What has been said and rolled with the characters that were played last. */
public final class MemoryActivities implements Activities {

    private static final int MAX = 64;

    /** Those that were asked for last come last. */
    private final Map<String, RecentActivity> all = new LinkedHashMap<>();

    @Override
    public RecentActivity of(String key) {
        RecentActivity found = all.remove(key);
        if (found != null) {
            all.put(key, found);
        }
        return found == null ? RecentActivity.NONE : found;
    }

    @Override
    public void update(String key, UnaryOperator<RecentActivity> change) {
        all.put(key, change.apply(of(key)));
        if (all.size() > MAX) {
            all.remove(all.keySet().iterator().next());
        }
    }
}
