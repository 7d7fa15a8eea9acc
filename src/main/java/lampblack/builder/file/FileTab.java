package lampblack.builder.file;

import java.nio.file.Path;
import java.util.List;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.TabView;
import lampblack.edit.LoadedCharacter;

/** The leaf of the file itself. @param files the one there is */
public record FileTab(List<FileEditorView> files) implements TabView {

    public static FileTab of(RequestContext visit, String stem, LoadedCharacter character) {
        return new FileTab(List.of(FileEditorView.of(visit, stem, Path.of(character.key()))));
    }
}
