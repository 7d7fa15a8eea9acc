package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;

/** A place among texts that are kept by the names of their files; a name with slashes stands in a folder. */
public final class NamedPlace implements Place {

    private static final String END = ".yaml";

    /** A text under the name that problems call it. */
    private record ShownText(Source source, String version) implements VersionedText {}

    private final String name;
    private final Map<String, ? extends VersionedText> texts;

    /** @param texts all that there are, which may change */
    public NamedPlace(String name, Map<String, ? extends VersionedText> texts) {
        this.name = name;
        this.texts = texts;
    }

    /** The whole name that a text is kept by. */
    public String name() {
        return name;
    }

    @Override
    public String file() {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    @Override
    public List<String> folders() {
        List<String> steps = RelativeWay.steps(List.of(), name);
        return steps.subList(0, Math.max(0, steps.size() - 1));
    }

    @Override
    public NamedPlace to(String way) {
        return new NamedPlace(RelativeWay.from(name, way), texts);
    }

    @Override
    public Optional<String> wayTo(Place other) {
        return other instanceof NamedPlace there ? Optional.of(way(there)) : Optional.empty();
    }

    private String way(NamedPlace other) {
        List<String> here = folders();
        List<String> there = other.folders();
        int same = 0;
        while (same < Math.min(here.size(), there.size()) && here.get(same).equals(there.get(same))) {
            same++;
        }
        List<String> steps = new ArrayList<>();
        for (int i = same; i < here.size(); i++) {
            steps.add("..");
        }
        steps.addAll(there.subList(same, there.size()));
        steps.add(other.file());
        return String.join("/", steps);
    }

    @Override
    public boolean isThere() {
        return texts.containsKey(name);
    }

    @Override
    public boolean isNear(Place other) {
        return wayTo(other).filter(RelativeWay::staysNear).isPresent();
    }

    @Override
    public boolean isSame(Place other) {
        return equals(other);
    }

    @Override
    public Checked<VersionedText> read(String shown) {
        VersionedText text = texts.get(name);
        Report report = new Report();
        if (text == null) {
            report.add(Diagnostic.of(Code.FILE__NOT_FOUND, new Source(shown, "").start()));
            return Checked.nothing(report);
        }
        Source source = text.source();
        return Checked.of(source.name().equals(shown) ? text
                : new ShownText(new Source(shown, source.text()), text.version()), report);
    }

    @Override
    public List<Place> beside() {
        return others().stream().filter(other -> other.folders().equals(folders())).<Place>map(other -> other).toList();
    }

    private List<NamedPlace> others() {
        return texts.keySet().stream().filter(other -> other.endsWith(END) && !other.equals(name)).sorted()
                .map(other -> new NamedPlace(other, texts)).toList();
    }

    /** Those of the folder that a way names, of its own, and of the others beside that. */
    @Override
    public List<String> nearby(String way) {
        String prefix = way.substring(0, way.lastIndexOf('/') + 1);
        List<String> named = RelativeWay.steps(folders(), prefix);
        List<String> ways = new ArrayList<>();
        others().stream().filter(other -> other.folders().equals(named))
                .forEach(other -> ways.add(prefix + other.file()));
        beside().forEach(other -> ways.add(other.file()));
        others().stream().filter(other -> isInNextFolder(other.folders())).forEach(other -> ways.add(way(other)));
        return ways;
    }

    private boolean isInNextFolder(List<String> folder) {
        List<String> own = folders();
        int above = own.size() - 1;
        return above >= 0 && folder.size() == own.size() && !folder.equals(own)
                && folder.subList(0, above).equals(own.subList(0, above));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NamedPlace there && name.equals(there.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
