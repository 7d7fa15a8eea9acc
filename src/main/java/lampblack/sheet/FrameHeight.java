package lampblack.sheet;

import java.util.List;

/** What the frame of a block takes more than the rule above one that has none. @param look its words for styles */
record FrameHeight(String look) {

    private static final double TAB = 0.9;
    private static final double BAR = 0.5;
    private static final double AROUND = 1.8;

    /** In millimetres. */
    double more() {
        List<String> words = List.of(look.split(" "));
        double head = words.contains("frame-tab") ? TAB : words.contains("frame-bar") ? BAR : 0;
        return head > 0 ? head : words.stream().anyMatch(FrameHeight::isAround) ? AROUND : 0;
    }

    private static boolean isAround(String word) {
        return switch (word) {
            case "frame-box", "frame-round", "frame-double", "frame-brackets", "frame-edge", "painted" -> true;
            default -> false;
        };
    }
}
