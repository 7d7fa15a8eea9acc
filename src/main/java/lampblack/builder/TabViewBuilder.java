package lampblack.builder;

import lampblack.builder.page.TabView;
import lampblack.builder.roll.RecentActivity;
import lampblack.builder.tab.TabInput;

/** Makes the view of a tab. */
interface TabViewBuilder {

    TabView of(TabInput in, RecentActivity activity);
}
