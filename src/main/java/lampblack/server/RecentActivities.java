package lampblack.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import lampblack.builder.roll.Activities;
import lampblack.builder.roll.RecentActivity;

/** What has been said and rolled with the characters that were played last, whichever requests ask at a time. */
final class RecentActivities implements Activities {

    private static final int MAX = 64;

    private final Map<String, RecentActivity> all = new LinkedHashMap<>(MAX, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RecentActivity> eldest) {
            return size() > MAX;
        }
    };

    @Override
    public synchronized RecentActivity of(String key) {
        return all.getOrDefault(key, RecentActivity.NONE);
    }

    @Override
    public synchronized void update(String key, UnaryOperator<RecentActivity> change) {
        all.put(key, change.apply(of(key)));
    }
}
