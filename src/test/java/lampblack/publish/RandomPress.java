package lampblack.publish;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import lampblack.picture.WholePictures;
import lampblack.page.AddressedRequest;
import lampblack.page.MemorySite;
import lampblack.page.RenderedReply;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Presses whatever there is on a page, at random. */
record RandomPress(BothEngines both, Random chance) {

    private static final List<String> TABS = List.of("", "/play", "/advance", "/roll", "/history");
    /** With spaces, digits and letters of which not everybody thinks alike. */
    private static final List<String> TYPED = List.of("Zoë & <co> 1", "Zoë & <co> 2", "\u00a0",
            "\u2003Ash\u00a0", "3", "\u0663", " 4 ", "\u0130\u0131\u03c2", "\ud83d\ude00");
    private static final List<byte[]> PICTURES = WholePictures.all();

    /** Something on a page of a character. */
    void ofCharacter(String key) {
        String page = "/characters/" + key;
        press(page + TABS.get(chance.nextInt(TABS.size())), page + "/");
    }

    /** Something on the page of a crew, or of a game's characters who belong to none. */
    void ofGroup(String group) {
        press("/group/" + group, "/group/");
    }

    private void press(String page, String actions) {
        RenderedReply shown = both.answer(AddressedRequest.get(page, chance.nextInt(4) == 0));
        List<Element> buttons = Jsoup.parse(MemorySite.body(shown)).select("form[method=post] button[type=submit]")
                .stream().filter(button -> button.closest("form").attr("action").startsWith(actions))
                .filter(button -> !button.closest("form").attr("action").matches(".*/(portrait|delete)")).toList();
        if (!buttons.isEmpty()) {
            Element button = buttons.get(chance.nextInt(buttons.size()));
            Element form = button.closest("form");
            both.answer(AddressedRequest.post(form.attr("action"), fields(form, button), Optional.of(shown.headers()
                    .getOrDefault("ETag", "").replace("\"", "")).filter(seen -> !seen.isEmpty()), true));
        }
    }

    private Map<String, List<String>> fields(Element form, Element button) {
        Map<String, List<String>> fields = new TreeMap<>();
        for (Element input : form.select("input[name], textarea[name], select[name]")) {
            if (input.attr("type").matches("checkbox|radio")) {
                if (chance.nextInt(3) == 0) {
                    fields.put(input.attr("name"), List.of(input.val()));
                }
            } else {
                fields.put(input.attr("name"), List.of(chance.nextInt(3) > 0 || input.attr("type").equals("hidden")
                        ? value(input) : TYPED.get(chance.nextInt(TYPED.size()))));
            }
        }
        if (button.hasAttr("name")) {
            fields.put(button.attr("name"), List.of(button.val()));
        }
        return fields;
    }

    private String value(Element input) {
        List<Element> options = input.select("option");
        return options.isEmpty() ? input.val() : options.get(chance.nextInt(options.size())).val();
    }

    /** A picture, whole or damaged, or none from now on. */
    void picture(String key) {
        String address = "/characters/" + key + "/portrait";
        if (chance.nextInt(5) == 0) {
            both.answer(AddressedRequest.post(address, Map.of("remove", List.of("yes")), Optional.empty(), false));
        } else {
            byte[] picture = PICTURES.get(chance.nextInt(PICTURES.size())).clone();
            if (chance.nextInt(4) == 0) {
                picture[chance.nextInt(Math.min(200, picture.length))] = (byte) chance.nextInt(256);
            }
            int length = chance.nextInt(8) == 0 ? chance.nextInt(picture.length) : picture.length;
            both.answer(new AddressedRequest(true, address, Map.of(), Optional.empty(), false, List.of(
                    new AddressedRequest.SentFile("it.png", Arrays.copyOf(picture, length)))));
        }
        both.answer(AddressedRequest.get(address + "/1", false));
    }
}
