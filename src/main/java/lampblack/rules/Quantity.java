package lampblack.rules;

import lampblack.expression.Mention;

/**
 * A quantity that a rule reads, such as {@code rating actions.hunt}, {@code has talents.ghost} or {@code size stress}.
 * {@code ratings} stands for all of a set, {@code count} for how many there are of a set or list, {@code settled} for
 * what no rule can change. A name behind {@code cohorts/} is one of those parts, one behind {@code ^} one of the whole.
 */
public record Quantity(String kind, String name) {

    public static Quantity of(Mention mention) {
        if (mention.names().equals("part")) {
            return new Quantity("settled", mention.text());
        }
        int inner = mention.names().indexOf("-in:");
        if (inner > 0) {
            String name = mention.names().substring(inner + "-in:".length()) + "/" + mention.text();
            return new Quantity(switch (mention.names().substring(0, inner)) {
                case "option" -> "has";
                case "tag" -> "tag";
                default -> mention.text().indexOf('.') > 0 ? "rating" : "start";
            }, name);
        }
        String kind = switch (mention.function()) {
            case "rating" -> mention.names().equals("set") ? "ratings" : "rating";
            case "at_creation" -> "rating";
            case "sum", "highest", "lowest", "at_least" -> "ratings";
            case "has", "times", "playbook" -> "has";
            case "tagged" -> mention.names().equals("tag") ? "tag" : "settled";
            case "count" -> mention.names().equals("option") ? "has" : "count";
            case "size" -> "size";
            case "balance" -> "start";
            default -> "settled";
        };
        return new Quantity(kind, mention.text());
    }
}
