package lampblack.picture;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import lampblack.diagnostic.Message;

/**
 * A drawing in SVG, written anew of only those elements and attributes that draw. What programs note beside is left out;
 * what runs, loads or calls on anything is refused, and so is whatever could grow without end.
 */
final class Drawing {

    private static final Set<String> ELEMENTS = Set.of("svg", "g", "defs", "title", "desc", "path", "rect", "circle",
            "ellipse", "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask");
    /** What drawing programs write for themselves, with all that is in it. */
    private static final Set<String> BESIDE = Set.of("metadata");
    private static final Set<String> GEOMETRY = Set.of("id", "viewBox", "preserveAspectRatio", "x", "y", "x1", "y1", "x2",
            "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "d", "points", "width", "height", "transform",
            "gradientTransform", "gradientUnits", "spreadMethod", "offset", "clipPathUnits", "maskUnits",
            "maskContentUnits", "pathLength");
    private static final Set<String> PAINT = Set.of("fill", "fill-rule", "fill-opacity", "stroke", "stroke-width",
            "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
            "stroke-dashoffset", "opacity", "color", "display", "visibility", "clip-path", "clip-rule", "mask",
            "stop-color", "stop-opacity", "vector-effect", "paint-order");
    /** What never stands in a value; looked for letter by letter, since patterns go deep over long paths in a page. */
    private static final String UNSAFE = "\\<>@;{}";
    private static final Pattern LOADS = Pattern.compile("url\\(\\s*(?!['\"]?#[\\w.-]+['\"]?\\s*\\))",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern LENGTH = Pattern.compile("\\s*([0-9]{1,5}(\\.[0-9]{1,6})?)\\s*(px)?\\s*");
    private static final int MOST_ELEMENTS = 20_000;
    private static final int DEEPEST = 60;

    private final StringBuilder kept = new StringBuilder();
    private final List<String> open = new ArrayList<>();
    private Optional<Message> wrong = Optional.empty();
    /** How many elements deep all is left out; 0 where nothing is. */
    private int skipped;
    private int elements;

    private Drawing() {}

    /** Whether a file is text that may be a drawing, whatever it is called. */
    static boolean isText(byte[] file) {
        int at = file.length > 2 && (file[0] & 0xff) == 0xef ? 3 : 0;
        while (at < file.length && " \t\r\n".indexOf(file[at]) >= 0) {
            at++;
        }
        return at < file.length && file[at] == '<';
    }

    static Drawing of(byte[] file) {
        Drawing drawing = new Drawing();
        String text = new String(file, StandardCharsets.UTF_8);
        drawing.read(new XmlPieces(text.startsWith("\ufeff") ? text.substring(1) : text));
        return drawing;
    }

    /** Why it is not taken, if it is not. */
    Optional<Message> wrong() {
        return wrong;
    }

    /** What of it is kept. */
    byte[] kept() {
        return kept.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void read(XmlPieces pieces) {
        Optional<XmlPieces.Tag> tag = pieces.next();
        while (tag.isPresent() && wrong.isEmpty()) {
            tag(tag.get());
            tag = pieces.next();
        }
        if (wrong.isEmpty() && (pieces.isBroken() || !open.isEmpty() || elements == 0)) {
            refuse("web.portrait.broken");
        }
    }

    private void tag(XmlPieces.Tag tag) {
        if (!tag.opens()) {
            close(tag.name());
            return;
        }
        if (++elements > MOST_ELEMENTS || open.size() >= DEEPEST || open.isEmpty() && elements > 1) {
            refuse("art.too-much");
            return;
        }
        if (open.isEmpty() && !tag.name().equals("svg")) {
            refuse("art.no-drawing");
            return;
        }
        boolean beside = tag.name().contains(":") || BESIDE.contains(tag.name());
        if (skipped == 0 && beside) {
            skipped = open.size() + 1;
        } else if (skipped == 0 && !ELEMENTS.contains(tag.name())) {
            refuse("art.part", "part", tag.name());
            return;
        }
        open.add(tag.name());
        if (skipped == 0) {
            write(tag);
        } else {
            tag.attributes().keySet().forEach(this::refuseHandler);
        }
        if (tag.closes()) {
            close(tag.name());
        }
    }

    private void close(String name) {
        int last = open.size() - 1;
        if (last < 0 || !open.get(last).equals(name)) {
            refuse("web.portrait.broken");
            return;
        }
        open.remove(last);
        if (skipped == 0) {
            kept.append("</").append(name).append('>');
        } else if (skipped == last + 1) {
            skipped = 0;
        }
    }

    private void write(XmlPieces.Tag tag) {
        kept.append('<').append(tag.name());
        boolean root = open.size() == 1;
        if (root) {
            kept.append(" xmlns=\"http://www.w3.org/2000/svg\"");
            frame(tag.attributes());
        }
        tag.attributes().forEach((name, value) -> {
            refuseHandler(name);
            if (name.equals("style")) {
                declarations(value);
            } else if (name.equals("href") || name.equals("xlink:href")) {
                reference(tag.name(), value);
            } else if ((GEOMETRY.contains(name) && !(root && isOfFrame(name))) || PAINT.contains(name)) {
                attribute(name, value);
            }
        });
        kept.append('>');
    }

    private void refuseHandler(String attribute) {
        if (attribute.length() > 2 && attribute.substring(0, 2).equalsIgnoreCase("on")) {
            refuse("art.part", "part", attribute);
        }
    }

    private static boolean isOfFrame(String name) {
        return name.equals("viewBox") || name.equals("width") || name.equals("height");
    }

    /** How large it is drawn its page says; what is left is where it begins and ends. */
    private void frame(Map<String, String> attributes) {
        Optional<String> width = length(attributes.get("width"));
        Optional<String> height = length(attributes.get("height"));
        if (attributes.containsKey("viewBox")) {
            attribute("viewBox", attributes.get("viewBox"));
        } else if (width.isPresent() && height.isPresent()) {
            attribute("viewBox", "0 0 " + width.get() + " " + height.get());
        } else {
            refuse("art.no-size");
        }
    }

    private static Optional<String> length(String written) {
        return Optional.ofNullable(written).map(LENGTH::matcher).filter(length -> length.matches())
                .map(length -> length.group(1));
    }

    /** Only gradients build on each other, and only within the drawing. */
    private void reference(String element, String value) {
        if (!value.startsWith("#") || !element.endsWith("Gradient")) {
            refuse("art.part", "part", "href");
        } else {
            attribute("href", value);
        }
    }

    private void declarations(String style) {
        for (String declaration : style.split(";")) {
            int colon = declaration.indexOf(':');
            String name = declaration.substring(0, Math.max(0, colon)).strip();
            if (PAINT.contains(name)) {
                attribute(name, declaration.substring(colon + 1).strip());
            } else if (!declaration.isBlank()) {
                checked(declaration);
            }
        }
    }

    private void attribute(String name, String value) {
        boolean masks = name.equals("mask") || name.equals("clip-path");
        if (masks && (open.contains("mask") || open.contains("clipPath"))) {
            // Masks of masks of masks are drawn as often as all of them multiplied.
            refuse("art.part", "part", name);
        } else if (checked(value)) {
            kept.append(' ').append(name).append("=\"").append(value.replace("&", "&amp;").replace("\"", "&quot;"))
                    .append('"');
        }
    }

    private boolean checked(String value) {
        if (LOADS.matcher(value).find()) {
            refuse("art.part", "part", "url()");
        } else if (value.chars().anyMatch(letter -> UNSAFE.indexOf(letter) >= 0)) {
            refuse("art.part", "part", value.length() > 30 ? value.substring(0, 30) : value);
        }
        return wrong.isEmpty();
    }

    private void refuse(String key, Object... namesAndValues) {
        if (wrong.isEmpty()) {
            wrong = Optional.of(Message.of(key, namesAndValues));
        }
    }
}
