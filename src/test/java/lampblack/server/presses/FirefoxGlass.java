package lampblack.server.presses;

import java.util.List;
import lampblack.print.export.Firefox;

/** The one tab of a Firefox, with a mouse; it goes on from scenario to scenario. */
final class FirefoxGlass implements Glass {

    private final Firefox firefox;
    private final int before;

    FirefoxGlass(Firefox firefox) {
        this.firefox = firefox;
        before = firefox.console().size();
    }

    @Override
    public void open(String address) {
        firefox.open(address);
    }

    @Override
    public String ask(String expression) {
        return firefox.evaluate(expression);
    }

    @Override
    public void down(double x, double y) {
        firefox.mouse("pointerDown", x, y);
    }

    @Override
    public void up(double x, double y) {
        firefox.mouse("pointerUp", x, y);
    }

    @Override
    public Glass beside() {
        throw new UnsupportedOperationException("it has one tab");
    }

    @Override
    public void front() {
        // It is the only one.
    }

    @Override
    public List<String> complaints() {
        List<String> all = firefox.console();
        return all.subList(before, all.size()).stream().filter(said -> said.startsWith("error")).toList();
    }

    @Override
    public void close() {
        firefox.open("about:blank");
    }
}
