package lampblack.edit.fill;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.sheet.fill.FormOrigin;

/**
 * What a file with sheets that were filled in holds, or why it cannot be read.
 *
 * @param origins whose sheets they are
 * @param fields by the names that they have in the file
 */
public record FilledForm(List<FormOrigin> origins, List<FilledField> fields, Optional<Unreadable> unreadable) {

    /** What keeps a file from being read. */
    public enum Unreadable {
        BROKEN, LOCKED, FOREIGN, EXCESSIVE;

        /** Why it is not read. @param file what it is called */
        public Message says(String file) {
            return Message.of(switch (this) {
                case BROKEN -> "import.broken";
                case LOCKED -> "import.locked";
                case FOREIGN -> "import.foreign";
                case EXCESSIVE -> "import.too-large";
            }, "file", file);
        }
    }

    public FilledForm {
        origins = List.copyOf(origins);
        fields = List.copyOf(fields);
    }

    /** One of which nothing is read. */
    public static FilledForm not(Unreadable why) {
        return new FilledForm(List.of(), List.of(), Optional.of(why));
    }

    /** The only sheet, or of several the one of a character's file. @param file its name, without folders */
    public Optional<FormOrigin> meant(Optional<String> file) {
        List<FormOrigin> meant = origins.size() == 1 ? origins
                : origins.stream().filter(origin -> file.filter(origin.file()::equals).isPresent()).toList();
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /** The fields of one sheet, by the names of its places. */
    public List<FilledField> of(FormOrigin origin) {
        String prefix = origin.prefix();
        return fields.stream().filter(field -> field.name().startsWith(prefix)).map(field -> new FilledField(
                field.name().substring(prefix.length()), field.value(), field.before())).toList();
    }
}
