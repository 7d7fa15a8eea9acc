package lampblack.builder.build;

import java.util.List;
import lampblack.sheet.Markup.Paragraph;

/** Something that the game says a few words of. @param title empty where that is the heading itself */
public record TermText(String title, List<Paragraph> text) {}
