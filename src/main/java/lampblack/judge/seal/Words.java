package lampblack.judge.seal;

import java.util.HashSet;
import java.util.Set;
import lampblack.character.Name;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** The words in a tree that may be ids: those of every key and value but of what is only read. */
final class Words {

    private static final Set<String> PROSE = Set.of("text", "title", "suits", "because", "credits", "licence",
            "content-notes");

    private Words() {}

    /** Whether what stands under a key is only read. */
    static boolean isProse(String key) {
        return PROSE.contains(key);
    }

    /** The words of a text: what lies between letters, digits and hyphens is left out. */
    static Set<String> of(String text) {
        Set<String> words = new HashSet<>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean inside = i < text.length() && isOfId(text.charAt(i));
            if (inside && start < 0) {
                start = i;
            } else if (!inside && start >= 0) {
                words.add(text.substring(start, i));
                start = -1;
            }
        }
        return words;
    }

    private static boolean isOfId(char c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-';
    }

    /** Adds the words of a game's tree. */
    static void ofRules(Node node, Set<String> into) {
        switch (node) {
            case MapNode map -> map.all().forEach(entry -> {
                into.add(entry.key().text());
                into.addAll(of(entry.key().text()));
                if (!isProse(entry.key().text())) {
                    ofRules(entry.value(), into);
                }
            });
            case ListNode list -> list.items().forEach(item -> ofRules(item, into));
            case Scalar scalar -> into.addAll(of(scalar.text()));
        }
    }

    /** Adds what a character's file says, in words and as a whole, as it may call things by their titles. */
    static void ofCharacter(Node node, Set<String> into) {
        switch (node) {
            case MapNode map -> map.all().forEach(entry -> {
                said(entry.key().text(), into);
                ofCharacter(entry.value(), into);
            });
            case ListNode list -> list.items().forEach(item -> ofCharacter(item, into));
            case Scalar scalar -> said(scalar.text(), into);
        }
    }

    private static void said(String text, Set<String> into) {
        into.add(Name.of(text).key());
        into.addAll(of(text));
    }
}
