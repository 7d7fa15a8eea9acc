import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Sets the server and what it is made of apart within the jar: as one jar inside it, which only {@code serve} opens, and once
 * more beside it, for whoever can name two. Java reads the list of all files of a jar at every start, and the server's
 * would be more than all the rest. Run by the build; a jar that is apart already is left alone.
 */
public final class Apart {

    private static final String INNER = "lampblack/server.jar";
    private static final String BESIDE = "lampblack-server.jar";
    private static final String WEB = "lampblack/web/";
    /** What the command line names, so that help knows of it. */
    private static final List<String> STAYS = List.of(WEB + "Program", WEB + "ServeCommand", WEB + "ServerJar");
    private static final List<String> GOES = List.of(WEB, "io/javalin/", "org/eclipse/jetty/", "jakarta/", "kotlin/");
    private static final String HTMX = "META-INF/resources/webjars/htmx.org/";
    private static final String SERVICES = "META-INF/services/";

    private Apart() {}

    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(arguments[0]);
        Path apart = jar.resolveSibling("apart.jar");
        try (ZipFile from = new ZipFile(jar.toFile())) {
            if (from.getEntry(INNER) != null) {
                return;
            }
            write(from, apart);
        }
        Files.move(apart, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void write(ZipFile from, Path to) throws IOException {
        ByteArrayOutputStream inner = new ByteArrayOutputStream();
        try (ZipOutputStream server = new ZipOutputStream(inner);
                ZipOutputStream rest = new ZipOutputStream(Files.newOutputStream(to))) {
            long time = 0;
            for (ZipEntry each : from.stream().filter(entry -> !entry.isDirectory()).toList()) {
                time = Math.max(time, each.getTime());
                String name = each.getName();
                byte[] bytes = from.getInputStream(each).readAllBytes();
                if (isOfServer(name)) {
                    put(server, name, bytes, each.getTime());
                } else if (!isNeedless(name)) {
                    put(rest, name, bytes, each.getTime());
                }
            }
            server.finish();
            store(rest, inner.toByteArray(), time);
            Files.write(to.resolveSibling(BESIDE), inner.toByteArray());
        }
    }

    private static boolean isOfServer(String name) {
        return name.startsWith(SERVICES) && GOES.stream().anyMatch(each -> name.startsWith(each.replace('/', '.'), SERVICES.length()))
                || GOES.stream().anyMatch(name::startsWith)
                        && STAYS.stream().noneMatch(each -> name.equals(each + ".class") || name.startsWith(each + "$"));
    }

    private static boolean isNeedless(String name) {
        return name.endsWith(".kotlin_module") || name.endsWith(".kotlin_builtins")
                || name.startsWith("META-INF/maven/") || name.startsWith("META-INF/proguard/")
                || name.startsWith("META-INF/resources/") && !name.matches(HTMX + "[^/]+/(dist/htmx\\.min\\.js|LICENSE)");
    }

    private static void put(ZipOutputStream to, String name, byte[] bytes, long time) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        to.putNextEntry(entry);
        to.write(bytes);
        to.closeEntry();
    }

    /** What is compressed inside is not compressed again. */
    private static void store(ZipOutputStream to, byte[] bytes, long time) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        ZipEntry entry = new ZipEntry(INNER);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(sum.getValue());
        entry.setTime(time);
        to.putNextEntry(entry);
        to.write(bytes);
        to.closeEntry();
    }
}
