package lampblack.difference;

import lampblack.diagnostic.Worded;
import lampblack.ruleset.migration.Version;

/** Which number of a version is raised by a change. */
public enum VersionStep implements Worded {
    /** Only words: nothing that anybody has or may have is otherwise. */
    PATCH("patch"),
    /** Something is new, or more is allowed. */
    MINOR("minor"),
    /** Something is gone, dearer or tighter, or may be. */
    MAJOR("major");

    private final String word;

    VersionStep(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** What a change asks for. */
    public static VersionStep of(Change change) {
        return switch (change) {
            case Change.NewRule rule when rule.what().isUnknown() -> MAJOR;
            case Change.NewRule rule -> MINOR;
            case Change.Appeared appeared -> MINOR;
            case Change.Vanished vanished -> MAJOR;
            case Change.Parted parted -> MAJOR;
            case Change.NewId renamed -> MAJOR;
            case Change.Became became -> MAJOR;
            case Change.NewWords words -> PATCH;
            case Change.NewFigure figure -> switch (figure.turn()) {
                case CHEAPER, WIDER -> MINOR;
                case DEARER, PRICED, TIGHTER -> MAJOR;
            };
        };
    }

    /** What bringing another version of a base asks for. */
    public static VersionStep between(Version was, Version now) {
        return was.major() != now.major() ? MAJOR : was.minor() != now.minor() ? MINOR : PATCH;
    }

    /** The number after one; before 1.0.0, where nothing is promised yet, each step is one smaller. */
    public Version after(Version was) {
        boolean early = was.major() == 0;
        return switch (this) {
            case MAJOR -> early ? new Version(0, was.minor() + 1, 0) : new Version(was.major() + 1, 0, 0);
            case MINOR -> early ? new Version(0, was.minor(), was.patch() + 1)
                    : new Version(was.major(), was.minor() + 1, 0);
            case PATCH -> new Version(was.major(), was.minor(), was.patch() + 1);
        };
    }

    /** The larger of two. */
    public VersionStep or(VersionStep other) {
        return compareTo(other) < 0 ? other : this;
    }
}
