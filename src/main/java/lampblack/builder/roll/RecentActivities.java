package lampblack.builder.roll;

import java.util.LinkedHashMap;
import java.util.Map;

/** The sittings of the characters that were played last, by the names of their files. */
public final class RecentActivities {

    private static final int MOST = 64;

    private final Map<String, RecentActivity> all = new LinkedHashMap<>(MOST, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RecentActivity> eldest) {
            return size() > MOST;
        }
    };

    public synchronized RecentActivity of(String stem) {
        return all.computeIfAbsent(stem, name -> new RecentActivity());
    }
}
