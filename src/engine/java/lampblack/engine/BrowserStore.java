package lampblack.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lampblack.page.KeptStore;
import org.teavm.jso.JSObject;

/** What the scripts of a page let its engine use of the browser's storage. */
record BrowserStore(StoreObject store) implements KeptStore {

    /** The same as they know it. */
    interface StoreObject extends JSObject {

        String[] names();

        /** @return null where there is none */
        String find(String name);

        boolean put(String name, String letters);

        void remove(String name);
    }

    @Override
    public List<String> names() {
        return Arrays.asList(store.names());
    }

    @Override
    public Optional<String> find(String name) {
        return Optional.ofNullable(store.find(name));
    }

    @Override
    public boolean put(String name, String letters) {
        return store.put(name, letters);
    }

    @Override
    public void remove(String name) {
        store.remove(name);
    }
}
