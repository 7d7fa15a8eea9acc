package lampblack.engine;

import lampblack.builder.page.WallClock;
import org.teavm.jso.JSBody;

/** The clock of the machine that the page is on, in its own time zone. */
final class BrowserClock implements WallClock {

    private static final String[] MONTHS = {"January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December"};

    /** The present moment. */
    long now() {
        return (long) milliseconds();
    }

    @Override
    public String today() {
        double now = milliseconds();
        return year(now) + "-" + padded(month(now) + 1) + "-" + padded(day(now));
    }

    @Override
    public String iso(long moment) {
        return iso((double) moment);
    }

    @Override
    public String words(long moment) {
        double at = moment;
        return day(at) + " " + MONTHS[month(at)] + " " + year(at) + ", " + padded(hour(at)) + ":" + padded(minute(at));
    }

    private static String padded(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    @JSBody(script = "return Date.now();")
    private static native double milliseconds();

    @JSBody(params = "moment", script = "return new Date(moment).toISOString().replace('.000Z', 'Z');")
    private static native String iso(double moment);

    @JSBody(params = "moment", script = "return new Date(moment).getFullYear();")
    private static native int year(double moment);

    @JSBody(params = "moment", script = "return new Date(moment).getMonth();")
    private static native int month(double moment);

    @JSBody(params = "moment", script = "return new Date(moment).getDate();")
    private static native int day(double moment);

    @JSBody(params = "moment", script = "return new Date(moment).getHours();")
    private static native int hour(double moment);

    @JSBody(params = "moment", script = "return new Date(moment).getMinutes();")
    private static native int minute(double moment);
}
