package lampblack.replay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.track.TrackShape;

/**
 * Looks at the clocks that players named.
 *
 * @param title of the track they stand on
 */
record ClocksJudge(String title, TrackShape.Clocks clocks, Report report) {

    void judge(Node value) {
        if (value.asMap().isEmpty()) {
            report.add(Diagnostic.of(Code.NOW__WRONG_MARK, value.span(), "track", title, "expected",
                    Message.of("expected.clocks")));
            return;
        }
        Map<String, String> before = new HashMap<>();
        for (MapNode.Entry entry : value.all()) {
            Optional<NamedClock> clock = NamedClock.of(entry);
            String same = before.put(Name.of(entry.key().text()).key(), entry.key().text());
            if (same != null) {
                wrong(entry, entry.key(), Message.of("expected.another-name", "name", same));
            } else if (clock.isPresent()) {
                judge(clock.get(), entry);
            } else if (!entry.value().isNull()) {
                wrong(entry, entry.value(), Message.of("expected.clock", "size", clocks.sizes().get(0)));
            }
        }
    }

    private void judge(NamedClock clock, MapNode.Entry entry) {
        if (!clocks.sizes().contains(clock.size())) {
            List<Object> sizes = clocks.sizes().stream().map(size -> (Object) size).toList();
            wrong(entry, entry.value(), Message.of("expected.clock-size", "sizes", sizes));
        } else if (clock.marked() > clock.size()) {
            report.add(Diagnostic.of(Code.NOW__TOO_MUCH, entry.value().span(), "marked", clock.marked(), "track",
                    clock.name(), "size", clock.size()));
        }
    }

    private void wrong(MapNode.Entry entry, Node place, Message expected) {
        report.add(Diagnostic.of(Code.NOW__WRONG_MARK, place.span(), "track", Name.of(entry.key().text()).shown(),
                "expected", expected));
    }
}
