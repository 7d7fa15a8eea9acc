package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** A form of a page, filled in at random. */
public record DrawnForm(Random chance) {

    /** What is sent by a button of it, with whatever stands in the form. */
    public Map<String, List<String>> fields(Element form, Element button) {
        Map<String, List<String>> fields = new TreeMap<>();
        for (Element input : form.select("input[name], select[name], textarea[name]")) {
            value(input).ifPresent(value -> fields.merge(input.attr("name"), List.of(value), DrawnForm::more));
        }
        if (button.hasAttr("name")) {
            fields.merge(button.attr("name"), List.of(button.val()), DrawnForm::more);
        }
        return fields;
    }

    private static List<String> more(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    private Optional<String> value(Element input) {
        return switch (input.tagName() + " " + input.attr("type")) {
            case "input hidden" -> Optional.of(input.val());
            case "input checkbox", "input radio" -> Optional.of(input.val()).filter(value -> chance.nextInt(3) == 0);
            case "input number" -> Optional.of(chance.nextInt(4) == 0 ? input.val() : "" + chance.nextInt(5));
            case "select " -> input.select("option").isEmpty() ? Optional.empty()
                    : Optional.of(one(input.select("option")).val());
            default -> Optional.of(switch (chance.nextInt(4)) {
                case 0 -> "";
                case 1 -> "Mara Vey";
                case 2 -> "zoë & <co>";
                default -> input.tagName().equals("textarea") ? input.wholeText() : input.val();
            });
        };
    }

    /** One of a list. */
    public <T> T one(List<T> all) {
        return all.get(chance.nextInt(all.size()));
    }
}
