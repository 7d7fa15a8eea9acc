package lampblack.builder.file;

import java.util.List;
import lampblack.builder.page.TabView;
import lampblack.builder.tab.TabInput;

/** The leaf of the file itself. @param files the one there is */
public record FileTab(List<FileEditorView> files) implements TabView {

    public static FileTab of(TabInput in) {
        return new FileTab(List.of(FileEditorView.of(in.shelf(), in.key(), in.form().text("text"), in.messages(),
                in.clock())));
    }
}
