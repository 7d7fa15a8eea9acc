package lampblack.builder.file;

import java.util.List;
import lampblack.builder.page.TabView;
import lampblack.builder.page.TabInput;

/** The tab with the text of the file. @param files the single file */
public record FileTab(List<FileEditorView> files) implements TabView {

    public static FileTab of(TabInput in) {
        return new FileTab(List.of(FileEditorView.of(in.shelf(), in.key(), in.form().text("text"), in.messages(),
                in.clock())));
    }
}
