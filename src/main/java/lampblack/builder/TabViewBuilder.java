package lampblack.builder;

import lampblack.builder.context.RequestContext;
import lampblack.builder.page.TabView;
import lampblack.edit.LoadedCharacter;

/** Makes the leaf of a character as it was loaded. */
interface TabViewBuilder {

    TabView of(RequestContext visit, String stem, LoadedCharacter character);
}
