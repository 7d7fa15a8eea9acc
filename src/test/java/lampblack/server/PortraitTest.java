package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A picture belongs to its character wherever that goes, and nothing else is ever kept or sent as one. */
@Tag("slow")
class PortraitTest {

    private static final String EDGE = "----edge----";

    @TempDir
    Path folder;
    @TempDir
    Path other;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "isolde-crake");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void withoutAPictureThereAreInitials() {
        Answer page = site.get("/characters/isolde-crake/play");
        assertEquals(List.of("IC"), page.words(".portrait .initials"));
        assertEquals(List.of("IC"), site.get("/").words(".card .initials"));
        assertTrue(page.page().select("#portrait-remove").isEmpty());
        assertEquals(404, site.get("/characters/isolde-crake/portrait/1").status());
    }

    @Test
    void aPictureIsShownInTheHeadAndOnTheShelfAndTakenAwayByAPress() throws IOException {
        byte[] picture = drawn();
        assertEquals("/characters/isolde-crake/play", send("isolde-crake", "me.html", picture).header("Location"));
        assertArrayEquals(picture, Files.readAllBytes(folder.resolve(".portraits/isolde-crake.png")));
        Answer page = site.get("/characters/isolde-crake/play");
        String path = page.page().selectFirst(".portrait img").attr("src");
        assertEquals(path, site.get("/").page().selectFirst(".card img").attr("src"));
        assertArrayEquals(picture, site.bytes(path));
        Answer shown = site.get(path);
        assertEquals("image/png", shown.header("Content-Type"));
        assertEquals("nosniff", shown.header("X-Content-Type-Options"));
        assertEquals("same-origin", shown.header("Cross-Origin-Resource-Policy"));
        assertTrue(shown.header("Cache-Control").startsWith("private"), shown.header("Cache-Control"));
        assertTrue(shown.header("Content-Security-Policy").contains("default-src 'none'"));
        assertEquals(303, post("isolde-crake", part("remove", "yes")).status());
        assertFalse(Files.exists(folder.resolve(".portraits/isolde-crake.png")));
        assertEquals(List.of("IC"), site.get("/characters/isolde-crake").words(".portrait .initials"));
    }

    @Test
    void whatIsNoPictureIsRefusedAndTheOneBeforeStays() throws IOException {
        byte[] picture = drawn();
        send("isolde-crake", "me.png", picture);
        for (String hostile : List.of("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "<script>",
                "PK\u0003\u0004", "")) {
            Answer refused = send("isolde-crake", "me.png", hostile.getBytes(StandardCharsets.UTF_8));
            assertEquals(422, refused.status());
            assertEquals("It is not a PNG, JPEG or WebP file.", refused.words(".notice.refused li p").get(0));
        }
        byte[] cut = new byte[picture.length / 2];
        System.arraycopy(picture, 0, cut, 0, cut.length);
        assertEquals(List.of("It is damaged or not complete."), send("isolde-crake", "me.png", cut)
                .words(".notice.refused li p"));
        assertArrayEquals(picture, Files.readAllBytes(folder.resolve(".portraits/isolde-crake.png")));
        assertEquals(404, send("nobody", "me.png", picture).status());
        assertEquals(404, site.get("/characters/..%2f..%2fetc/portrait/1").status());
    }

    @Test
    void whatSomebodyPutThereByHandIsSentOnlyWhereItIsAPicture() throws IOException {
        Files.createDirectories(folder.resolve(".portraits"));
        Files.writeString(folder.resolve(".portraits/isolde-crake.png"), "<script>alert(1)</script>");
        String path = site.get("/characters/isolde-crake").page().selectFirst(".portrait img").attr("src");
        assertEquals(404, site.get(path).status());
    }

    @Test
    void picturesAndTextsAreTakenBackAndDoneAgainInTheirOrder() throws IOException {
        site.with("ash", "format: 1\nruleset: blades-in-the-dark\nversion: 1.0.0\ncreation: {playbook: cutter}\n");
        byte[] first = drawn(1);
        byte[] second = drawn(2);
        List<String> states = new ArrayList<>(List.of(state("ash")));
        send("ash", "me.png", first);
        states.add(state("ash"));
        step("ash", "rate", Map.of("step", "dots", "trait", "hunt", "points", "1"));
        states.add(state("ash"));
        send("ash", "me.png", second);
        states.add(state("ash"));
        post("ash", part("remove", "yes"));
        states.add(state("ash"));
        step("ash", "rate", Map.of("step", "dots", "trait", "prowl", "points", "1"));
        states.add(state("ash"));
        assertEquals(6, Set.copyOf(states).size());
        for (int at = states.size() - 2; at >= 0; at--) {
            step("ash", "undo", Map.of());
            assertEquals(states.get(at), state("ash"), "undone to " + at);
        }
        assertEquals("true", site.get("/characters/ash").page().selectFirst("#undo").attr("aria-disabled"));
        for (int at = 1; at < states.size(); at++) {
            step("ash", "redo", Map.of());
            assertEquals(states.get(at), state("ash"), "done again to " + at);
        }
        assertEquals("true", site.get("/characters/ash").page().selectFirst("#redo").attr("aria-disabled"));
    }

    @Test
    void formerPicturesAreFewAndGoWithTheirCharacter() throws IOException {
        for (int i = 1; i <= 8; i++) {
            send("isolde-crake", "me.png", drawn(i));
        }
        try (Stream<Path> kept = Files.list(folder.resolve(".portraits/.former/isolde-crake"))) {
            assertEquals(5, kept.count());
        }
        Answer page = site.get("/characters/isolde-crake");
        site.post("/characters/isolde-crake/delete", Map.of("seen", page.page().selectFirst("[name=seen]").val()));
        assertFalse(Files.exists(folder.resolve(".portraits/.former/isolde-crake")));
    }

    private String state(String stem) {
        Answer page = site.get("/characters/" + stem);
        Element picture = page.page().selectFirst(".portrait img");
        return site.text(stem) + (picture == null ? "" : Arrays.hashCode(site.bytes(picture.attr("src"))));
    }

    private void step(String stem, String change, Map<String, String> fields) {
        Map<String, String> all = new HashMap<>(fields);
        all.put("seen", site.get("/characters/" + stem).page().selectFirst("input[name=seen]").val());
        assertEquals(303, site.post("/characters/" + stem + "/build/" + change, all).status());
    }

    @Test
    void aPictureGoesToTheTrashAndComesBack() throws IOException {
        byte[] picture = drawn();
        send("isolde-crake", "me.png", picture);
        Answer page = site.get("/characters/isolde-crake");
        site.post("/characters/isolde-crake/delete", Map.of("seen", page.page().selectFirst("[name=seen]").val()));
        site.example("blades-in-the-dark", "isolde-crake");
        assertEquals(List.of("IC"), site.get("/characters/isolde-crake").words(".portrait .initials"));
        String id = site.get("/trash").page().selectFirst("[name=id]").val();
        String back = site.post("/trash", Map.of("id", id)).header("Location");
        assertFalse(back.equals("/characters/isolde-crake"));
        assertArrayEquals(picture, site.bytes(site.get(back).page().selectFirst(".portrait img").attr("src")));
    }

    @Test
    void aPictureIsCopiedPackedAndBroughtIn() throws IOException {
        byte[] picture = drawn();
        send("isolde-crake", "me.png", picture);
        String copy = site.post("/characters/isolde-crake/copy", Map.of()).header("Location");
        assertArrayEquals(picture, site.bytes(site.get(copy).page().selectFirst(".portrait img").attr("src")));
        byte[] pack = site.bytes("/shelf.zip");
        try (Site elsewhere = Site.of(other)) {
            Answer taken = elsewhere.send(elsewhere.request("/import").header("Origin", elsewhere.origin())
                    .header("Content-Type", "multipart/form-data; boundary=" + EDGE)
                    .POST(BodyPublishers.ofByteArray(body(file("all.zip", pack)))));
            assertEquals("/?imported=2", taken.header("Location"));
            assertEquals(2, elsewhere.get("/").page().select(".card img").size());
            assertArrayEquals(picture, elsewhere.bytes(elsewhere.get("/characters/isolde-crake").page()
                    .selectFirst(".portrait img").attr("src")));
        }
    }

    private Answer send(String stem, String name, byte[] bytes) {
        return post(stem, file(name, bytes), part("tab", "play"));
    }

    private Answer post(String stem, byte[]... parts) {
        return site.send(site.request("/characters/" + stem + "/portrait").header("Origin", site.origin())
                .header("Content-Type", "multipart/form-data; boundary=" + EDGE)
                .POST(BodyPublishers.ofByteArray(body(parts))));
    }

    private static byte[] file(String name, byte[] bytes) {
        return joined(("--" + EDGE + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: image/png\r\n\r\n").getBytes(StandardCharsets.UTF_8), bytes,
                "\r\n".getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] part(String name, String value) {
        return ("--" + EDGE + "\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] body(byte[]... parts) {
        return joined(joined(parts), ("--" + EDGE + "--\r\n").getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] drawn() throws IOException {
        return drawn(0);
    }

    private static byte[] drawn(int other) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(40 + other, 50, BufferedImage.TYPE_INT_RGB), "png", out);
        return out.toByteArray();
    }
}
