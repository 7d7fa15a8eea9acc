package lampblack.server;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import lampblack.builder.page.WallClock;

/** The clock of this machine, in its own time zone. */
final class LocalClock implements WallClock {

    /** The months are named here, since Java looks through all its languages for them. */
    private static final DateTimeFormatter WORDS = new DateTimeFormatterBuilder().appendPattern("d ")
            .appendText(ChronoField.MONTH_OF_YEAR, months()).appendPattern(" yyyy, HH:mm").toFormatter(Locale.ENGLISH);

    private static Map<Long, String> months() {
        String[] names = {"January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December"};
        Map<Long, String> months = new HashMap<>();
        for (String text : names) {
            months.put(months.size() + 1L, text);
        }
        return months;
    }

    @Override
    public String today() {
        return LocalDate.now().toString();
    }

    @Override
    public String iso(long moment) {
        return Instant.ofEpochMilli(moment).toString();
    }

    @Override
    public String words(long moment) {
        return WORDS.format(Instant.ofEpochMilli(moment).atZone(ZoneId.systemDefault()));
    }
}
