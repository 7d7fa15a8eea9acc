package lampblack.server.table;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.character.CharacterFile;

/** One group that plays over the local network, until its host ends it. */
public final class Table {

    private static final String FOLDER = ".table";
    private static final int LONGEST_COOKIE = 100;

    /** So many forms are remembered by which somebody has joined. */
    private static final int FORMS = 32;

    private final String address;
    private final JoinDesk desk = new JoinDesk(System::nanoTime);
    private final People people;
    private final Map<String, JoinedByForm> joining = new LinkedHashMap<>();
    private final Moment moment;
    private volatile boolean open = true;
    private final TurnLog turns = new TurnLog();
    private volatile Runnable ended = () -> { };
    private volatile BooleanSupplier opened = () -> true;
    private volatile Consumer<List<String>> listener = keys -> { };

    /**
     * @param shelf the folder of the characters
     * @param address that players reach it at, in digits
     */
    public Table(Path shelf, String address) {
        this.address = address;
        this.people = new People(new PeopleFile(shelf.resolve(FOLDER)));
        this.moment = new Moment(shelf.resolve(FOLDER));
    }

    /** Who has joined by a form. */
    private record JoinedByForm(PersonName name, Welcome welcome) {}

    public String address() {
        return address;
    }

    /** What the machine is called by its address, as browsers say it. */
    public String host() {
        return LocalAddress.host(address);
    }

    public JoinDesk desk() {
        return desk;
    }

    public People people() {
        return people;
    }

    public Moment moment() {
        return moment;
    }

    public boolean isOpen() {
        return open;
    }

    /** Ends it: nobody is known any more. */
    public void end() {
        open = false;
        people.dismissAll();
        moment.resume();
        ended.run();
    }

    /** Opens another at the same address, with other codes and nobody at it; whether that could be done. */
    public boolean openAnother() {
        if (!open) {
            desk.renew();
            open = true;
            open = opened.getAsBoolean();
        }
        return open;
    }

    TurnLog turns() {
        return turns;
    }

    /** Sheets have been changed by somebody at the table. */
    void changed(List<String> keys) {
        listener.accept(keys);
    }

    /** Sets who is told of changes, by the keys of the sheets. */
    public void whenChanged(Consumer<List<String>> then) {
        listener = then;
    }

    /** Sets what is to be done once it has ended. */
    public void whenEnded(Runnable then) {
        ended = then;
    }

    /** Sets what lets people in where another is opened, and says whether it could. */
    public void whenOpened(BooleanSupplier then) {
        opened = then;
    }

    /** The name of the cookie that holds a secret; cookies do not tell ports apart by themselves. */
    public static String cookie(int port) {
        return "lampblack-" + port;
    }

    /** Whose secret this is. */
    public Attendee attendee(String secret) {
        Optional<Person> known = !open || secret.isEmpty() || secret.length() > LONGEST_COOKIE ? Optional.empty()
                : people.knownBy(secret);
        return known.map(Person::attendee).orElse(Attendee.STRANGER);
    }

    /** How somebody fared who wanted to join. */
    public sealed interface Welcome {

        /** They are in. @param secret by which they are known from now on */
        record Joined(String secret) implements Welcome {}

        /** They are not. @param why the key of the words that say so */
        record TurnedAway(String why, boolean hasToWait) implements Welcome {}
    }

    /**
     * @param from where they are, in digits
     * @param form what tells the form that they were shown from any other, or empty; whoever sends it again is in
     */
    public Welcome join(String from, String code, String written, String form) {
        if (!open || people.isFull()) {
            return new Welcome.TurnedAway(open ? "web.table.full" : "web.table.ended", false);
        }
        JoinDesk.Answer answer = desk.show(LocalAddress.fixedPart(from), code);
        if (answer == JoinDesk.Answer.WAIT || answer == JoinDesk.Answer.WRONG) {
            boolean hasToWait = answer == JoinDesk.Answer.WAIT;
            return new Welcome.TurnedAway(hasToWait ? "web.table.wait" : "web.table.wrong-code", hasToWait);
        }
        Optional<PersonName> name = PersonName.of(written);
        synchronized (people) {
            Optional<JoinedByForm> known = Optional.ofNullable(joining.get(form))
                    .filter(earlier -> name.filter(earlier.name()::equals).isPresent());
            if (known.isPresent() && people.isTaken(name.get())) {
                return known.get().welcome();
            }
            if (name.isEmpty() || people.isTaken(name.get())) {
                return new Welcome.TurnedAway(name.isEmpty() ? "web.table.no-name" : "web.table.name-taken", false);
            }
            Welcome welcome = new Welcome.Joined(people.join(name.get(), answer == JoinDesk.Answer.GM));
            remember(form, new JoinedByForm(name.get(), welcome));
            return welcome;
        }
    }

    private void remember(String form, JoinedByForm joined) {
        if (!form.isEmpty()) {
            joining.put(form, joined);
        }
        if (joining.size() > FORMS) {
            joining.remove(joining.keySet().iterator().next());
        }
    }

    /**
     * Whether somebody may see a sheet: their own, and those that are of no one character, such as a crew.
     *
     * @param header what the sheet says of itself at first sight
     */
    public boolean reads(Attendee attendee, String key, Optional<FileHeader> header) {
        return attendee.runsGame() || owns(attendee, key)
                || attendee.has(Right.READ) && header.filter(isCharacter().negate()).isPresent();
    }

    /** Whether somebody may change a sheet. */
    public boolean writes(Attendee attendee, String key) {
        return attendee.runsGame() || owns(attendee, key);
    }

    /** The address that players open. */
    public String link(int port) {
        return "http://" + host() + ":" + port + "/";
    }

    /** Whether a sheet is a character's that nobody has. */
    public boolean isFree(String key, Shelf shelf) {
        return !people.isHeld(key) && shelf.header(key).filter(isCharacter()).isPresent();
    }

    /** A player takes a free character. @return whether they have it now; whoever takes their own again still does */
    public boolean take(Attendee attendee, String key, Shelf shelf) {
        return shelf.header(key).filter(isCharacter()).isPresent() && people.take(attendee.id(), key);
    }

    /** The GM gives somebody a sheet. */
    public boolean give(String person, String key, Shelf shelf) {
        boolean isThere = people.find(person).isPresent() && shelf.find(key).isPresent();
        if (isThere) {
            people.give(person, key);
        }
        return isThere;
    }

    /** The GM takes a sheet from somebody. */
    public boolean free(String person, String key) {
        boolean isThere = people.find(person).isPresent();
        people.takeFrom(person, key);
        return isThere;
    }

    /** The GM sends somebody away, whose sheets are free then. */
    public boolean dismiss(String person) {
        boolean isThere = people.find(person).isPresent();
        people.dismiss(person);
        return isThere;
    }

    private boolean owns(Attendee attendee, String key) {
        return people.find(attendee.id()).filter(person -> person.sheets().contains(key)).isPresent();
    }

    /** Whether a file is a character's, of which everybody has one. */
    static Predicate<FileHeader> isCharacter() {
        return header -> Set.of("", CharacterFile.USUAL_SHEET).contains(header.sheet());
    }
}
