package lampblack.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;

/**
 * One ruleset by itself, in a folder that need not be called as it is.
 *
 * @param beside the folder that the folder stands in
 */
public record NamedFolder(RulesetLocation.RulesetFolder beside, String name, String id) implements RulesetLocation {

    @Override
    public String shown() {
        return beside.shown() + "/" + name;
    }

    @Override
    public String where() {
        return beside.where() + "/" + name;
    }

    @Override
    public Optional<Path> folder() {
        return Optional.empty();
    }

    @Override
    public List<String> ids() {
        return List.of(id);
    }

    @Override
    public boolean has(String other) {
        return other.equals(id) && beside.has(name);
    }

    @Override
    public List<String> files(String other) {
        return has(other) ? beside.files(name) : List.of();
    }

    @Override
    public List<String> files(String other, String inside) {
        return has(other) ? beside.files(name, inside) : List.of();
    }

    @Override
    public List<String> art(String other) {
        return has(other) ? beside.art(name) : List.of();
    }

    @Override
    public Optional<byte[]> artFile(String other, String file) {
        return has(other) ? beside.artFile(name, file) : Optional.empty();
    }

    @Override
    public Checked<TextFile> read(String other, String file) {
        return beside.read(name, id, file);
    }
}
