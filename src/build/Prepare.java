import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.load.CheckCache;
import lampblack.load.RulesetLoader;
import lampblack.store.PrecompiledTrees;
import lampblack.store.RulesetLocation;

/**
 * Keeps what the program need not read again: the trees of the packed rulesets and of the schemas, and which of those
 * rulesets it finds without fault itself, behind its edition: a sum over all its classes, texts and libraries. Run by the
 * build on the folder of classes.
 */
public final class Prepare {

    public static void main(String[] arguments) throws IOException, NoSuchAlgorithmException {
        Path classes = Path.of(arguments[0]);
        Path verdicts = classes.resolve("lampblack/verdicts");
        Path edition = classes.resolve("lampblack/edition");
        clear(verdicts);
        Files.deleteIfExists(edition);
        Files.createDirectories(verdicts);
        Path trees = classes.resolve("lampblack/trees");
        Files.createDirectories(trees);
        clear(trees);
        RulesetLocation packed = new RulesetLocation.RulesetFolder(classes.resolve("rulesets"));
        for (String id : packed.ids()) {
            Files.write(trees.resolve(id), PrecompiledTrees.serialize(packed, id));
        }
        schemas(classes.resolve("schemas"), trees);
        Files.writeString(edition, edition(classes));
        for (String id : packed.ids()) {
            Path made = Files.createTempDirectory("verdict");
            new RulesetLoader(List.of(packed), new CheckCache(Files.readString(edition), Optional.of(made))).load(id);
            try (Stream<Path> records = Files.list(made)) {
                for (Path path : (Iterable<Path>) records::iterator) {
                    Files.move(path, verdicts.resolve(id), StandardCopyOption.REPLACE_EXISTING);
                }
            }
            Files.delete(made);
        }
    }

    private static void clear(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path path : (Iterable<Path>) files::iterator) {
                    Files.delete(path);
                }
            }
        }
    }

    /** The schemas without what they say to people. */
    private static void schemas(Path schemas, Path trees) throws IOException {
        JsonMapper mapper = new JsonMapper();
        for (String name : List.of("ruleset", "ruleset-resolved", "character", "tests")) {
            String file = name + ".schema.json";
            ObjectNode schema = (ObjectNode) mapper.readTree(schemas.resolve(file).toFile());
            strip(schema);
            Files.write(trees.resolve(file), PrecompiledTrees.serialize(file, mapper.writeValueAsString(schema)));
        }
    }

    /** Takes out what a schema says about itself, but no property that happens to have that name. */
    private static void strip(JsonNode schema) {
        if (schema instanceof ObjectNode object) {
            object.remove("description");
            object.properties().forEach(entry -> {
                if (List.of("properties", "definitions").contains(entry.getKey())) {
                    entry.getValue().forEach(Prepare::strip);
                } else {
                    strip(entry.getValue());
                }
            });
        } else {
            schema.forEach(Prepare::strip);
        }
    }

    private static String edition(Path classes) throws IOException, NoSuchAlgorithmException {
        MessageDigest sum = MessageDigest.getInstance("SHA-256");
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path path : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                sum.update(classes.relativize(path).toString().getBytes(StandardCharsets.UTF_8));
                sum.update(Files.readAllBytes(path));
            }
        }
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(name -> Path.of(name).getFileName())
                .filter(path -> path.toString().endsWith(".jar")).sorted(Comparator.naturalOrder())
                .forEach(path -> sum.update(path.toString().getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(sum.digest());
    }
}
