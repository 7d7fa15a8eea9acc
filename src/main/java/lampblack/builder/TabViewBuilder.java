package lampblack.builder;

import lampblack.builder.page.TabView;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.page.TabInput;

/** Makes the view of a tab. */
interface TabViewBuilder {

    TabView of(TabInput in, RecentActivity activity);
}
