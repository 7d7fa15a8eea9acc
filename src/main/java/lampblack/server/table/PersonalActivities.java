package lampblack.server.table;

import java.util.function.UnaryOperator;
import lampblack.builder.play.Activities;
import lampblack.builder.play.RecentActivity;

/** What one person was told, and has rolled: two who look at one sheet do not read each other's notices. */
public record PersonalActivities(Activities all, String id) implements Activities {

    @Override
    public RecentActivity of(String key) {
        return all.of(personal(key));
    }

    @Override
    public void update(String key, UnaryOperator<RecentActivity> change) {
        all.update(personal(key), change);
    }

    /** No key of a character begins with a colon. */
    private String personal(String key) {
        return id.isEmpty() ? key : ":" + id + ":" + key;
    }
}
