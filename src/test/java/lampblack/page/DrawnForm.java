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
            case "input number" -> Optional.of(chance.nextInt(4) == 0 ? input.val() : number(input));
            case "input date" -> Optional.of(one(List.of("", "2026-02-03")));
            case "select " -> Optional.of(options(input)).filter(options -> !options.isEmpty())
                    .map(options -> one(options).val());
            default -> Optional.of(switch (chance.nextInt(4)) {
                case 0 -> input.hasAttr("required") ? "Mara" : "";
                case 1 -> "Mara Vey";
                case 2 -> "zoë & <co>";
                default -> input.tagName().equals("textarea") ? input.wholeText() : input.val();
            });
        };
    }

    /** Whether a browser lets it be sent: whatever it requires can be said. */
    public static boolean canBeSent(Element form) {
        return form.select("select[required]").stream().noneMatch(select -> options(select).isEmpty());
    }

    private static List<Element> options(Element select) {
        return select.select("option").stream()
                .filter(option -> !select.hasAttr("required") || !option.val().isEmpty()).toList();
    }

    private String number(Element input) {
        int least = input.attr("min").isEmpty() ? 0 : Integer.parseInt(input.attr("min"));
        int most = input.attr("max").isEmpty() ? least + 4 : Integer.parseInt(input.attr("max"));
        return String.valueOf(least + chance.nextInt(Math.min(5, most - least + 1)));
    }

    /** One of a list. */
    public <T> T one(List<T> all) {
        return all.get(chance.nextInt(all.size()));
    }
}
