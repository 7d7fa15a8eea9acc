package lampblack.builder.play;

import java.util.function.UnaryOperator;

/** What has been said and rolled with characters since the program was started, by their keys. */
public interface Activities {

    RecentActivity of(String key);

    void update(String key, UnaryOperator<RecentActivity> change);
}
