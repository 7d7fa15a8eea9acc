package lampblack.page;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.picture.Picture;

/**
 * What a browser keeps of the pages of a game, as files that they share: characters, what groups keep, which of them
 * stand in files elsewhere, and pictures. Each is called as in a pack. Only what the player removes on a page goes.
 */
public final class KeptFiles {

    private static final String SAVED = "saved";
    private static final String PORTRAITS = ShelfPack.PORTRAITS + "/";
    /** The folder that the shelf has them in. */
    private static final String KEPT = "." + PORTRAITS;

    private final Shelf shelf;
    private final MemoryStorage storage;
    private final SavedTexts saved;
    /** What this page last saw of each file in the store. */
    private final Map<String, String> seen = new TreeMap<>();
    /** What its own contents were then. */
    private final Map<String, String> versions = new TreeMap<>();

    KeptFiles(Shelf shelf, MemoryStorage storage, SavedTexts saved) {
        this.shelf = shelf;
        this.storage = storage;
        this.saved = saved;
    }

    /** @param version what no other contents of the file have */
    private record KeptFile(String version, Supplier<byte[]> bytes) {}

    /** What matters most comes first, since a browser may not have room for all. */
    private Map<String, KeptFile> here() {
        Map<String, KeptFile> here = new LinkedHashMap<>();
        shelf.keys().forEach(key -> shelf.find(key).ifPresent(text -> here.put(Keys.file(key), file(text))));
        shelf.groups().all().forEach(group -> shelf.groups().find(group)
                .ifPresent(text -> here.put(group.file(), file(text))));
        String known = saved.text();
        if (!known.isEmpty()) {
            here.put(SAVED, new KeptFile(known, () -> known.getBytes(StandardCharsets.UTF_8)));
        }
        storage.names(KEPT).forEach(name -> storage.find(KEPT + name, name)
                .ifPresent(picture -> here.put(PORTRAITS + name, file(picture))));
        return here;
    }

    private static KeptFile file(StoredText text) {
        return new KeptFile(text.version().orElseThrow(), () -> text.bytes().orElseThrow());
    }

    /** Takes what other pages, or earlier visits, have put into the store. @return whether that was anything new */
    public boolean take(KeptStore store) {
        Map<String, String> fresh = new LinkedHashMap<>();
        // Whoever a picture shows is there before it.
        store.names().stream().sorted(Comparator.comparing(name -> name.startsWith(PORTRAITS))).forEach(name ->
                store.find(name).filter(letters -> !letters.equals(seen.get(name))).ifPresent(letters ->
                        fresh.put(name, letters)));
        fresh.forEach((name, letters) -> put(name, letters.getBytes(StandardCharsets.ISO_8859_1)));
        seen.putAll(fresh);
        here().forEach((name, file) -> {
            if (fresh.containsKey(name)) {
                versions.put(name, file.version());
            }
        });
        return !fresh.isEmpty();
    }

    /** Takes a file; whatever it replaces becomes an earlier version. */
    private void put(String name, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        Optional<GroupName> group = ShelfPack.groupOf(name);
        if (name.equals(SAVED)) {
            saved.read(text);
        } else if (group.isPresent()) {
            storage.take(group.get().file(), text);
        } else if (name.startsWith(PORTRAITS)) {
            Picture.read(name, bytes).value()
                    .ifPresent(picture -> shelf.setPortrait(pictured(name), Optional.of(picture)));
        } else {
            Keys.of(name).ifPresent(key -> storage.take(Keys.file(key), text));
        }
    }

    /** The key of whoever a picture shows. */
    private static String pictured(String name) {
        return name.substring(PORTRAITS.length(), Math.max(name.lastIndexOf('.'), PORTRAITS.length()));
    }

    /**
     * Puts into the store what has changed on this page, and takes out what was removed on it.
     *
     * @return whether all had room
     */
    public boolean keep(KeptStore store) {
        Map<String, KeptFile> here = here();
        boolean hadRoom = true;
        for (Map.Entry<String, KeptFile> file : here.entrySet()) {
            hadRoom &= isKept(store, file.getKey(), file.getValue()) || keep(store, file.getKey(), file.getValue());
        }
        for (String gone : versions.keySet().stream().filter(name -> !here.containsKey(name)).toList()) {
            store.remove(gone);
            forget(gone);
        }
        return hadRoom;
    }

    private boolean isKept(KeptStore store, String name, KeptFile file) {
        return file.version().equals(versions.get(name)) && store.find(name).isPresent();
    }

    private boolean keep(KeptStore store, String name, KeptFile file) {
        String letters = new String(file.bytes().get(), StandardCharsets.ISO_8859_1);
        if (!store.put(name, letters)) {
            return false;
        }
        seen.put(name, letters);
        versions.put(name, file.version());
        return true;
    }

    private void forget(String name) {
        seen.remove(name);
        versions.remove(name);
    }

    /** Lets a file go that was removed on another page: a character goes into the trash. @return whether it was here */
    public boolean removed(String name) {
        if (!versions.containsKey(name)) {
            return false;
        }
        Optional<KeptFile> file = Optional.ofNullable(here().get(name));
        forget(name);
        if (file.isPresent() && name.startsWith(PORTRAITS)) {
            shelf.setPortrait(pictured(name), Optional.empty());
        } else if (file.isPresent() && ShelfPack.groupOf(name).isEmpty()) {
            Keys.of(name).ifPresent(key -> shelf.delete(key, file.get().version()));
        }
        return true;
    }

    /** The names of all files, for those who compare pages. */
    List<String> names() {
        return List.copyOf(here().keySet());
    }
}
