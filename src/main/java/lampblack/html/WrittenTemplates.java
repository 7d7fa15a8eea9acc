package lampblack.html;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lampblack.yaml.PackedReader;

/** Compiled templates as {@link TemplateWriter} wrote them, each of which is read when it is asked for first. */
public final class WrittenTemplates {

    private final Map<String, byte[]> written = new HashMap<>();
    private final Map<String, TemplateNode> read = new HashMap<>();

    public WrittenTemplates(byte[] all) {
        PackedReader in = new PackedReader(all);
        while (in.hasMore()) {
            written.put(in.text(), in.block());
        }
    }

    public Set<String> names() {
        return written.keySet();
    }

    /** All of them, by their names in order. */
    public Map<String, TemplateNode> all() {
        Map<String, TemplateNode> all = new TreeMap<>();
        names().forEach(name -> all.put(name, find(name)));
        return all;
    }

    /** A template; null where there is none of that name. */
    public TemplateNode find(String name) {
        if (written.containsKey(name) && !read.containsKey(name)) {
            read.put(name, new TemplateReading(new PackedReader(written.get(name))).node());
        }
        return read.get(name);
    }
}
