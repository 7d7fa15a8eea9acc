package lampblack.builder.takeover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;

/**
 * A page on which characters are taken over.
 *
 * @param path its own address
 * @param base where its presses are sent
 * @param tab the open tab, on the page of a character
 */
public record TakeoverPlace(String path, String base, Optional<CharacterTab> tab) {

    /** The field with what was shown, so that a press writes that or nothing. */
    public static final String SHOWN = "shown";
    /** The field of an address with the key of each character that has been taken over. */
    public static final String TAKEN = "taken";
    /** The field of an address with the key of each that has been taken back. */
    public static final String BACK = "back";
    /** The field of an address that shows again what was put off. */
    public static final String MOVED = "moved";
    /** The field with the tab that a form was sent from. */
    public static final String TAB = "tab";

    private static final int LONGEST = 6_000;

    /** The page of a character. */
    public static TakeoverPlace of(String key, CharacterTab tab) {
        return new TakeoverPlace(tab.path(key), Urls.character(key), Optional.of(tab));
    }

    /** The page of a crew. */
    public static TakeoverPlace ofGroup(String key) {
        return new TakeoverPlace(Urls.group(key), Urls.group(key), Optional.empty());
    }

    /** The page of all characters whose games have moved on. */
    public static TakeoverPlace ofShelf() {
        return new TakeoverPlace(Urls.MOVED, Urls.MOVED, Optional.empty());
    }

    String takeOver() {
        return base + "/take-over";
    }

    String takeBack() {
        return base + "/take-back";
    }

    String putOff() {
        return base + "/put-off";
    }

    /** Whether it is there for nothing else, so that nothing is put off on it. */
    public boolean isOfShelf() {
        return base.equals(Urls.MOVED);
    }

    /** Its address with what is to be said of some characters, unless it is longer so than addresses may be. */
    public String saying(String field, List<String> keys) {
        String said = keys.stream().map(key -> field + "=" + Urls.encoded(key)).collect(Collectors.joining("&"));
        return said.isEmpty() || said.length() > LONGEST ? path : path + "?" + said;
    }

    /** The fields of a form, with the tab that it is sent from. */
    List<HiddenField> fields(List<HiddenField> own) {
        List<HiddenField> all = new ArrayList<>(own);
        tab.ifPresent(open -> all.add(new HiddenField(TAB, open.word())));
        return List.copyOf(all);
    }
}
