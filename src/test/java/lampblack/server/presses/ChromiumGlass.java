package lampblack.server.presses;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;

/** A tab of Chromium, on a phone or with a mouse. */
record ChromiumGlass(BrowserTab tab, boolean touch, String script) implements Glass {

    /** The browser's own notes of answers that refuse. */
    private static final String HONEST = "error: Failed to load resource: the server responded with a status of 4(12|13|22).*";

    static Glass of(boolean touch, String script) {
        return new ChromiumGlass(OneBrowser.tab(), touch, script).prepared();
    }

    private ChromiumGlass prepared() {
        tab.call("Emulation.setDeviceMetricsOverride", with().put("width", touch ? 390 : 1280)
                .put("height", touch ? 844 : 800).put("deviceScaleFactor", 1).put("mobile", touch));
        if (touch) {
            tab.call("Emulation.setTouchEmulationEnabled", with().put("enabled", true).put("maxTouchPoints", 1));
        }
        tab.call("Page.addScriptToEvaluateOnNewDocument", with().put("source", script));
        return this;
    }

    private static ObjectNode with() {
        return JsonNodeFactory.instance.objectNode();
    }

    @Override
    public void open(String address) {
        tab.open(address);
    }

    @Override
    public String ask(String expression) {
        return tab.evaluate(expression).asText();
    }

    @Override
    public void down(double x, double y) {
        if (touch) {
            ObjectNode start = with().put("type", "touchStart");
            start.putArray("touchPoints").addObject().put("x", x).put("y", y);
            tab.call("Input.dispatchTouchEvent", start);
        } else {
            mouse("mouseMoved", "none", x, y);
            mouse("mousePressed", "left", x, y);
        }
    }

    @Override
    public void up(double x, double y) {
        if (touch) {
            ObjectNode end = with().put("type", "touchEnd");
            end.putArray("touchPoints");
            tab.call("Input.dispatchTouchEvent", end);
        } else {
            mouse("mouseReleased", "left", x, y);
        }
    }

    private void mouse(String what, String button, double x, double y) {
        tab.call("Input.dispatchMouseEvent", with().put("type", what).put("x", x).put("y", y).put("button", button)
                .put("clickCount", 1));
    }

    @Override
    public int patience() {
        return touch ? 180 : Glass.super.patience();
    }

    @Override
    public Glass beside() {
        return new ChromiumGlass(tab.beside(), touch, script).prepared();
    }

    @Override
    public void front() {
        tab.call("Page.bringToFront", with());
    }

    @Override
    public List<String> complaints() {
        return tab.console().stream().filter(said -> said.matches("(error|exception|warning|assert).*") && !said.matches(HONEST))
                .toList();
    }

    @Override
    public void close() {
        tab.close();
    }
}
