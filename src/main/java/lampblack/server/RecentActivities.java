package lampblack.server;

import java.util.function.UnaryOperator;
import lampblack.builder.play.Activities;
import lampblack.builder.play.RecentActivity;
import lampblack.page.MemoryActivities;

/** What has been said and rolled with the characters that were played last, whichever requests ask at a time. */
final class RecentActivities implements Activities {

    private final MemoryActivities all = new MemoryActivities();

    @Override
    public synchronized RecentActivity of(String key) {
        return all.of(key);
    }

    @Override
    public synchronized void update(String key, UnaryOperator<RecentActivity> change) {
        all.update(key, change);
    }
}
