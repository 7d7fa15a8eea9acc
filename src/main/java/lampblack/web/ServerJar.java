package lampblack.web;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32;
import lampblack.io.OutputFile;
import lampblack.io.Packed;

/** Loads the server, which in the packed program lies in a jar of its own inside it, unless the launcher names that one. */
final class ServerJar {

    private static final String INNER = "lampblack/server.jar";

    private ServerJar() {}

    /**
     * A class of the server.
     *
     * @param cache where its jar may be kept for the next time
     */
    static Class<?> load(String name, Optional<Path> cache) throws ClassNotFoundException, IOException {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException inside) {
            return packed(name, cache);
        }
    }

    private static Class<?> packed(String name, Optional<Path> cache) throws ClassNotFoundException, IOException {
        byte[] jar = Packed.file(INNER).orElseThrow(() -> new IOException("no " + INNER));
        ClassLoader loader = new URLClassLoader(new URL[] {url(kept(jar, cache))}, ServerJar.class.getClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        return Class.forName(name, true, loader);
    }

    private static URL url(Path file) throws MalformedURLException {
        return file.toUri().toURL();
    }

    private static Path kept(byte[] jar, Optional<Path> cache) throws IOException {
        String name = "server-" + Long.toHexString(sum(jar)) + ".jar";
        if (cache.isPresent()) {
            Path file = cache.get().resolve(name);
            if (isThat(file, jar) || OutputFile.write(file, jar).problem().isEmpty()) {
                return file;
            }
        }
        Path once = Files.createTempFile("lampblack-", ".jar");
        once.toFile().deleteOnExit();
        Files.write(once, jar);
        return once;
    }

    private static boolean isThat(Path file, byte[] jar) throws IOException {
        return Files.isRegularFile(file) && Files.size(file) == jar.length && sum(Files.readAllBytes(file)) == sum(jar);
    }

    private static long sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }
}
