package lampblack.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Who has joined and which sheets they have. A sheet that nobody has is free; only the GM gives one to several. */
public final class People {

    static final int MAX = 24;

    private final PeopleFile file;
    private final List<Person> all;

    People(PeopleFile file) {
        this.file = file;
        this.all = new ArrayList<>(file.read());
    }

    public synchronized List<Person> all() {
        return List.copyOf(all);
    }

    /** The one whose secret this is. */
    synchronized Optional<Person> knownBy(String secret) {
        String hash = Secret.hash(secret);
        return all.stream().filter(person -> Secret.isSame(person.hash(), hash)).findFirst();
    }

    public synchronized Optional<Person> find(String id) {
        return all.stream().filter(person -> person.id().equals(id)).findFirst();
    }

    synchronized boolean isTaken(PersonName name) {
        return all.stream().anyMatch(person -> new PersonName(person.name()).key().equals(name.key()));
    }

    synchronized boolean isFull() {
        return all.size() >= MAX;
    }

    /** Lets somebody in, and returns the secret by which they are known from now on. */
    synchronized String join(PersonName name, boolean isGm) {
        String secret = Secret.fresh();
        all.add(new Person(Secret.id(), name.text(), Secret.hash(secret), isGm, List.of()));
        file.write(all);
        return secret;
    }

    /** Whether somebody has a sheet. */
    public synchronized boolean isHeld(String key) {
        return all.stream().anyMatch(person -> person.sheets().contains(key));
    }

    /** Gives a free sheet to somebody who has none yet; whether they have it now, as they do who took it before. */
    synchronized boolean take(String id, String key) {
        if (!isHeld(key) && find(id).filter(person -> person.sheets().isEmpty()).isPresent()) {
            give(id, key);
        }
        return find(id).filter(person -> person.sheets().contains(key)).isPresent();
    }

    synchronized void give(String id, String key) {
        change(person -> person.id().equals(id) ? person.with(key) : person);
    }

    /** Takes a sheet from somebody. */
    synchronized void takeFrom(String id, String key) {
        change(person -> person.id().equals(id) ? person.without(key) : person);
    }

    /** A sheet is gone. */
    synchronized void gone(String key) {
        change(person -> person.without(key));
    }

    /** Somebody has to leave. */
    synchronized void dismiss(String id) {
        all.removeIf(person -> person.id().equals(id));
        file.write(all);
    }

    synchronized void dismissAll() {
        all.clear();
        file.remove();
    }

    private void change(UnaryOperator<Person> to) {
        List<Person> before = List.copyOf(all);
        all.replaceAll(to);
        if (!all.equals(before)) {
            file.write(all);
        }
    }
}
