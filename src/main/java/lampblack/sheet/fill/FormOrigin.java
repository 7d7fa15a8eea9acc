package lampblack.sheet.fill;

/**
 * What a sheet to fill in was made from; what is not known is empty.
 *
 * @param prefix what the names of its fields begin with, where there are several sheets
 * @param ruleset the id of the game
 * @param version of the game
 * @param sheet the kind of sheet
 * @param playbook its id
 * @param file the name of the character's file, without folders
 * @param name of the character
 */
public record FormOrigin(String prefix, String ruleset, String version, String sheet, String playbook, String file,
        String name) {

    /** The same with another prefix. */
    public FormOrigin under(String other) {
        return new FormOrigin(other, ruleset, version, sheet, playbook, file, name);
    }
}
