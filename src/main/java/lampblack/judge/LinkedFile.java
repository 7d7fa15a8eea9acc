package lampblack.judge;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.rules.option.OwnerLink;

/**
 * The file that a link leads to: a {@code .yaml} file in the folder of the member, below it, or below the folder that
 * holds that one. Whatever else is written there is never opened.
 *
 * @param member where the member stands
 */
record LinkedFile(Place member, OwnerReference link) {

    private String written() {
        return link.file().text();
    }

    /** Where it stands. */
    Place place() {
        return member.to(written());
    }

    /** What to call it where the member is called so. */
    String shown(String member) {
        return RelativeWay.from(member, written()).replace('\\', '/');
    }

    /** Why it is not to be opened, or cannot be. */
    Optional<Diagnostic> problem(OwnerLink kind) {
        if (!RelativeWay.isOne(written())) {
            return Optional.of(meant(outside(written().contains("\\") ? "link.outside.backslash"
                    : "link.outside.absolute")));
        }
        if (!RelativeWay.staysNear(written())) {
            return Optional.of(meant(outside("link.outside")));
        }
        Place place = place();
        if (place.equals(member)) {
            return Optional.of(Diagnostic.of(Code.LINK__WRONG_SHEET, link.file().span(), Message.of(
                    "link.wrong-sheet.itself", "file", written(), "sheet", kind.to())));
        }
        if (!place.isThere()) {
            return Optional.of(meant(Diagnostic.of(Code.LINK__NOT_FOUND, link.file().span(), "file", written())));
        }
        return member.isNear(place) ? Optional.empty() : Optional.of(outside("link.outside.really"));
    }

    private Diagnostic outside(String key) {
        return Diagnostic.of(Code.LINK__OUTSIDE, link.file().span(), Message.of(key, "file", written()));
    }

    /** The problem, with the way to the file whose name is nearest, wherever it stands. */
    private Diagnostic meant(Diagnostic problem) {
        boolean near = problem.code() == Code.LINK__NOT_FOUND;
        String name = FileName.stem(last(written().replace('\\', '/')));
        Map<String, String> ways = new LinkedHashMap<>();
        member.nearby(near ? written() : name).forEach(way -> ways.putIfAbsent(FileName.stem(last(way)), way));
        return NearestName.to(name, ways.keySet()).map(ways::get)
                .map(way -> problem.suggestName(written(), way)).orElse(problem);
    }

    private static String last(String way) {
        return way.substring(way.lastIndexOf('/') + 1);
    }
}
