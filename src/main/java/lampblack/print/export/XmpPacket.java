package lampblack.print.export;

import java.util.List;
import java.util.Map;
import lampblack.sheet.DocumentProperties;

/** The properties of a document as XMP. @param audible whether it says that it keeps to the rules of PDF/UA */
record XmpPacket(DocumentProperties properties, boolean audible) {

    private static final String BEGIN = """
            <?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/">
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
             xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
             xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:cc="http://creativecommons.org/ns#"
             xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            """;
    private static final String END = """
            </rdf:Description>
            </rdf:RDF>
            </x:xmpmeta>
            <?xpacket end="w"?>
            """;
    private static final Map<String, String> ADDRESSES = Map.of(
            "CC0-1.0", "https://creativecommons.org/publicdomain/zero/1.0/",
            "CC-BY-3.0", "https://creativecommons.org/licenses/by/3.0/",
            "CC-BY-4.0", "https://creativecommons.org/licenses/by/4.0/",
            "CC-BY-SA-3.0", "https://creativecommons.org/licenses/by-sa/3.0/",
            "CC-BY-SA-4.0", "https://creativecommons.org/licenses/by-sa/4.0/",
            "CC-BY-NC-4.0", "https://creativecommons.org/licenses/by-nc/4.0/",
            "CC-BY-NC-SA-4.0", "https://creativecommons.org/licenses/by-nc-sa/4.0/",
            "CC-BY-ND-4.0", "https://creativecommons.org/licenses/by-nd/4.0/");

    /** The packet in its wrapper. @param created when, as XMP writes a date, or empty @param changed the same */
    String written(String creator, String producer, String created, String changed) {
        StringBuilder packet = new StringBuilder(BEGIN);
        plain(packet, "dc:format", "application/pdf");
        plain(packet, "pdfuaid:part", audible ? "1" : "");
        listed(packet, "dc:title", "Alt", List.of(properties.title()));
        listed(packet, "dc:creator", "Seq", properties.authors().isEmpty() ? List.of()
                : List.of(String.join(" ", properties.authors())));
        listed(packet, "dc:description", "Alt", List.of(properties.subject()));
        listed(packet, "dc:language", "Bag", List.of(properties.language()));
        listed(packet, "dc:subject", "Bag", properties.keywords());
        listed(packet, "dc:rights", "Alt", rights());
        licences(packet);
        plain(packet, "xmp:CreatorTool", creator);
        plain(packet, "xmp:CreateDate", created);
        plain(packet, "xmp:ModifyDate", changed);
        plain(packet, "pdf:Producer", producer == null ? "" : producer);
        plain(packet, "pdf:Keywords", String.join(", ", properties.keywords()));
        return packet.append(END).toString();
    }

    private List<String> rights() {
        return properties.rights().isEmpty() ? List.of() : List.of(String.join(" ", properties.rights()));
    }

    private void licences(StringBuilder packet) {
        plain(packet, "xmpRights:Marked", properties.licences().isEmpty() ? "" : "True");
        listed(packet, "xmpRights:UsageTerms", "Alt", properties.licences().isEmpty() ? List.of()
                : List.of(String.join(", ", properties.licences())));
        List<String> addresses = properties.licences().stream().filter(ADDRESSES::containsKey).map(ADDRESSES::get)
                .toList();
        if (addresses.size() == 1) {
            plain(packet, "xmpRights:WebStatement", addresses.get(0));
            packet.append("<cc:license rdf:resource=\"").append(addresses.get(0)).append("\"/>\n");
        }
    }

    private static void plain(StringBuilder packet, String name, String value) {
        if (!value.isEmpty()) {
            packet.append('<').append(name).append('>').append(escaped(value)).append("</").append(name).append(">\n");
        }
    }

    private static void listed(StringBuilder packet, String name, String kind, List<String> values) {
        if (values.isEmpty()) {
            return;
        }
        String item = kind.equals("Alt") ? "<rdf:li xml:lang=\"x-default\">" : "<rdf:li>";
        packet.append('<').append(name).append("><rdf:").append(kind).append('>');
        values.forEach(value -> packet.append(item).append(escaped(value)).append("</rdf:li>"));
        packet.append("</rdf:").append(kind).append("></").append(name).append(">\n");
    }

    /** What no XML may hold is left out. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().filter(letter -> letter >= ' ' && letter != 0xFFFE && letter != 0xFFFF
                && !(letter >= 0xD800 && letter < 0xE000)).forEach(letter -> {
                    switch (letter) {
                        case '&' -> escaped.append("&amp;");
                        case '<' -> escaped.append("&lt;");
                        case '>' -> escaped.append("&gt;");
                        default -> escaped.appendCodePoint(letter);
                    }
                });
        return escaped.toString();
    }
}
